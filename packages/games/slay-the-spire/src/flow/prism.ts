/**
 * By a change of the rules every card that a reward shows comes from another deck (21.25): one deck after another is named,
 * for a card reward once the colourless one too; then one of the cards may be taken as always (8.5).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { hasReward, topColorless, topRare, topReward } from '../atoms/deck.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { COLORLESS_DECK } from '../state.ts';
import { HEROES } from '../vocabulary.ts';
import { flow } from './registry.ts';

interface PrismLocals {
  seat: number;
  /** Which offer the cards are for, and its kind. */
  offer: number;
  kind: number;
  rare: number;
  left: number;
  /** Decks that were named, by bit. */
  named: number;
}

const PRISM = cite('21.25', '19.3');
/** Option: the colourless deck. */
export const COLORLESS_CARDS = HEROES.length;

function mayName(s: State, { seat, rare, named }: PrismLocals, deck: number): boolean {
  if (((named >>> deck) & 1) === 1) return false;
  if (deck === COLORLESS_CARDS) return rare === 0 && s.decks[COLORLESS_DECK].length > 0;
  return deck >= 0 && deck < HEROES.length && hasReward(s, seat, deck, rare === 1);
}

/** Option: the hero whose deck it is, or the colourless one. */
const deck = flow.question<PrismLocals>('deck', PRISM, {
  kind: 'heroDeck',
  seats(s, x) {
    if (x.left === 0) return 0;
    for (let each = 0; each <= COLORLESS_CARDS; each++) if (mayName(s, x, each)) return 1 << x.seat;
    return 0;
  },
  candidates(s, x, _seat, out: Candidates) {
    for (let each = 0; each <= COLORLESS_CARDS; each++) if (mayName(s, x, each)) out.push(each);
  },
  check: (s, x, _seat, option) => (mayName(s, x, option) ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    x.named |= 1 << option;
    x.left--;
    goto(f, deck);
    const face =
      option === COLORLESS_CARDS
        ? topColorless(s)
        : x.rare === 1
          ? topRare(s, seat, option)
          : topReward(s, seat, option);
    if (face < 0) return;
    s.offers[x.offer].push(face);
    emit(s, E.rewardSeen, PRISM, seat, x.kind, face);
  },
});

const prism = flow.procedure<PrismLocals>(
  'prism',
  { rule: PRISM, locals: { seat: 0, offer: 0, kind: 0, rare: 0, left: 0, named: 0 }, see: 'open' },
  [deck],
);

/** Lets the hero name a deck for each card that the offer shows. */
export function throughPrism(s: State, offer: number, rare: boolean): void {
  const [seat, kind, left] = s.offers[offer];
  call(s, prism, { seat, offer, kind, rare: rare ? 1 : 0, left, named: 0 });
}
