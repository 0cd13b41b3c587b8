/** Atoms of the window game. Its rules are listed in window.ts. */
import type { Seat } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import type { Played, WindowState } from './window.state.ts';
import { alive, CANCEL, MOST_LIFE } from './window.state.ts';

const { emit } = kernel;
export const book = kernel.rulebook('window', [
  'W.1',
  'W.2',
  'W.3',
  'W.4',
  'W.5',
  'W.5.1',
  'W.6',
  'W.6.1',
  'W.6.2',
  'W.7',
  'W.8',
]);
const [W1, W2, W3, W4, W5, W51, W6, W61, W62, W7, W8] = book.keys.map((key) => book.cite(key));

export { W1, W2, W3, W4, W5, W6, W8 };
export const EVENTS = [
  'answer',
  'drew',
  'drawn',
  'played',
  'cancelled',
  'turned',
  'lost',
  'mended',
  'fell',
  'closed',
] as const;
const [, DREW, DRAWN, PLAYED, CANCELLED, TURNED, LOST, MENDED, FELL, CLOSED] = EVENTS.keys();

export { CLOSED };
export const REFUSALS = [
  { code: 'self', rule: W6, remedy: 'help.self' },
  { code: 'fallen', rule: W7, remedy: 'help.fallen' },
  { code: 'nothingToAnswer', rule: W5, remedy: 'help.nothing' },
  { code: 'notAnAnswer', rule: W51, remedy: 'help.notNow' },
  { code: 'noTarget', rule: W62, remedy: 'help.noTarget' },
];
export const [SELF, FALLEN, NOTHING, NOT_NOW, NO_TARGET, UNKNOWN] = [1, 2, 3, 4, 5, 99];

// Atoms

export function draw(s: WindowState, seat: Seat): void {
  const kind = s.deck.pop();
  if (kind === undefined) return;
  s.hands[seat].push(kind);
  s.hands[seat].sort((a, b) => a - b);
  emit(s, DREW, W2, seat);
  emit(s, DRAWN, W2, seat, kind, 0, 0, 1 << seat);
}

export function lose(s: WindowState, seat: Seat, points: number): void {
  if (!alive(s, seat)) return;
  s.life[seat] = Math.max(0, s.life[seat] - points);
  emit(s, LOST, W61, seat, points);
  if (alive(s, seat)) return;
  s.discard.push(...s.hands[seat]);
  s.hands[seat] = [];
  emit(s, FELL, W7, seat);
}

export function mend(s: WindowState, seat: Seat): void {
  if (!alive(s, seat)) return;
  s.life[seat] = Math.min(MOST_LIFE, s.life[seat] + 1);
  emit(s, MENDED, W6, seat, s.life[seat]);
}

export function lay(s: WindowState, by: Seat, kind: number, target: Seat): number {
  s.hands[by].splice(s.hands[by].indexOf(kind), 1);
  s.table.push({ kind, by, target, cancelled: 0 });
  emit(s, PLAYED, W3, by, kind, target);
  return s.table.length - 1;
}

/** What Cancel and Turn do to the card they answer. */
export function change(s: WindowState, answer: Played, answered: Played): void {
  if (answer.kind === CANCEL) {
    answered.cancelled = 1;
    emit(s, CANCELLED, W6, answered.by, answered.kind, answered.target);
    return;
  }
  answered.target = answered.target === answered.by ? answer.by : answered.by;
  emit(s, TURNED, W62, answered.by, answered.kind, answered.target);
}
