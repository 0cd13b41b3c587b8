/** How much: English numbers and figures that are reckoned. */
import type { Amount, Who, Zone } from '../../../cards/parts.ts';
import type { AmountSpeakers, BuiltAmount, PlainAmount, SaidAmount } from '../say.ts';
import { spoken } from '../say.ts';
import type { Rolled, Speech } from '../speech.ts';
import { many, one, owners, whom } from './whom.ts';

/** Where a zone's cards are. */
export const IN_ZONE: Readonly<Record<Zone, string>> = {
  ownHand: 'in your hand',
  oppHand: "in the opponent's hand",
  ownDeck: 'in your deck',
  oppDeck: "in the opponent's deck",
  ownGrave: 'in your grave',
  oppGrave: "in the opponent's grave",
};

/** 1 card, 2 cards. */
export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

const ROLLED: Readonly<Record<Rolled, string>> = {
  die: 'the number rolled',
  each: 'the number rolled for it',
  drawn: 'X',
  chosen: 'X',
  paid: 'the mana paid this way',
  spent: 'the mana spent this way',
};

const inPlay = (who: Who): string =>
  typeof who === 'object' && 'each' in who && who.side === undefined ? ' in play' : '';
const units = (who: Who, s: Speech): string =>
  typeof who === 'object' && 'each' in who ? `${many(who.each, who, s)}${inPlay(who)}` : whom(who, s);

const BUILT: AmountSpeakers<Speech, string> = {
  attackOf: (n, s) => `${owners(n.attackOf, s)} attack`,
  healthOf: (n, s) => `${owners(n.healthOf, s)} health`,
  printedAttackOf: (n, s) => `${owners(n.printedAttackOf, s)} printed attack`,
  printedHealthOf: (n, s) => `${owners(n.printedHealthOf, s)} printed health`,
  count: (n, s) => `the number of ${units(n.count, s)}`,
  cards: (n, s) => `the number of cards ${n.card === undefined ? '' : `${s.name(n.card)} `}${IN_ZONE[n.cards]}`,
  playedInGame: (n, s) => `the number of ${s.name(n.playedInGame)} you have played this game`,
  summonedInGame: (n, s) => `the number of ${s.name(n.summonedInGame)} of yours that entered play before it this game`,
  times: ({ times: [x, y] }, s) => (x === 2 ? `twice ${amount(y, s)}` : `${amount(x, s)} times ${amount(y, s)}`),
  plus: ({ plus: [x, y] }, s) => `${amount(x, s)} plus ${amount(y, s)}`,
  minus: ({ minus: [x, y] }, s) => `${amount(x, s)} minus ${amount(y, s)}`,
  abs: ({ abs: n }, s) => {
    if (typeof n !== 'object' || !('minus' in n)) return `the size of ${amount(n, s)}`;
    const [x, y] = n.minus;
    if (typeof x === 'object' && typeof y === 'object' && 'cards' in x && 'cards' in y)
      return `the difference between the numbers of cards ${IN_ZONE[x.cards]} and ${IN_ZONE[y.cards]}`;
    return `the difference between ${amount(n.minus[0], s)} and ${amount(n.minus[1], s)}`;
  },
  roundTen: (n, s) => `${amount(n.roundTen, s)} rounded to the nearest ten`,
};

function plain(n: PlainAmount, s: Speech): string {
  switch (n) {
    case 'rolled':
      return ROLLED[s.rolled];
    case 'mana':
      return 'your mana';
    case 'manaSlots':
      return 'the number of your mana slots';
    case 'cardsPlayed':
      return 'the number of other cards you have played this turn';
    case 'emptySlots':
      return 'the number of your empty unit slots';
    case 'lostLife':
      return 'the life your hero is missing';
    case 'killed':
      return 'the number of units that die this way';
    case 'amount':
      return 'that number';
    default:
      return n satisfies never;
  }
}

/** A number by its name: "its attack", "the number of your ghosts". */
export function amount(n: Amount, s: Speech): string {
  if (typeof n === 'number') return String(n);
  if (typeof n === 'string') return plain(n, s);
  return spoken<Speech, string>(n satisfies SaidAmount, s, BUILT);
}

/** A number that can stand before its noun: 3, X. */
export const short = (n: Amount, s: Speech): string | null =>
  typeof n === 'number' ? String(n) : n === 'rolled' && ROLLED[s.rolled] === 'X' ? 'X' : null;

/** "for each ...", for figures that count things; null for others. */
export function forEach(n: Amount, s: Speech): string | null {
  if (n === 'cardsPlayed') return 'for each other card you have played this turn';
  if (n === 'emptySlots') return 'for each of your empty unit slots';
  if (n === 'manaSlots') return 'for each of your mana slots';
  if (n === 'mana') return 'for each mana you have';
  if (n === 'lostLife') return 'for each life your hero is missing';
  if (n === 'killed') return 'for each unit that dies this way';
  if (n === 'rolled' && s.rolled === 'paid') return 'for each mana paid this way';
  if (n === 'rolled' && s.rolled === 'spent') return 'for each mana spent this way';
  return typeof n === 'object' ? forEachBuilt(n, s) : null;
}

function forEachBuilt(n: BuiltAmount, s: Speech): string | null {
  if ('count' in n) return forEachOf(n.count, s);
  if ('cards' in n) return `for each card ${n.card === undefined ? '' : `${s.name(n.card)} `}${IN_ZONE[n.cards]}`;
  if ('playedInGame' in n) return `for each ${s.name(n.playedInGame)} you have played this game`;
  if ('summonedInGame' in n)
    return `for each ${s.name(n.summonedInGame)} of yours that entered play before it this game`;
  if ('minus' in n && n.minus[1] === 1 && typeof n.minus[0] === 'object' && 'cards' in n.minus[0])
    return `for each other card ${IN_ZONE[n.minus[0].cards]}`;
  return null;
}

function forEachOf(who: Who, s: Speech): string | null {
  if (who === 'those') return 'for each of them still in play';
  if (typeof who === 'string' || !('each' in who)) return null;
  const text = one(who.each, who, s).replace(/^an? |^an(?=other )/, '');
  return `for each ${text}${inPlay(who)}`;
}
