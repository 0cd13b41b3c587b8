/**
 * What moves at the table of The Lord of the Rings. Every motion replays something that is decided already: the table stands
 * as it is to stand, any press or key ends all of them at once, and where less movement is wanted an outline says the same.
 */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { calm, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { RingsTable } from './engine/table.ts';
import { fightNow } from './fight.ts';

/** None is longer, however slowly things are shown. */
const LONGEST = 340;
const TOUCHED_MS = 1200;
const TOUCH = 0.55;
const SMALLER = 0.82;
const SETTLE = 'cubic-bezier(.2,.8,.2,1)';

const moving = new Set<Animation>();

const find = (selector: string): HTMLElement | null => document.querySelector(`.rings-table ${selector}`);
const thing = (id: number): HTMLElement | null => find(`[data-place="thing:${id}"]`);
const player = (seat: number): HTMLElement | null => find(`[data-dial="${seat}"]`);
const piles = (): HTMLElement | null => find('.encounter-piles');

/** Ends everything that moves: it stands already where it belongs. */
function endMotions(): void {
  for (const one of moving) one.finish();
}

function animate(element: HTMLElement, frames: Keyframe[], ms: number, easing = 'ease-out'): Animation | null {
  const { speed } = useSettings.getState();
  if (speed === 0) return null;
  const motion = element.animate(frames, { duration: Math.min(LONGEST, ms / speed), easing });
  moving.add(motion);
  const forget = (): void => void moving.delete(motion);
  motion.finished.then(forget, forget);
  return motion;
}

const middleOf = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** How far from one place to another. */
function wayTo(from: DOMRect, to: DOMRect, share = 1): string {
  const [[a, b], [x, y]] = [middleOf(from), middleOf(to)];
  return `translate(${(x - a) * share}px, ${(y - b) * share}px)`;
}

/** Goes at somebody, and back. */
function lunge(who: HTMLElement | null, at: HTMLElement | null): void {
  if (who === null || at === null) return;
  const there = wayTo(who.getBoundingClientRect(), at.getBoundingClientRect(), TOUCH);
  const frames = [
    { transform: 'none' },
    { transform: there, offset: 0.4, easing: 'ease-in' },
    { transform: there, offset: 0.5 },
    { transform: 'none' },
  ];
  animate(who, frames, 330);
}

function shake(who: HTMLElement | null): void {
  if (who === null) return;
  animate(
    who,
    ['0', '-6px', '6px', '-3px', '0'].map((x) => ({ transform: `translateX(${x})` })),
    220,
  );
}

/** Something that only seems to be there, over everything. */
function ghost(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  element.setAttribute('aria-hidden', 'true');
  element.classList.add('rings-ghost');
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    minWidth: `${width}px`,
    height: `${height}px`,
  });
  document.querySelector('.rings-table')?.append(element);
}

function vanish(element: HTMLElement, motion: Animation | null): void {
  const remove = (): void => element.remove();
  if (motion === null) remove();
  else motion.finished.then(remove, remove);
}

/** A figure that rises from where it changed. */
function float(at: HTMLElement | null, words: string, good: boolean): void {
  if (at === null) return;
  const element = document.createElement('span');
  element.textContent = words;
  element.classList.add('rings-float', good ? 'is-good' : 'is-bad');
  ghost(element, at.getBoundingClientRect());
  const frames = [
    { transform: 'translateY(0)', opacity: 1 },
    { transform: 'translateY(-22px)', opacity: 1, offset: 0.7 },
    { transform: 'translateY(-30px)', opacity: 0 },
  ];
  vanish(element, animate(element, frames, 340));
}

/** What has left sinks away from where it lay. */
function sink(gone: HTMLElement | null): void {
  if (gone === null) return;
  const copy = gone.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-place');
  copy.setAttribute('inert', '');
  ghost(copy, gone.getBoundingClientRect());
  const frames = [
    { transform: 'none', opacity: 1, filter: 'grayscale(0)' },
    { transform: `translateY(40px) scale(${SMALLER})`, opacity: 0, filter: 'grayscale(1)' },
  ];
  vanish(copy, animate(copy, frames, 340, 'ease-in'));
}

