/** What moves at the table: a played card goes to its place, enemies lunge, hits shake and figures fly up, the dead sink. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Motion } from '@kolbiste/tablekit/motion/follow.ts';
import { after, follow } from '@kolbiste/tablekit/motion/follow.ts';
import { come, die, draw, figure, go, hit, lunge, seenAt, swell } from '@kolbiste/tablekit/motion/moves.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import type { SpireTable } from './engine/table.ts';

const find = (selector: string): HTMLElement | null => document.querySelector(`.spire-table ${selector}`);
const hero = (seat: number): HTMLElement | null => find(`[data-place="hero:${seat}"]`);
const enemy = (e: number): HTMLElement | null => find(`[data-place="enemy:${e}"]`);
/** A creature is a seat, or -1 minus the number of an enemy. */
const creature = (c: number): HTMLElement | null => (c < 0 ? enemy(-1 - c) : hero(c));
const pileOf = (seat: number, name: string): HTMLElement | null => find(`[data-pile="${name}:${seat}"]`);

/** The card in the hand that is played or put away, before it goes. */
function cardIn(seat: number, face: number, before: unknown): HTMLElement | null {
  const at = (before as SpireTable | null)?.mats[seat]?.hand?.findIndex((card) => card.face === face) ?? -1;
  return at < 0 ? null : find(`[data-card="${seat}:${at}"]`);
}

/** A card leaves the hand for a pile of its hero. */
const toPile =
  (name: string): Motion =>
  ({ a, b }, before) => {
    const seen = seenAt(cardIn(a, b, before));
    return () => go(seen, pileOf(a, name)?.getBoundingClientRect());
  };

/** A card that is played goes at its hero's enemies, before it lies on its pile. */
const played: Motion = ({ a, b }, before) => {
  const seen = seenAt(cardIn(a, b, before));
  return () => go(seen, (find('.hall .foes') ?? hero(a))?.getBoundingClientRect());
};

const fallen: Motion = ({ kind, a }) => {
  const seen = seenAt(kind.startsWith('enemy') ? enemy(a) : hero(a));
  return () => die(seen);
};

/** Enemies strike with their whole body; a hero's card has gone there already. */
function struck({ a, b, d }: Happening): void {
  if (a < 0) lunge(creature(a), creature(b));
  if (d > 0) hit(creature(b), signedNumber(-d), a < 0 ? 143 : 0);
  else swell(creature(b));
}

const MOTIONS: Readonly<Record<string, Motion>> = {
  played,
  hit: after(struck),
  hurt: after(({ a, b }) => hit(creature(a), signedNumber(-b))),
  healed: after(({ a, b }) => figure(creature(a), signedNumber(b), true)),
  gainedBlock: after(({ a, b }) => figure(creature(a), signedNumber(b), true)),
  gainedToken: after(({ a }) => swell(creature(a))),
  enemyDied: fallen,
  enemyLeft: fallen,
  heroDied: fallen,
  heroFell: fallen,
  enemyCame:
    ({ a }) =>
    () =>
      come(enemy(a), undefined),
  exhausted: toPile('exhaust'),
  discardedCard: toPile('discard'),
  drew: after(({ a }) =>
    draw(find('.spire-hand .face-hand > li:last-child'), pileOf(a, 'draw')?.getBoundingClientRect()),
  ),
  rolled: after(() => swell(find('.die'))),
  relicUsed: after(({ a }) => swell(hero(a))),
};

const OF_SEATS = new Set(['played', 'drew', 'exhausted', 'discardedCard', 'heroDied', 'heroFell', 'relicUsed']);

/** Whom an event is about. */
function touched({ kind, a, b }: Happening): Element | null {
  if (kind === 'hit') return creature(b);
  if (kind.startsWith('enemy')) return enemy(a);
  if (kind === 'rolled') return find('.die');
  return OF_SEATS.has(kind) ? hero(a) : creature(a);
}

/** Moves what happens while the table is shown; the way to stop. */
export const followMotions = (): (() => void) => follow({ motions: MOTIONS, touched });
