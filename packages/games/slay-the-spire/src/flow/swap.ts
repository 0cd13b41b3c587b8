/** Two heroes exchange a relic or a card of their decks (9.5): one names his and with whom, the other what he gives for it, or nothing. */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { gainCard, giveCard } from '../atoms/deck.ts';
import { gainRelic, loseRelic, usesSpent } from '../atoms/items.ts';
import { relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, HP, pileOf, RELICS, USES } from '../state.ts';
import { mayChange, TO_REMOVE } from './deck-cards.ts';
import { flow } from './registry.ts';

interface SwapLocals {
  seat: number;
  /** 1 = cards, 0 = relics. */
  cards: number;
  mine: number;
  partner: number;
}

const SWAP = cite('9.5', '9.7', 'R87');
/** Option: nothing is given. */
export const KEEP = 999;

/** Places of what may change hands. */
function there(s: State, seat: number, cards: number): number[] {
  const pile = pileOf(s, seat, cards === 1 ? DECK : RELICS);
  return [...pile.keys()].filter((at) =>
    cards === 1
      ? pile.indexOf(pile[at]) === at && mayChange(pile[at], TO_REMOVE, 0) === 0
      : relicCard(pile[at]).kind === 'relic',
  );
}
const partners = (s: State, { seat, cards }: SwapLocals): number[] =>
  [...s.heroes.keys()].filter((each) => each !== seat && s.heroes[each][HP] > 0 && there(s, each, cards).length > 0);

const mine = flow.question<SwapLocals>('mine', SWAP, {
  kind: 'swap',
  seats: (s, x) => (there(s, x.seat, x.cards).length > 0 && partners(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, seat, out: Candidates) {
    for (const at of there(s, seat, x.cards)) out.push(at);
    out.push(KEEP);
  },
  check: (s, x, seat, option) => (option === KEEP || there(s, seat, x.cards).includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.mine = option === KEEP ? -1 : option;
  },
});

const partner = flow.question<SwapLocals>('partner', SWAP, {
  kind: 'hero',
  seats: (s, x) => (x.mine >= 0 && partners(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out: Candidates) {
    for (const each of partners(s, x)) out.push(each);
  },
  check: (s, x, _seat, option) => (partners(s, x).includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.partner = option;
  },
});

const theirs = flow.question<SwapLocals>('theirs', SWAP, {
  kind: 'swap',
  seats: (_s, { partner: other }) => (other < 0 ? 0 : 1 << other),
  candidates(s, x, seat, out: Candidates) {
    for (const at of there(s, seat, x.cards)) out.push(at);
    out.push(KEEP);
  },
  check: (s, x, seat, option) => (option === KEEP || there(s, seat, x.cards).includes(option) ? 0 : NOT_HERE),
  apply(s, x, seat, option) {
    if (option !== KEEP) exchange(s, x, seat, option);
  },
});

function exchange(s: State, x: SwapLocals, other: number, at: number): void {
  if (x.cards === 1) {
    const from = giveCard(s, x.seat, x.mine);
    const back = giveCard(s, other, at);
    emit(s, E.swapped, SWAP, x.seat, other);
    gainCard(s, other, from, SWAP);
    gainCard(s, x.seat, back, SWAP);
    return;
  }
  const spent = [usesSpent(pileOf(s, x.seat, USES)[x.mine]), usesSpent(pileOf(s, other, USES)[at])];
  const from = loseRelic(s, x.seat, x.mine, SWAP, false);
  const back = loseRelic(s, other, at, SWAP, false);
  emit(s, E.swapped, SWAP, x.seat, other);
  gainRelic(s, other, from, SWAP, spent[0]);
  gainRelic(s, x.seat, back, SWAP, spent[1]);
}

const swapping = flow.procedure<SwapLocals>(
  'swap',
  { rule: SWAP, locals: { seat: 0, cards: 0, mine: -1, partner: -1 }, see: 'open' },
  [mine, partner, theirs],
);

export function askSwap(s: State, seat: number, cards: boolean): void {
  call(s, swapping, { seat, cards: cards ? 1 : 0, mine: -1, partner: -1 });
}
