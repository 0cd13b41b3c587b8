/** A point is worth more than the sum of what is still held. */
import type { Evaluation, Measure, Mind } from '@kolbiste/gamekit';
import type { State, View } from '../src/index.ts';

const sum = (hand: readonly number[]): number => hand.reduce((all, card) => all + card, 0);

const evaluation: Evaluation<State, View> = {
  points(s, seat) {
    const [mine, theirs] = [seat, 1 - seat];
    return 40 * (s.points[mine] - s.points[theirs]) + sum(s.hands[mine]) - sum(s.hands[theirs]);
  },
};

const measures: readonly Measure<State>[] = [
  { name: { cs: 'vaše body', en: 'your points' }, of: (s, seat) => s.points[seat], worth: 40 },
  { name: { cs: 'body soupeře', en: 'the opponent’s points' }, of: (s, seat) => s.points[1 - seat], worth: -40 },
];

export const mind: Mind = { evaluation, fitted: null, measures };
