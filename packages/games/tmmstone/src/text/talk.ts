/** What every sentence needs: the language, the set of names, the players; names of cards and counted things. */
import type { Case } from '@kolbiste/cardkit/czech';
import type { Talk } from '@kolbiste/cardkit/words';
import { byNumber, cap, name, plain, two, whose } from '@kolbiste/cardkit/words';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import type { Kind } from '../vocabulary.ts';
import { KIND_NAMES, UNIT_SLOTS } from '../vocabulary.ts';
import { agree, declined } from './card/cs/decline.ts';

export { byNumber, first, name, now, plain, signed, type Talk, talkIn, two } from '@kolbiste/cardkit/words';

// Cards

/** The kind of a card; 'card' where it is not known. */
const kindOf = (id: number): Kind | 'card' => {
  const card = pool.cards[id];
  return card === null || card === undefined ? 'card' : KIND_NAMES[card.kind];
};

/** The name of a card in quotation marks; a card that is not seen has none. */
export function quoted(t: Talk, id: number): string {
  const text = nameOf(id, t.lang, t.names);
  if (text === '') return two(t, 'neznámá karta', 'an unknown card');
  return two(t, `„${text}“`, `“${text}”`);
}

/** The card with the noun of its kind: 'kouzlo „X“', 'spell “X”'; alone the noun where the card is not seen. */
export function card(t: Talk, id: number, inCase: Case = 'nom'): string {
  const kind = kindOf(id);
  const noun = two(t, declined(kind, false, inCase), kind);
  return kind === 'card' ? noun : `${noun} ${quoted(t, id)}`;
}

/** A unit as the subject of a sentence: 'jednotka „X“', '“X”'. */
export const unit = (t: Talk, id: number): string => two(t, card(t, id), quoted(t, id));

/** A Czech adjective in agreement with the noun of a card's kind: zahraná jednotka, zahrané kouzlo. */
export const ofCard = (id: number, adjective: string): string => agree(adjective, kindOf(id), false, 'nom');

/** A character by its id and card: 'jednotku „X“', 'hrdinu (hráč A)', 'unit “X”', 'hero (player A)'. */
export function one(t: Talk, id: number, of: number, inCase: Case = 'nom'): string {
  if (id === 0 || id === 1) return `${two(t, declined('hero', false, inCase), 'the hero')} (${name(t, id)})`;
  if (of === 0) return two(t, declined('unit', false, inCase), 'a unit');
  return two(t, card(t, of, inCase), quoted(t, of));
}

/** The hero of a seat at the beginning of a sentence: 'Váš hrdina', 'Hrdina hráče A'. */
export const heroOf = (t: Talk, seat: number): string => cap(whose(t, seat, two(t, 'hrdina', 'hero')));

// Counted things

/** Forms of a counted noun: of one, of two to four, of more. */
type Forms = readonly [string, string, string];
type Counted = 'mana' | 'life' | 'card';

const NOM: Readonly<Record<Counted, Forms>> = {
  mana: ['mana', 'many', 'man'],
  life: ['život', 'životy', 'životů'],
  card: ['karta', 'karty', 'karet'],
};
const GEN: Readonly<Record<Counted, Forms>> = {
  mana: ['many', 'man', 'man'],
  life: ['života', 'životů', 'životů'],
  card: ['karty', 'karet', 'karet'],
};
const ACC: Readonly<Record<Counted, Forms>> = {
  mana: ['manu', 'many', 'man'],
  life: NOM.life,
  card: ['kartu', 'karty', 'karet'],
};
const ENGLISH: Readonly<Record<Counted, readonly [string, string]>> = {
  mana: ['mana', 'mana'],
  life: ['life', 'life'],
  card: ['card', 'cards'],
};

/** ' (zbývají 2)' behind what has become less; never below nothing. */
export function left(t: Talk, n: number): string {
  const rest = Math.max(0, n);
  return two(t, ` (${byNumber(rest, 'zbývá', 'zbývají', 'zbývá')} ${rest})`, ` (${rest} left)`);
}

/** '3 karty', '1 manu', '5 životů'; '3 cards', '1 mana', '5 life'. */
export function count(t: Talk, n: number, what: Counted, inCase: 'nom' | 'gen' | 'acc' = 'nom'): string {
  if (t.lang === 'en') return `${plain(n)} ${ENGLISH[what][n === 1 ? 0 : 1]}`;
  const [single, few, many] = { nom: NOM, gen: GEN, acc: ACC }[inCase][what];
  return `${plain(n)} ${byNumber(n, single, few, many)}`;
}

/** 'slot 3' of a place. */
export const slotOf = (place: number): string => `slot ${(place % UNIT_SLOTS) + 1}`;
