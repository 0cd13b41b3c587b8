/** What moves at the table of a duel, by what happens. The wheel turns by itself: it is what is waited for. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Motion } from '@kolbiste/tablekit/motion/follow.ts';
import { after, follow } from '@kolbiste/tablekit/motion/follow.ts';
import { CONTACT_MS, come, die, figure, hit, lunge, seenAt, swell } from '@kolbiste/tablekit/motion/moves.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';

const SLOTS = 5;

const find = (selector: string): Element | null => document.querySelector(`main.table ${selector}`);
const weapon = (w: number): Element | null => find(`[data-place="weapon:${w}"]`);
const hero = (seat: number): Element | null => find(`[data-place="hero:${seat}"]`);
const disc = (w: number): Element | null => weapon(w)?.querySelector('.disc') ?? null;
const laidOn = (w: number): Element | null => weapon(w)?.querySelector('.tile-state.laid') ?? null;

/** Attacks that follow from a weapon; those of laid effects, combos and of the night are the hero's own. */
const BY_WEAPON = 'effectUsed';
const BY_HERO = /^(turnBegan|persistentAttack|combosFired|nightAttack|mechanicUsed)$/;

/** Who strikes in an attack of a seat that was announced last: the weapon that was used, or the hero. */
export function striker(log: readonly Pick<Happening, 'kind' | 'a' | 'b'>[], seat: number): string {
  const by = log.findLast(({ kind, a }) => a === seat && (kind === BY_WEAPON || BY_HERO.test(kind)));
  return by?.kind === BY_WEAPON ? `weapon:${by.b}` : `hero:${seat}`;
}

/** What an attack of a seat aims at: the hero, a weapon, or the effect that is laid on it. */
export const aimedAt = (seat: number, target: number): string =>
  target === 0 ? `hero:${1 - seat}` : `weapon:${(1 - seat) * SLOTS + ((target - 1) % SLOTS)}`;

function strike({ a, c }: Happening): void {
  const [from, to] = [striker(useTable.getState().log, a), aimedAt(a, c)];
  lunge(find(`[data-place="${from}"]`), find(`[data-place="${to}"]`));
}

/** What lay there cracks and sinks. */
const breaks =
  (what: (w: number) => Element | null): Motion =>
  ({ b }) => {
    const seen = seenAt(what(b));
    return () => {
      die(seen, CONTACT_MS);
      hit(weapon(b), '', CONTACT_MS);
    };
  };

const changed = after(({ b }) => swell(weapon(b)));

const MOTIONS: Readonly<Record<string, Motion>> = {
  attackAnnounced: after(strike),
  heroHit: after(({ a, b }) => hit(hero(a), signedNumber(-b), CONTACT_MS)),
  lifeLost: after(({ a, b }) => hit(hero(a), signedNumber(-b))),
  healed: after(({ a, b }) => figure(hero(a), signedNumber(b), true)),
  weaponBroken: breaks(disc),
  effectDestroyed: breaks(laidOn),
  weaponCursed: after(({ b }) => hit(weapon(b), '', CONTACT_MS)),
  shieldUsed: after(({ b }) => swell(weapon(b), CONTACT_MS)),
  attackFailed: after(({ a, c }) => swell(find(`[data-place="${aimedAt(a, c)}"]`), CONTACT_MS)),
  laid: after(({ b }) => come(laidOn(b), find('.spinner')?.getBoundingClientRect(), 3)),
  trapSprung: changed,
  weaponReadied: changed,
  repairing: changed,
  freed: changed,
  starterChosen: after(({ b }) => swell(hero(b))),
  defeated({ a }) {
    const seen = seenAt(hero(a));
    return () => die(seen);
  },
};

const OF_HEROES = new Set(['heroHit', 'lifeLost', 'healed', 'defeated']);

/** What an event is about. */
function touched({ kind, a, b, c }: Happening): Element | null {
  if (kind === 'attackAnnounced' || kind === 'attackFailed') return find(`[data-place="${aimedAt(a, c)}"]`);
  return kind === 'starterChosen' ? hero(b) : OF_HEROES.has(kind) ? hero(a) : weapon(b);
}

/** Moves what happens while the table is shown; the way to stop. */
export const followMotions = (): (() => void) => follow({ motions: MOTIONS, touched });
