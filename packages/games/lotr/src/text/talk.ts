/** What every sentence needs: the language, the set of names, the players; names of cards and counted things. */
import type { Case } from '@kolbiste/cardkit/czech';
import type { Talk } from '@kolbiste/cardkit/words';
import { byNumber, plain, two } from '@kolbiste/cardkit/words';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import { TYPES } from '../vocabulary.ts';
import type { Noun } from './card/cs/decline.ts';
import { agree, declined } from './card/cs/decline.ts';

export { first, left, name, now, plain, signed, type Talk, talkIn, two } from '@kolbiste/cardkit/words';

// Cards

/** What a card is called; a quest card is the stage that it is; 'card' where it is not known. */
function nounOf(id: number): Noun {
  const card = pool.cards[id];
  if (card === undefined) return 'card';
  const type = TYPES[card.type];
  return type === 'quest' ? 'stage' : type;
}

/** The name of a card in quotation marks; a card that is not seen has none. */
export function quoted(t: Talk, id: number): string {
  const text = nameOf(id, t.lang, t.names);
  if (text === '') return two(t, 'neznámá karta', 'an unknown card');
  return two(t, `„${text}“`, `“${text}”`);
}

/** The card with its noun: 'spojence „X“'; in English its name alone; the noun alone where the card is not seen. */
export function card(t: Talk, id: number, inCase: Case = 'nom'): string {
  const noun = nounOf(id);
  if (noun === 'card') return two(t, declined(noun, inCase), 'a card');
  return two(t, `${declined(noun, inCase)} ${quoted(t, id)}`, quoted(t, id));
}

/** A Czech adjective in agreement with the noun of a card: vyčerpaný hrdina, vyčerpané místo. */
export const ofCard = (id: number, adjective: string): string => agree(adjective, nounOf(id), 'nom');

// Counted things

/** Forms of a counted noun: of one, of two to four, of more; English: one and many. */
const COUNTED = {
  card: ['karta', 'karty', 'karet', 'card', 'cards'],
  cardAcc: ['kartu', 'karty', 'karet', 'card', 'cards'],
  resource: ['zdroj', 'zdroje', 'zdrojů', 'resource', 'resources'],
  progress: ['žeton postupu', 'žetony postupu', 'žetonů postupu', 'progress', 'progress'],
  life: ['život', 'životy', 'životů', 'hit point', 'hit points'],
  point: ['bod', 'body', 'bodů', 'point', 'points'],
  enemy: ['nepřítel', 'nepřátelé', 'nepřátel', 'enemy', 'enemies'],
} as const;

/** '3 karty', '1 zdroj'; '3 cards', '1 resource'. */
export function count(t: Talk, n: number, what: keyof typeof COUNTED): string {
  const [single, few, many, one, more] = COUNTED[what];
  return two(t, `${plain(n)} ${byNumber(n, single, few, many)}`, `${plain(n)} ${n === 1 ? one : more}`);
}
