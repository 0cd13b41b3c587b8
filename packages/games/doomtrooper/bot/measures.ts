/** The numbers of Doomtrooper that players go by. */
import type { Measure } from '@kolbiste/gamekit';
import type { State } from '../src/reading.ts';
import { figureOf, MARK } from '../src/reading.ts';
import { isWarriorPiece, rivalOf } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

function values(s: State, seat: number): number {
  let sum = 0;
  for (const p of s.pieces)
    if (p.seat === seat && (p.marks & (MARK.hidden | MARK.out)) === 0 && isWarriorPiece(p)) sum += figureOf(s, p, 3);
  return sum;
}

function wounds(s: State, seat: number): number {
  let sum = 0;
  for (const p of s.pieces) if (p.seat === seat && p.marks & MARK.wounded) sum++;
  return sum;
}

const ofRival =
  (of: (s: State, seat: number) => number) =>
  (s: State, seat: number): number => {
    const rival = rivalOf(s, seat);
    return rival < 0 ? 0 : of(s, rival);
  };

export const measures: readonly Measure<State>[] = [
  { name: { cs: 'vaše vítězné body', en: 'your promotion' }, of: (s, seat) => s.promotion[seat], worth: W.promotion },
  {
    name: { cs: 'vítězné body soupeře', en: 'the opponent’s promotion' },
    of: ofRival((s, seat) => s.promotion[seat]),
    worth: -W.promotion,
  },
  { name: { cs: 'vaše body osudu', en: 'your destiny' }, of: (s, seat) => s.destiny[seat], worth: W.destiny },
  { name: { cs: 'hodnota vašich bojovníků', en: 'the value of your warriors' }, of: values, worth: 5 },
  {
    name: { cs: 'hodnota soupeřových bojovníků', en: 'the value of the opponent’s warriors' },
    of: ofRival(values),
    worth: -5,
  },
  { name: { cs: 'vaši zranění bojovníci', en: 'your wounded warriors' }, of: wounds, worth: -W.wounded },
  {
    name: { cs: 'zranění bojovníci soupeře', en: 'the opponent’s wounded warriors' },
    of: ofRival(wounds),
    worth: W.wounded,
  },
  {
    name: { cs: 'karty ve vaší ruce', en: 'cards in your hand' },
    of: (s, seat) => s.hands[seat].length,
    worth: W.hand,
  },
];
