/** Who defends, whom to attack, and with whom. */
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { ENGAGED, STAGING } from '../src/state.ts';
import { ENEMY, HERO } from '../src/vocabulary.ts';
import { isOwn, isReady, quarryOf, thingOf } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

const NONE = 0;

/** What is lost when a character takes so much damage. */
function loss(s: State, t: Thing, n: number): number {
  const left = reading.remaining(s, t);
  const hero = reading.type(t.card) === HERO;
  if (n < left) return n * (hero ? W.heroHurt : W.allyHurt);
  return hero
    ? W.heroLost
    : W.allyLost + W.allyFigures * (reading.willpower(s, t) + reading.attack(s, t) + reading.defense(s, t));
}

/** The defender by whom least is lost, what he could strike himself counted; or none, and a hero takes it all. */
export function defenderFor(s: State, seat: number, options: readonly number[]): number {
  const x = s.frames[s.frames.length - 1].locals as { enemy: number };
  const enemy = thingOf(s, x.enemy);
  if (enemy === undefined) return options[0];
  const strength = reading.attack(s, enemy) + W.shadow;
  let best = options[0];
  let least = 1_000_000;
  for (const option of options) {
    let cost = 1_000_000;
    if (option === NONE) {
      for (const t of s.things)
        if (isOwn(s, t, seat) && reading.type(t.card) === HERO)
          cost = Math.min(cost, loss(s, t, strength) + W.undefended);
    } else {
      const t = thingOf(s, option) as Thing;
      cost = loss(s, t, Math.max(0, strength - reading.defense(s, t))) + W.striking * reading.attack(s, t);
    }
    if (cost >= least) continue;
    best = option;
    least = cost;
  }
  return best;
}

/** Enemies come one after the other: the strongest first, while the best defenders are ready. */
export function fiercest(s: State, options: readonly number[]): number {
  let best = options[0];
  let most = -1;
  for (const option of options) {
    const t = thingOf(s, option);
    const attack = t === undefined ? -1 : reading.attack(s, t);
    if (attack <= most) continue;
    best = option;
    most = attack;
  }
  return best;
}

/** An enemy of the staging area that can be met: somebody ready bears its attack, and the others can hurt it. */
export function engageFor(s: State, seat: number, options: readonly number[]): number {
  let ready = 0;
  let strength = 0;
  let foes = 0;
  for (const t of s.things) {
    if (isOwn(s, t, seat) && isReady(t)) {
      ready++;
      strength += reading.attack(s, t);
    }
    if (reading.type(t.card) !== ENEMY) continue;
    if (t.zone === ENGAGED ? t.seat === seat : t.zone === STAGING && reading.engagement(s, t) <= s.threat[seat]) foes++;
  }
  if (ready < foes + W.engageReady) return NONE;
  const quarry = quarryOf(s);
  let best = NONE;
  let most = 0;
  for (const option of options) {
    const t = option === NONE ? undefined : thingOf(s, option);
    if (t === undefined || reading.engagement(s, t) <= s.threat[seat]) continue;
    const falls = strength >= reading.defense(s, t) + reading.remaining(s, t) ? W.engageKill : 0;
    const wanted = t.card === quarry ? W.quarry : 0;
    const worth = W.engageThreat * reading.threat(s, t) + falls + wanted - W.engageAttack * reading.attack(s, t);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

/** Ready strength of a seat. */
function strengthOf(s: State, seat: number): number {
  let sum = 0;
  for (const t of s.things) if (isOwn(s, t, seat) && isReady(t)) sum += reading.attack(s, t);
  return sum;
}

/** The strongest enemy that can be brought down; else the one that can be hurt most. */
export function targetFor(s: State, seat: number, options: readonly number[]): number {
  const strength = strengthOf(s, seat);
  const quarry = quarryOf(s);
  let best = options.includes(NONE) ? NONE : options[0];
  let most = 0;
  for (const option of options) {
    const t = option === NONE ? undefined : thingOf(s, option);
    if (t === undefined || reading.type(t.card) !== ENEMY) continue;
    const dealt = strength - reading.defense(s, t);
    const left = reading.remaining(s, t);
    const worth =
      dealt >= left
        ? 100 + 5 * reading.attack(s, t) + (t.zone === ENGAGED ? 3 : 0)
        : dealt + (dealt > 1 && t.card === quarry ? W.quarry : 0);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

/** One more attacker: the weakest who is enough, or the strongest; nobody once the target falls. */
export function attackersFor(s: State, options: readonly number[]): number {
  const x = s.frames[s.frames.length - 1].locals as { target: number; attackers: number[] };
  const target = thingOf(s, x.target);
  if (target === undefined) return options[0];
  let needed = reading.defense(s, target) + reading.remaining(s, target);
  for (const id of x.attackers) {
    const t = thingOf(s, id);
    if (t !== undefined) needed -= reading.attack(s, t);
  }
  if (needed <= 0 && options.includes(NONE)) return NONE;
  const falls = strengthOf(s, target.seat) >= needed;
  let best = options[0];
  let most = -1;
  for (const option of options) {
    const t = option === NONE ? undefined : thingOf(s, option);
    if (t === undefined) continue;
    const attack = reading.attack(s, t);
    const worth = (attack >= needed ? 100 - attack : attack) + (falls && reading.slays(s, t) ? W.slayer : 0);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}
