/** Whom to attack, with whom, how: what a fight between two brings, as far as the figures tell. */

import type { State } from '../src/reading.ts';
import {
  cardOf,
  combatNow,
  FIGHT,
  figureOf,
  killsBy,
  MARK,
  pairOf,
  pieceOf,
  SHOOT,
  strikeRank,
} from '../src/reading.ts';
import type { Fighter } from './seen.ts';
import { best, fighterOf, fightersOf } from './seen.ts';

/** A point of value of a warrior killed: points for one side, and the warrior lost to the other. */
const KILL = 11;
const HURT = 4;
/** Fates of a warrior in a combat. */
const [WOUNDED, KILLED] = [1, 2];

const strikeBy = (a: Fighter, tactic: number): number => (tactic === FIGHT ? a.fight : a.shoot);

/** What one strike takes from whom it meets: 0, a wound, a kill. */
function harm(s: State, by: Fighter, to: Fighter, tactic: number): number {
  if (strikeBy(by, tactic) < to.armor) return 0;
  return to.p.marks & MARK.wounded || killsBy(s, by.p, tactic) ? KILL : HURT;
}

/** What an attack is worth to the attacker's player, in points of the judgement. */
function fightWorth(s: State, a: Fighter, d: Fighter, tactic: number): number {
  let dealt = harm(s, a, d, tactic);
  let taken = harm(s, d, a, tactic);
  const ranks = strikeRank(s, a.p) - strikeRank(s, d.p);
  if (ranks > 0 && dealt === KILL) taken = 0;
  if (ranks < 0 && taken === KILL) dealt = 0;
  return dealt * d.value - taken * a.value;
}

function byTactic(s: State, a: Fighter, d: Fighter): number {
  return Math.max(fightWorth(s, a, d, FIGHT), fightWorth(s, a, d, SHOOT));
}

/** What the best attack of a seat would bring. */
export function bestAttack(s: State, seat: number): number {
  const own = fightersOf(s, seat);
  let most = -1000;
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat || s.gone[other] === 1) continue;
    const foes = fightersOf(s, other);
    for (const a of own) {
      if (a.p.marks & (MARK.covered | MARK.hidden | MARK.uncovered | MARK.imprisoned)) continue;
      for (const d of foes) most = Math.max(most, byTactic(s, a, d));
    }
  }
  return most;
}

export function pairFor(s: State, options: readonly number[]): number {
  const known = new Map<number, Fighter>();
  const of = (id: number): Fighter | null => {
    const p = pieceOf(s, id);
    if (p === null) return null;
    let found = known.get(id);
    if (found === undefined) {
      found = fighterOf(s, p);
      known.set(id, found);
    }
    return found;
  };
  return best(options, (option) => {
    const [one, other] = pairOf(option);
    const [a, d] = [of(one), of(other)];
    return a === null || d === null ? -1000 : byTactic(s, a, d);
  });
}

/** Both as they stand in the combat that is fought; null = one of them is gone. */
function bothNow(s: State): readonly [Fighter, Fighter] | null {
  const c = combatNow(s);
  const [a, d] = c === null ? [null, null] : [pieceOf(s, c.attacker), pieceOf(s, c.defender)];
  return a === null || d === null ? null : [fighterOf(s, a), fighterOf(s, d)];
}

export function tacticFor(s: State, options: readonly number[]): number {
  const both = bothNow(s);
  if (both === null) return options[0];
  const [a, d] = both;
  const arm = (f: Fighter): Fighter => fighterOf({ ...s, combats: [] }, f.p);
  const [armed, meets] = [arm(a), arm(d)];
  return best(options, (tactic) =>
    tactic === SHOOT || tactic === FIGHT ? fightWorth(s, armed, meets, tactic) : -1000,
  );
}

/** A zone that adds something to whoever defends from it. */
export function zoneFor(s: State, options: readonly number[]): number {
  const c = combatNow(s);
  return best(options, (id) => {
    const p = pieceOf(s, id);
    if (p === null || c === null) return 0;
    const figures = cardOf(p.card).figures;
    return 2 * figures[2] + figures[c.tactic - 1] - (figures[3] >> 1);
  });
}

/** The weapon that adds most. */
export function weaponFor(s: State, options: readonly number[]): number {
  const c = combatNow(s);
  if (c === null) return options[0];
  return best(options, (id) => {
    const p = pieceOf(s, id);
    if (p === null) return 0;
    let sum = 0;
    for (const t of cardOf(p.card).statics) sum += t.by[c.tactic - 1];
    return sum;
  });
}

/** How a combat would end now for a seat's side: what it deals and takes, and by how little it falls short. */
interface Prospect {
  readonly own: Fighter;
  readonly foe: Fighter;
  /** Strike minus armor, both ways: not below 0 = it wounds. */
  readonly dealt: number;
  readonly taken: number;
}

export function prospectOf(s: State, seat: number): Prospect | null {
  const c = combatNow(s);
  const both = bothNow(s);
  if (c === null || both === null || c.tactic === 0) return null;
  const [a, d] = both;
  const attacks = a.p.seat === seat;
  if (!attacks && d.p.seat !== seat) return null;
  const [own, foe] = attacks ? [a, d] : [d, a];
  return {
    own,
    foe,
    dealt: figureOf(s, own.p, c.tactic - 1) - foe.armor,
    taken: figureOf(s, foe.p, c.tactic - 1) - own.armor,
  };
}

/** What the combat that goes on will bring to the attacker's player: what was decided, or what the figures tell. */
export function combatWorth(s: State): number {
  const c = combatNow(s);
  if (c === null) return 0;
  if (c.attacker === 0) return Math.max(0, bestAttack(s, c.seat));
  const both = bothNow(s);
  if (both === null || c.phase >= 8) return 0;
  const [a, d] = both;
  if (c.phase >= 6) return fateWorth(c.defenderFate) * d.value - fateWorth(c.attackerFate) * a.value;
  return c.tactic === 0 ? byTactic(s, a, d) : fightWorth(s, a, d, c.tactic);
}

const fateWorth = (fate: number): number => (fate === KILLED ? KILL : fate === WOUNDED ? HURT : 0);
