/** English cards of hands, decks and graves. */
import type { Amount, CardFilter, Side } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { amount, forEach, short } from './amounts.ts';
import { a, noun, owners, RARITIES } from './whom.ts';

/** "a card", "2 cards", "a card for each ...". */
function cards(n: Amount, s: Speech): string {
  if (n === 1) return 'a card';
  const number = short(n, s);
  if (number !== null) return `${number} cards`;
  const each = forEach(n, s);
  return each === null ? `a number of cards equal to ${amount(n, s)}` : `a card ${each}`;
}

/** "“Name”", "3 “Name”": named cards going somewhere. */
export function named(n: Amount, name: string, where: string, s: Speech): string {
  if (n === 1) return `${name} ${where}`;
  const number = short(n, s);
  if (number !== null) return `${number} ${name} ${where}`;
  return `${name} ${where} ${forEach(n, s) ?? `as many times as ${amount(n, s)}`}`;
}

/** A card of a filter: "mutant", "experiment". */
export function kindOf(f: CardFilter, s: Speech): string {
  const rarity = f.rarity === undefined ? '' : `${RARITIES[f.rarity]} `;
  return `${rarity}${noun(f.tag ?? f.kind ?? 'card', false)}${f.card === undefined ? '' : ` ${s.name(f.card)}`}`;
}

/** Who draws how many. */
export function drawn(n: Amount, who: Side | 'ownerOfTarget', s: Speech): string {
  switch (who) {
    case 'own':
      return `draw ${cards(n, s)}`;
    case 'opp':
      return `the opponent draws ${cards(n, s)}`;
    case 'both':
      return `both players draw ${cards(n, s)}`;
    case 'ownerOfTarget':
      return `${owners('target', s)} owner draws ${cards(n, s)}`;
    default:
      return who satisfies never;
  }
}

/** A card of the own grave that comes to the hand. */
export const takenBack = (f: CardFilter, which: 'last' | 'chosen', s: Speech): string =>
  which === 'last'
    ? `put the newest ${kindOf(f, s)} in your grave into your hand`
    : `choose ${a(kindOf(f, s))} in your grave and put it into your hand`;

/** What is done with the top card that was looked at. */
export const PEEKED = {
  keepOrBottom: 'look at the top card of your deck. Leave it there or put it on the bottom',
  drawOrBottomAgain:
    'look at the top card of your deck. Either draw it, or put it on the bottom and look at the next one; ' +
    'you can go through your whole deck this way',
} as const;