/** Comes from where it was, or from where its like comes from. */
function come(who: HTMLElement | null, from: DOMRect | undefined): void {
  if (who === null || from === undefined) return;
  const frames = [
    { transform: wayTo(who.getBoundingClientRect(), from), opacity: 0.4 },
    { transform: 'none', opacity: 1 },
  ];
  animate(who, frames, 300, SETTLE);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Who strikes whom in the attack that runs. */
function strike({ after }: Happening): void {
  const fight = fightNow(after as RingsTable);
  if (fight === null) return;
  const { enemy, by, attacks, seat } = fight;
  if (!attacks) for (const one of by) lunge(thing(one), thing(enemy));
  else lunge(thing(enemy), by[0] === undefined ? player(seat) : thing(by[0]));
}

function hurt({ a, c }: Happening): void {
  shake(thing(a));
  float(thing(a), signed(-c), false);
}

/** A motion of an event: what is to be seen of the table before it, and what moves after it. */
type Move = (line: Happening) => (() => void) | undefined;

const after =
  (moves: (line: Happening) => void): Move =>
  (line) =>
  () =>
    moves(line);

/** Where a thing comes from: where it lay, else a pile. */
const comes =
  (pile: () => HTMLElement | null): Move =>
  ({ a }) => {
    const from = (thing(a) ?? pile())?.getBoundingClientRect();
    return () => come(thing(a), from);
  };

const MOVES: Readonly<Record<string, Move>> = {
  attackStruck: after(strike),
  playerStruck: after(strike),
  damaged: after(hurt),
  healed: after(({ a, c }) => float(thing(a), signed(c), true)),
  destroyed({ a }) {
    sink(thing(a));
    return undefined;
  },
  threatRose: after(({ a, b }) => float(player(a), signed(b), false)),
  threatFell: after(({ a, b }) => float(player(a), signed(-b), true)),
  progressed: after(({ a, c }) => float(a === 0 ? find('.stage-card') : thing(a), signed(c), true)),
  staged: comes(piles),
  toStaging: comes(piles),
  engaged: comes(piles),
  travelled: comes(piles),
  entered: comes(() => find('.rings-hand')),
  attached: comes(() => find('.rings-hand')),
  shadowDealt({ a }) {
    const from = piles()?.getBoundingClientRect();
    return () => come(thing(a)?.querySelector<HTMLElement>('.shadow-card:last-child') ?? null, from);
  },
  drew({ a }) {
    const from = player(a)?.getBoundingClientRect();
    return () => come(find('.rings-cards > li:last-child > .spot'), from);
  },
};

/** Where less movement is wanted: an outline for a moment. */
function touch(element: HTMLElement | null): void {
  if (element === null) return;
  element.dataset['touched'] = '';
  setTimeout(() => delete element.dataset['touched'], TOUCHED_MS);
}

const OF_SEATS = new Set(['threatRose', 'threatFell', 'drew']);

function move(line: Happening): void {
  const motion = MOVES[line.kind];
  if (motion === undefined || useSettings.getState().speed === 0) return;
  if (calm()) {
    requestAnimationFrame(() => touch(OF_SEATS.has(line.kind) ? player(line.a) : thing(line.a)));
    return;
  }
  const then = motion(line);
  // The table is drawn with it by then.
  if (then !== undefined) requestAnimationFrame(then);
}

/** Moves what happens while the table is shown; the way to stop. */
export function followMotions(): () => void {
  const leave = useTable.subscribe(({ log }, before) => {
    const line = log[log.length - 1];
    if (log.length === before.log.length + 1 && line !== undefined) move(line);
  });
  document.addEventListener('pointerdown', endMotions, true);
  document.addEventListener('keydown', endMotions, true);
  return () => {
    leave();
    endMotions();
    document.removeEventListener('pointerdown', endMotions, true);
    document.removeEventListener('keydown', endMotions, true);
  };
}
