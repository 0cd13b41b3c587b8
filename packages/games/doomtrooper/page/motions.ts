/** What moves at the table of Doomtrooper, by what happens. */
import type { Motion } from '@kolbiste/tablekit/motion/follow.ts';
import { after, follow } from '@kolbiste/tablekit/motion/follow.ts';
import { come, die, figure, hit, lunge, seenAt } from '@kolbiste/tablekit/motion/moves.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';

const find = (selector: string): HTMLElement | null => document.querySelector(`.doom-table ${selector}`);
const piece = (id: number): HTMLElement | null => find(`[data-place="piece:${id}"]`);
const plate = (seat: number): HTMLElement | null => find(`.doom-plate[data-seat="${seat}"]`);

/** A card comes from where it lay, else from the hand. */
const comes: Motion = ({ a }) => {
  const from = (piece(a) ?? find('.doom-hand'))?.getBoundingClientRect();
  return () => come(piece(a), from);
};

const points: Motion = after(({ a, b }) => figure(plate(a), signedNumber(b), b > 0));

const MOTIONS: Readonly<Record<string, Motion>> = {
  fighters: after(({ a, c }) => lunge(piece(a), piece(c))),
  wounded: after(({ a }) => hit(piece(a), '')),
  killed({ a }) {
    const seen = seenAt(piece(a));
    return () => die(seen);
  },
  entered: comes,
  attached: comes,
  laid: comes,
  moved: comes,
  promotion: points,
  destiny: points,
};

const OF_SEATS = new Set(['promotion', 'destiny']);

/** Moves what happens while the table is shown; the way to stop. */
export const followMotions = (): (() => void) =>
  follow({ motions: MOTIONS, touched: ({ kind, a }) => (OF_SEATS.has(kind) ? plate(a) : piece(a)) });
