/** A turn thought through: of all that could be played together with the energy there is, what does most good; and what of it comes first. */
import type { State } from '../src/state.ts';
import { ALIVE, BLOCK, ENERGY, GONE, HP, MIRACLES, STANCE } from '../src/state.ts';
import { WRATH } from '../src/vocabulary.ts';
import type { Deed } from './read.ts';
import { strikes } from './seen.ts';
import { PLAN as P } from './weights.ts';

/** What stands against a turn. */
interface Table {
  readonly hp: number[];
  readonly strikes: number[];
  readonly left: number[];
  alive: number;
  energy: number;
  threat: number;
  block: number;
  life: number;
  stance: number;
}
const table: Table = { hp: [], strikes: [], left: [], alive: 0, energy: 0, threat: 0, block: 0, life: 0, stance: 0 };

function lookAt(s: State, seat: number): void {
  const hero = s.heroes[seat];
  table.alive = 0;
  table.threat = 0;
  for (let e = 0; e < s.enemies.length; e++) {
    const enemy = s.enemies[e];
    const lives = enemy[GONE] === ALIVE;
    table.hp[e] = lives ? enemy[HP] + enemy[BLOCK] : 0;
    table.strikes[e] = lives ? strikes(s, e, seat) : 0;
    table.threat += table.strikes[e];
    if (lives) table.alive++;
  }
  table.hp.length = s.enemies.length;
  table.left.length = s.enemies.length;
  table.energy = hero[ENERGY];
  table.block = hero[BLOCK];
  table.life = hero[HP];
  table.stance = hero[STANCE];
}

/** The enemy that an attack goes at: one that falls, the most dangerous first; else the one with the fewest HP. */
function markOf(damage: readonly number[], more: number): number {
  const { left } = table;
  let mark = -1;
  let most = -1000;
  for (let e = 0; e < left.length; e++) {
    if (left[e] <= 0) continue;
    const worth = damage[e] + more >= left[e] ? 100 + table.strikes[e] : -left[e];
    if (worth <= most) continue;
    most = worth;
    mark = e;
  }
  return mark;
}

/** What the attacks among some deeds do; the HP that are left stand in the table then. */
function attack(deeds: readonly Deed[], mask: number, wrath: boolean): void {
  const { hp, left } = table;
  for (let e = 0; e < hp.length; e++) left[e] = hp[e];
  for (let n = 0; n < deeds.length; n++) {
    const { damage, hits, wide, stance } = deeds[n];
    if (damage === null || ((mask >>> n) & 1) === 0) continue;
    const more = wrath && stance !== WRATH ? hits : 0;
    if (!wide) {
      const e = markOf(damage, more);
      if (e >= 0) left[e] -= damage[e] + more;
    } else for (let e = 0; e < left.length; e++) left[e] -= damage[e] + more;
  }
}

/** What the table is worth after some deeds, in tenths of a point of damage; -1 = the energy does not reach. */
function worthOf(deeds: readonly Deed[], mask: number, budget: number): number {
  let [cost, gains, block, other, wrath, stance] = [0, 0, 0, 0, false, table.stance];
  for (let n = 0; n < deeds.length; n++) {
    if (((mask >>> n) & 1) === 0) continue;
    const deed = deeds[n];
    cost += deed.cost;
    gains += deed.gains;
    block += deed.block;
    other += deed.other;
    if (deed.stance < 0) continue;
    stance = deed.stance;
    wrath ||= stance === WRATH && table.stance !== WRATH;
  }
  if (cost > budget + gains) return -1;
  attack(deeds, mask, wrath);
  let [sum, threat, fallen] = [other, stance === WRATH ? 1 : 0, 0];
  for (let e = 0; e < table.hp.length; e++) {
    const { [e]: before } = table.hp;
    if (before <= 0) continue;
    const after = Math.max(0, table.left[e]);
    sum += P.damage * (before - after);
    if (after > 0) threat += table.strikes[e];
    else {
      sum += P.fallen + P.disarmed * table.strikes[e];
      fallen++;
    }
  }
  if (fallen === table.alive) return sum + P.won + P.even;
  const lost = Math.max(0, threat - table.block - block);
  const prayed = Math.max(0, cost - gains - table.energy);
  return sum - P.lost * lost - (lost >= table.life ? P.dead : 0) - P.miracle * prayed + P.even;
}

/** At most so many deeds are weighed against one another. */
const MOST = 8;

/** What can be paid for comes before what waits for energy. */
const comesBefore = (one: Deed, other: Deed): boolean =>
  one.cost > table.energy === other.cost > table.energy ? one.rank < other.rank : one.cost <= table.energy;

/** The deed that comes first of those that do most good together; null = none does any. */
export function bestOf(s: State, seat: number, all: readonly Deed[]): Deed | null {
  lookAt(s, seat);
  const deeds = all.length > MOST ? all.slice(0, MOST) : all;
  const budget = table.energy + s.heroes[seat][MIRACLES];
  let best = 0;
  let most = worthOf(deeds, 0, budget);
  for (let mask = 1; mask < 1 << deeds.length; mask++) {
    const worth = worthOf(deeds, mask, budget);
    if (worth <= most) continue;
    most = worth;
    best = mask;
  }
  let first: Deed | null = null;
  for (let n = 0; n < deeds.length; n++)
    if (((best >>> n) & 1) === 1 && (first === null || comesBefore(deeds[n], first))) first = deeds[n];
  return first;
}
