/** What every sentence needs: the language, the players, names of cards. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Talk as Plain, Players } from '@kolbiste/cardkit/words';
import { cap, talkIn as plainTalk, quoted, two } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import { nameOf } from '../cards/names.ts';
import { affiliation, isAffiliation } from '../cards/words.ts';
import type { View } from '../view.ts';
import { TRAIT_NAMES } from '../vocabulary.ts';

export interface Talk extends Plain {
  readonly v: View;
}

export const talkIn = (lang: Lang, names: NameSet, players: Players | undefined, v: View): Talk => ({
  ...plainTalk(lang, names, players),
  v,
});

/** Of what has no name in quotation marks. */
type Case = 'nom' | 'acc' | 'dat';
const HIDDEN: Readonly<Record<Case, string>> = {
  nom: 'skrytý bojovník',
  acc: 'skrytého bojovníka',
  dat: 'skrytému bojovníkovi',
};
const A_CARD: Readonly<Record<Case, string>> = { nom: 'karta', acc: 'kartu', dat: 'kartě' };

/** A card by its name; one that lies hidden has none. */
export const card = (t: Talk, id: number, c: Case = 'nom'): string =>
  id <= 0 ? two(t, HIDDEN[c], 'a hidden warrior') : quoted(nameOf(id, t.lang, t.names), t.lang);
/** Behind “against”. */
export const against = (t: Talk, id: number): string => `${two(t, 'proti', 'against')} ${card(t, id, 'dat')}`;
/** At the beginning of a sentence. */
export const firstCard = (t: Talk, id: number): string => (id <= 0 ? cap(card(t, id)) : card(t, id));

/** A card in play; of several of its name each by its number. */
export function piece(t: Talk, id: number, c: Case = 'nom'): string {
  const p = t.v.pieces.find((each) => each.id === id);
  if (p === undefined) return two(t, `${A_CARD[c]}, která již opustila hru`, 'a card that has left play');
  const same = t.v.pieces.filter((other) => other.card === p.card);
  return `${card(t, p.card, c)}${same.length > 1 ? ` ${same.indexOf(p) + 1}` : ''}`;
}

/** The same behind “against”. */
export const againstPiece = (t: Talk, id: number): string => `${two(t, 'proti', 'against')} ${piece(t, id, 'dat')}`;

const ZONES = [
  ['Mužstvo', 'the Squad'],
  ['Kohorta', 'the Kohort'],
  ['Stanice', 'the Outpost'],
  ['mimo oblasti', 'outside the areas'],
  ['u jiné karty', 'another card'],
  ['před hráčem', 'before a player'],
] as const;
export function zone(t: Talk, n: number): string {
  const [cs, en] = ZONES[n] ?? ZONES[3];
  return two(t, cs, en);
}

/** An affiliation by its number. */
export function affiliationIn(t: Talk, n: number): string {
  const word = TRAIT_NAMES[n] ?? '';
  return isAffiliation(word) ? two(t, affiliation(word, t.names).cs, affiliation(word, t.names).en) : '';
}

export { first, name, two } from '@kolbiste/cardkit/words';
