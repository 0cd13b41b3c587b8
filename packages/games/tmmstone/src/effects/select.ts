/** Which characters a text means. Always in the order of the rules: the active player's first, left to right [TMM R115]. */

import { chance } from '@kolbiste/kernel';
import { onBoard, sideOf, standing, unitOf } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import type { Sieve, WhoTerm } from '../cards/whom.ts';
import { OPP, OWN, SORT_HERO, SORT_UNIT, W } from '../cards/whom.ts';
import type { State, Unit } from '../state.ts';
import { FROZEN } from '../state.ts';
import { INACTIVE, UNIT_SLOTS } from '../vocabulary.ts';
import type { EffectContext } from './effect-context.ts';
import { attackNow } from './forward-refs.ts';

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

function isNeighbour(s: State, x: EffectContext, of: WhoTerm, u: Unit): boolean {
  const whose = unitOf(s, firstOf(s, x, of));
  if (whose === null) return false;
  const near: number[] = [];
  neighbours(s, whose.place, near);
  return near.includes(u.id);
}

function unitPasses(s: State, x: EffectContext, f: Sieve, u: Unit): boolean {
  const card = printedCard(u.card);
  return (
    (f.tag === 0 || (card.tags & f.tag) !== 0) &&
    (f.card === 0 || f.card === u.card) &&
    (!f.other || u.id !== x.self) &&
    (!f.notTarget || !x.targets.includes(u.id)) &&
    (!f.notObject || u.id !== x.object) &&
    (f.neighbourOf === null || isNeighbour(s, x, f.neighbourOf, u)) &&
    (f.rarity < 0 || f.rarity === card.rarity) &&
    (f.health < 0 || f.health === u.health) &&
    (f.attackAtMost < 0 || attackNow.get()(s, u) <= f.attackAtMost) &&
    (!f.primeHealth || isPrime(u.health))
  );
}

/** Whether a character passes a filter, seen from the speaker's side. */
export function passes(s: State, x: EffectContext, f: Sieve, id: number): boolean {
  if (id < 2) {
    if (f.sort === SORT_UNIT || f.tag !== 0 || f.card !== 0 || f.neighbourOf !== null) return false;
    if ((f.notTarget && x.targets.includes(id)) || (f.notObject && id === x.object)) return false;
    return f.side === OWN ? id === x.seat : f.side === OPP ? id !== x.seat : true;
  }
  if (f.sort === SORT_HERO) return false;
  const u = standing(s, id);
  if (!onBoard(u)) return false;
  const side = sideOf(u.place);
  if ((f.side === OWN && side !== x.seat) || (f.side === OPP && side === x.seat)) return false;
  return unitPasses(s, x, f, u);
}

/** Everything on the board that passes; nothing reaches an inactive unit [TMM R92]. */
function each(s: State, x: EffectContext, f: Sieve, out: number[], counted: boolean): void {
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? s.active : 1 - s.active;
    if (f.sort !== SORT_HERO) {
      for (let k = 0; k < UNIT_SLOTS; k++) {
        const u = s.units[seat * UNIT_SLOTS + k];
        if (!onBoard(u) || (!counted && u.keywords & INACTIVE && u.id !== x.self)) continue;
        if (passes(s, x, f, u.id)) out.push(u.id);
      }
    }
    if (f.sort !== SORT_UNIT && passes(s, x, f, seat)) out.push(seat);
  }
}

/** The nearest units to the left and right of a place on its side, empty slots ignored [TMM adjacent.1] [TMM R42]. */
function neighbours(s: State, place: number, out: number[]): void {
  const reach = s.config.profile.neighbours === 'touching' ? 1 : UNIT_SLOTS;
  const first = Math.max(sideOf(place) * UNIT_SLOTS, place - reach);
  const last = Math.min(sideOf(place) * UNIT_SLOTS + UNIT_SLOTS - 1, place + reach);
  for (let at = place - 1; at >= first; at--) {
    const u = s.units[at];
    if (onBoard(u)) {
      out.push(u.id);
      break;
    }
  }
  for (let at = place + 1; at <= last; at++) {
    const u = s.units[at];
    if (onBoard(u)) {
      out.push(u.id);
      break;
    }
  }
}

/** Neighbours and those opposite; an inactive one is a neighbour, but nothing reaches it [TMM R41] [TMM R92]. */
function near(s: State, x: EffectContext, who: WhoTerm, all: number[], it: number, counted: boolean): void {
  const of = select(s, x, who.of as WhoTerm, it);
  const out: number[] = [];
  for (const id of of) {
    const u = unitOf(s, id);
    if (u === null) continue;
    if (who.how === W.neighboursOf) neighbours(s, u.place, out);
    else {
      const other = s.units[2 * UNIT_SLOTS - 1 - u.place];
      if (onBoard(other)) out.push(other.id);
    }
  }
  for (const id of out) if (counted || ((standing(s, id)?.keywords ?? 0) & INACTIVE) === 0) all.push(id);
}

const pushHeroes = (s: State, out: number[]): void => void out.push(s.active, 1 - s.active);

/**
 * The ids of those meant. A random one is drawn here [TMM R139].
 * @param it the object that "it" stands for
 * @param counted true where units are only counted: an inactive one counts [TMM R92]
 */
export function select(s: State, x: EffectContext, who: WhoTerm, it = -1, counted = false): number[] {
  const out: number[] = [];
  const one = (id: number): void => {
    if (id >= 0) out.push(id);
  };
  if (who.how === W.self) one(x.self);
  else if (who.how === W.it) one(it);
  else if (who.how === W.those) out.push(...x.those.filter((id) => id < 2 || standing(s, id) !== null));
  else if (who.how === W.subject) one(x.subject);
  else if (who.how === W.object) one(x.object);
  else if (who.how === W.target) one(x.targets[0] ?? -1);
  else if (who.how === W.target2) one(x.targets[1] ?? -1);
  else if (who.how === W.targets) x.targets.forEach(one);
  else if (who.how === W.ownHero) out.push(x.seat);
  else if (who.how === W.oppHero) out.push(1 - x.seat);
  else if (who.how === W.activeHero) out.push(s.active);
  else if (who.how === W.heroes) pushHeroes(s, out);
  else if (who.how === W.each) each(s, x, who.sieve, out, counted);
  else if (who.how === W.random) {
    const all: number[] = [];
    each(s, x, who.sieve, all, false);
    if (all.length > 0) out.push(all[all.length === 1 ? 0 : chance(s, 'random', all.length)]);
  } else near(s, x, who, out, it, counted);
  return out;
}

/** Those meant where they are only counted. */
export const counted = (s: State, x: EffectContext, who: WhoTerm, it = -1): number[] => select(s, x, who, it, true);

/** The first of those meant; -1 = nobody. */
export function firstOf(s: State, x: EffectContext, who: WhoTerm): number {
  return select(s, x, who)[0] ?? -1;
}

export const isFrozen = (s: State, id: number): boolean => ((standing(s, id)?.marks ?? 0) & FROZEN) !== 0;
