/** Arrivals without playing [TMM cond.2] [TMM R97]: each gets a slot (R40), all stand, then what they cause (R2). */

import { call, emit, goto, nearest } from '@kolbiste/kernel';
import { enterBoard, makeUnit } from '../atoms/units.ts';
import { toGrave } from '../atoms/zones.ts';
import { freeSlots, sideOf, standing } from '../board.ts';
import { pool } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State, Unit } from '../state.ts';
import { UNIT_SLOTS } from '../vocabulary.ts';
import { speaking } from './forward-refs.ts';
import { pickSlot } from './pick.ts';
import { flow } from './registry.ts';

const SUMMONED = cite('cond.2', 'R97');
const NO_ROOM = cite('unit.2', 'R40');

export interface SummonLocals {
  [name: string]: number | number[];
  card: number;
  /** On whose side. */
  seat: number;
  owner: number;
  count: number;
  /** Other cards that come at the same time: card, owner, in pairs. */
  others: number[];
  /** A place to stand in if it is free; -1 = any. */
  prefer: number;
  /** What they enter with; attack -1 = as printed. */
  attack: number;
  health: number;
  /** 1 = comes from the owner's grave and goes back there without room. */
  fromGrave: number;
  made: number[];
}

export const summonLocals = (card: number, seat: number, count: number): SummonLocals => ({
  card,
  seat,
  owner: seat,
  count,
  others: [],
  prefer: -1,
  attack: -1,
  health: 0,
  fromGrave: 0,
  made: [],
});

const choosePlace = flow.step<SummonLocals>('choosePlace', cite('unit.1', 'R40'), (s, x, f) => {
  if (x.made.length >= x.count) return goto(f, enter);
  if (freeSlots(s, x.seat) === 0) {
    emit(s, E.noRoom, NO_ROOM, x.seat, x.card);
    if (x.fromGrave === 1)
      for (let i = 0, all = [x.card, x.owner, ...x.others]; i < all.length; i += 2)
        toGrave(s, all[i + 1], all[i], NO_ROOM);
    return goto(f, enter);
  }
  if (x.prefer >= 0 && s.units[x.prefer] === null && sideOf(x.prefer) === x.seat) {
    stand(s, x, x.prefer);
    return goto(f, choosePlace);
  }
  if (s.config.profile.arrivalSlot === 'rightmost') {
    stand(s, x, rightmost(s, x.seat));
    return goto(f, choosePlace);
  }
  call(s, pickSlot, { seat: x.seat, card: x.card, chosen: -1 });
});

/** The free place farthest to the right, as its player sees it; there is one. */
const rightmost = (s: State, seat: number): number => seat * UNIT_SLOTS + 31 - Math.clz32(freeSlots(s, seat));

/** The place is taken; the unit itself is not on the board yet. */
function stand(s: State, x: SummonLocals, place: number): void {
  const u = makeUnit(s, x.card, x.owner, place);
  if (x.attack >= 0) {
    u.attack = x.attack;
    u.health = x.health;
  }
  x.made = [...x.made, u.id];
  if (x.others.length > 0) [x.card, x.owner, ...x.others] = x.others;
}

const takePlace = flow.step<SummonLocals>('takePlace', cite('unit.1', 'R40'), (s, x, f) => {
  stand(s, x, f.result);
  goto(f, choosePlace);
});

const enter = flow.step<SummonLocals>('enter', cite('cond.2', 'R2', 'R97'), (s, x) => {
  for (const id of x.made) {
    // Between its place and its arrival only places are asked for: it is there.
    const u = standing(s, id) as Unit;
    enterBoard(s, u, SUMMONED);
    countSummoned(s, u.owner, u.card);
  }
  const text = nearest(s, speaking.get());
  if (text !== null) text.locals.those = x.made.slice();
});

/** Remembers arrivals that a text asks about; counted after the arrival's own text was noted. */
export function countSummoned(s: State, owner: number, card: number): void {
  pool.tallies.forEach((t, n) => {
    if (t.what === 'summoned' && t.card === card) s.tally[2 * n + owner]++;
  });
}

export const summoning = flow.procedure<SummonLocals>(
  'summon',
  { rule: SUMMONED, locals: summonLocals(0, 0, 0), see: 'open' },
  [choosePlace, takePlace, enter],
);
