/** What moves at the table of The Lord of the Rings, by what happens. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Motion } from '@kolbiste/tablekit/motion/follow.ts';
import { after, follow } from '@kolbiste/tablekit/motion/follow.ts';
import { come, die, draw, figure, hit, lunge, seenAt } from '@kolbiste/tablekit/motion/moves.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import type { RingsTable } from './engine/table.ts';
import { fightNow } from './fight.ts';

const find = (selector: string): HTMLElement | null => document.querySelector(`.rings-table ${selector}`);
const thing = (id: number): HTMLElement | null => find(`[data-place="thing:${id}"]`);
const player = (seat: number): HTMLElement | null => find(`[data-dial="${seat}"]`);
const piles = (): HTMLElement | null => find('.encounter-piles');

/** Who strikes whom in the attack that runs. */
function strike({ after: table }: Happening): void {
  const fight = fightNow(table as RingsTable);
  if (fight === null) return;
  const { enemy, by, attacks, seat } = fight;
  if (!attacks) for (const one of by) lunge(thing(one), thing(enemy));
  else lunge(thing(enemy), by[0] === undefined ? player(seat) : thing(by[0]));
}

/** Where a thing comes from: where it lay, else a pile. */
const comes =
  (pile: () => HTMLElement | null): Motion =>
  ({ a }) => {
    const from = (thing(a) ?? pile())?.getBoundingClientRect();
    return () => come(thing(a), from);
  };

const MOTIONS: Readonly<Record<string, Motion>> = {
  attackStruck: after(strike),
  playerStruck: after(strike),
  damaged: after(({ a, c }) => hit(thing(a), signedNumber(-c))),
  healed: after(({ a, c }) => figure(thing(a), signedNumber(c), true)),
  destroyed({ a }) {
    const seen = seenAt(thing(a));
    return () => die(seen);
  },
  threatRose: after(({ a, b }) => figure(player(a), signedNumber(b), false)),
  threatFell: after(({ a, b }) => figure(player(a), signedNumber(-b), true)),
  progressed: after(({ a, c }) => figure(a === 0 ? find('.stage-card') : thing(a), signedNumber(c), true)),
  staged: comes(piles),
  toStaging: comes(piles),
  engaged: comes(piles),
  travelled: comes(piles),
  entered: comes(() => find('.rings-hand')),
  attached: comes(() => find('.rings-hand')),
  shadowDealt: after(({ a }) => {
    const shadow = thing(a)?.querySelector('.shadow-card:last-child') ?? null;
    draw(shadow, piles()?.getBoundingClientRect());
  }),
  drew: after(({ a }) => draw(find('.rings-cards > li:last-child > .spot'), player(a)?.getBoundingClientRect())),
};

const OF_SEATS = new Set(['threatRose', 'threatFell', 'drew']);

/** Moves what happens while the table is shown; the way to stop. */
export const followMotions = (): (() => void) =>
  follow({ motions: MOTIONS, touched: ({ kind, a }) => (OF_SEATS.has(kind) ? player(a) : thing(a)) });
