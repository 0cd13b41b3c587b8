/** English verbs of hands. */
import type { Amount, CardFilter, Side } from '../../../cards/parts.ts';
import type { Said } from '../join.ts';
import type { HandSpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { amount, counted, forEach, short } from './amounts.ts';
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
function kind(f: CardFilter, s: Speech): string {
  const rarity = f.rarity === undefined ? '' : `${RARITIES[f.rarity]} `;
  return `${rarity}${noun(f.tag ?? f.kind ?? 'card', false)}${f.card === undefined ? '' : ` ${s.name(f.card)}`}`;
}

function draw(n: Amount, who: Side | 'ownerOfTarget', s: Speech): string {
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

export const HAND: HandSpeakers<Speech, Said> = {
  draw: (i, s) => draw(i.draw, i.for ?? 'own', s),
  give: (i, s) => {
    const name = s.name(i.give);
    if (i.to === 'active') return `the active player puts ${named(i.count ?? 1, name, 'into their hand', s)}`;
    return `put ${named(i.count ?? 1, name, i.to === 'opp' ? "into the opponent's hand" : 'into your hand', s)}`;
  },
  burn: (i, s) => {
    const from = i.hand === 'opp' ? "the opponent's hand" : 'your hand';
    if (i.burn === 'all' || i.how === 'all') return `burn all cards in ${from}`;
    if (i.burn === 1) return `burn a random card from ${from}`;
    const number = short(i.burn, s);
    if (number !== null) return `burn ${number} random cards from ${from}`;
    return `burn a number of random cards from ${from} equal to ${amount(i.burn, s)}`;
  },
  lookAndBurn: (i) => `look at ${counted(i.lookAndBurn, 'random card')} in the opponent's hand and burn one of them`,
  discard: () => 'discard all cards in your hand',
  discardCards: (i, s) => `discard ${i.count} ${s.name(i.discardCards)}`,
  graveToHand: (i, s) =>
    i.which === 'last'
      ? `put the newest ${kind(i.graveToHand, s)} in your grave into your hand`
      : `choose ${a(kind(i.graveToHand, s))} in your grave and put it into your hand`,
  playFromHand: (i, s) => `play ${a(kind(i.playFromHand, s))} from your hand without paying`,
  summonFromHand: (i, s) => `summon a random ${kind(i.summonFromHand, s)} from your hand`,
  summonFromDeck: (i, s) => `summon the topmost ${kind(i.summonFromDeck, s)} of your deck`,
  nameCard: () => 'name a card',
  handLimit: (i) => `reveal it; for the rest of the game you can hold ${counted(i.handLimit, 'card')} in your hand`,
};
