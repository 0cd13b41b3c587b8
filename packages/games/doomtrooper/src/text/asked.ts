/** What is asked about a hand, in words. */
import { ANY_OF_IT, ANY_TYPE } from '../legal/questions.ts';
import type { KindName } from '../vocabulary.ts';
import { KIND_NAMES } from '../vocabulary.ts';
import type { Talk } from './talk.ts';
import { affiliationIn, card, two } from './talk.ts';

const TYPES: Readonly<Record<KindName, readonly [cs: string, en: string]>> = {
  warrior: ['bojovník', 'a warrior'],
  equipment: ['vybavení', 'an equipment card'],
  fortification: ['opevnění', 'a fortification'],
  symmetry: ['dar', 'a gift'],
  mission: ['úkol', 'a mission'],
  relic: ['relikvie', 'a relic'],
  warzone: ['válečná zóna', 'a warzone'],
  ki: ['síla ki', 'a ki power'],
  beast: ['zvíře', 'a beast'],
  art: ['kouzlo Umění', 'a spell of the Art'],
  special: ['speciální karta', 'a special card'],
  alliance: ['aliance', 'an alliance'],
};

export const typeIn = (t: Talk, n: number): string =>
  n === ANY_TYPE ? two(t, 'karta kteréhokoli typu', 'a card of any type') : two(t, ...TYPES[KIND_NAMES[n]]);

/** "a warrior (Bauhaus)", or a card by its name. */
export function askedIn(t: Talk, type: number, more: number): string {
  if (more > ANY_OF_IT) return card(t, more);
  return more === ANY_OF_IT ? typeIn(t, type) : `${typeIn(t, type)} (${affiliationIn(t, more)})`;
}
