/** What a seat sees: its own hand, how many cards the other holds, and all that was shown. */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { core, framesOf, seedOf, seenFrames, shuffleWith } from '@kolbiste/kernel';
import type { State } from './state.ts';
import { CARDS, flow as procedures } from './state.ts';

export interface View {
  readonly who: Seat | 'public';
  readonly rounds: number;
  readonly round: number;
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly gone: readonly number[];
  readonly shown: readonly number[];
  readonly points: readonly number[];
  readonly flow: readonly SeenFrame[];
}

const whole = (): number[] => Array.from({ length: 2 * CARDS }, (_, i) => 1 + (i % CARDS));

function without(cards: number[], taken: readonly number[]): number[] {
  for (const card of taken) cards.splice(cards.indexOf(card), 1);
  return cards;
}

export const view = (s: State, who: Seat | 'public'): View => ({
  who,
  rounds: s.rounds,
  round: s.round,
  hand: who === 'public' ? [] : s.hands[who].slice(),
  counts: s.hands.map((hand) => hand.length),
  gone: without(whole(), [...s.deck, ...s.hands.flat()]),
  shown: s.shown.slice(),
  points: s.points.slice(),
  flow: seenFrames(procedures, s, who),
});

/** Every way to deal the unseen cards fits; what was chosen unseen is one of that hand. */
export function determinize(v: View, r: Rng): State {
  const deck = shuffleWith(r, without(whole(), [...v.gone, ...v.hand]));
  const hands = v.counts.map((count, seat) =>
    seat === v.who ? v.hand.slice() : deck.splice(0, count).sort((a, b) => a - b),
  );
  const allowed = (seat: Seat): number[] => {
    const others = hands[seat].filter((card) => card !== v.shown[seat]);
    return others.length > 0 ? others : hands[seat];
  };
  const frames = framesOf(procedures, v.flow, (_procedure, { chosen }) => ({
    chosen: (chosen as number[]).map((card, seat) => (card < 0 ? allowed(seat)[r.int(allowed(seat).length)] : card)),
  }));
  const { rounds, round, shown, points } = v;
  return { ...core(seedOf(r)), frames, rounds, round, hands, deck, shown: shown.slice(), points: points.slice() };
}
