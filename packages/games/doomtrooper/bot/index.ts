/** Promotion decides; what warriors are worth, destiny and cards in the hand are means to it. */
import type { Evaluation, Measure, Mind } from '@kolbiste/gamekit';
import type { State, View } from '../src/index.ts';
import { cardOf } from '../src/index.ts';

const PROMOTION = 20;
const DESTINY = 3;
const VALUE = 6;

const values = (s: State, seat: number): number =>
  s.pieces.reduce((all, p) => all + (p.seat === seat ? cardOf(p.card).figures[3] : 0), 0);

const standing = (s: State, seat: number): number =>
  PROMOTION * s.promotion[seat] + DESTINY * s.destiny[seat] + VALUE * values(s, seat) + s.hands[seat].length;

const others = (s: State, seat: number, of: (s: State, seat: number) => number): number =>
  Math.max(...s.hands.map((_, other) => (other === seat ? -1_000_000 : of(s, other))));

const evaluation: Evaluation<State, View> = {
  points: (s, seat) => standing(s, seat) - others(s, seat, standing),
};

const measures: readonly Measure<State>[] = [
  {
    name: { cs: 'vaše vítězné body', en: 'your promotion' },
    of: (s, seat) => s.promotion[seat],
    worth: PROMOTION,
  },
  { name: { cs: 'vaše body osudu', en: 'your destiny' }, of: (s, seat) => s.destiny[seat], worth: DESTINY },
  { name: { cs: 'hodnota vašich bojovníků', en: 'the value of your warriors' }, of: values, worth: VALUE },
];

export const mind: Mind = { evaluation, fitted: null, measures };
