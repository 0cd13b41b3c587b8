/** Verbs that change figures and marks: damage, healing, destroying, strengthening, freezing, silencing. */

import { emit } from '@kolbiste/kernel';
import type { Hand } from '../../atoms/units.ts';
import * as units from '../../atoms/units.ts';
import type { Op } from '../../cards/code.ts';
import { ST, saysWhenDrawn } from '../../cards/compile.ts';
import { printedCard } from '../../cards/pool.ts';
import type { AmountTerm, WhoTerm } from '../../cards/terms.ts';
import { W } from '../../cards/terms.ts';
import { firstOf, select } from '../../effects/select.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { SOURCE_ABILITY, SOURCE_DRAWN, SOURCE_EXPERIMENT, SOURCE_SPELL, SOURCE_UNIT } from '../../effects/speaker.ts';
import { inForce, spellDamage } from '../../effects/statics.ts';
import { amountOf } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import type { State, Unit } from '../../state.ts';
import { LIMBO, standing, unitOf } from '../../state.ts';
import { INACTIVE, SPELL, STEALTH } from '../../vocabulary.ts';

const DAMAGE = cite('word.1', 'R1', 'R53');
const SPELL_DAMAGE = cite('key.3', 'R77');
const TO_NEIGHBOURS = cite('adjacent.1', 'adjacent.2', 'key.3', 'R41', 'R77');
const TO_STEALTHY = cite('key.13', 'R84');
const AT_RANDOM = cite('random.2', 'R77', 'R139');
const STEALTHY_AT_RANDOM = cite('key.13', 'random.2', 'R84', 'R85', 'R139');
const HEAL = cite('heal.1', 'heal.2', 'board.6', 'R137', 'R138');
const DESTROY = cite('key.2', 'R76', 'R99');
const DESTROY_NEIGHBOURS = cite('key.2', 'adjacent.1', 'R41', 'R42', 'R76', 'R99');
const SPELL_AREA = cite('key.3', 'R3', 'R77');
const EXPERIMENT_DAMAGE = cite('key.3', 'R68', 'R77');
const AREA = cite('word.1', 'R1', 'R3');
const DAMAGE_IN_LIMBO = cite('word.1', 'R1', 'R45');
const BUFF_IN_LIMBO = cite('word.6', 'word.7', 'word.8', 'R36', 'R45');
const BUFF = cite('word.6', 'word.7', 'word.8', 'R36');
const SET = cite('R36');
const GRANT = cite('word.2', 'R36');
const NOTHING = cite('R7', 'R52');

/** Played and not yet on the board: what its text does to itself sticks to it [TMM R45]. */
const isLimbo = (u: Unit | null): boolean => u !== null && (u.marks & LIMBO) !== 0;

const isInactive = (s: State, id: number): boolean => ((standing(s, id)?.keywords ?? 0) & INACTIVE) !== 0;

/** The objects of an instruction, fixed before anything is done [TMM R1] [TMM R3]; an inactive unit is reached by its own text alone (R92). */
export function objects(s: State, x: Speaker, op: Op): number[] {
  const ids = select(s, x, op.who as WhoTerm).filter((id) => id === x.self || !isInactive(s, id));
  x.those = ids;
  x.killed = 0;
  if (ids.length === 0) emit(s, E.unused, NOTHING, x.card, x.seat);
  return ids;
}

/** Units among the objects that are still there. */
export function unitsAmong(s: State, x: Speaker, op: Op): Unit[] {
  return objects(s, x, op)
    .map((id) => standing(s, id))
    .filter((u): u is Unit => u !== null);
}

/** Who deals the damage of a text. */
function handOf(s: State, x: Speaker): Hand {
  if (x.source !== SOURCE_UNIT) return { id: -1, keywords: printedCard(x.card).keywords, seat: x.seat };
  const u = unitOf(s, x.self);
  return { id: x.self, keywords: u?.keywords ?? 0, seat: x.seat };
}

/** Spell damage counts for spells and experiments, but for no card that has a text for being drawn, however it is cast [TMM key.3]. */
const isSpelled = (x: Speaker): boolean =>
  (x.source === SOURCE_SPELL || x.source === SOURCE_EXPERIMENT) && !saysWhenDrawn(printedCard(x.card));

/** A spell or an ability speaks, a spell also where it is cast on being drawn. */
function isSpellOrAbility(x: Speaker): boolean {
  const castDrawn = x.source === SOURCE_DRAWN && printedCard(x.card).kind === SPELL;
  return castDrawn || x.source === SOURCE_SPELL || x.source === SOURCE_ABILITY;
}

/** A figure of damage or healing with all that spells and abilities add to it. */
function strengthened(s: State, x: Speaker, n: number): number {
  return isSpellOrAbility(x) && inForce(s, ST.doubleSpells, x.seat) ? 2 * n : n;
}

function damageAmounts(s: State, x: Speaker, op: Op, ids: readonly number[]): number[] {
  const more = isSpelled(x) ? spellDamage(s, x.seat) + x.bonus : 0;
  return ids.map((id, i) => strengthened(s, x, amountOf(s, x, op.n as AmountTerm, id, i) + more));
}

/** Area and random damage reaches hidden units too [TMM key.13]. */
function damageRule(s: State, x: Speaker, op: Op, id: number): number {
  const how = op.who?.how;
  if (how === W.neighboursOf) return TO_NEIGHBOURS;
  const u = how === W.each || how === W.random ? standing(s, id) : null;
  const hidden = u !== null && (u.keywords & STEALTH) !== 0;
  if (how === W.random) return hidden ? STEALTHY_AT_RANDOM : AT_RANDOM;
  if (hidden) return TO_STEALTHY;
  if (isLimbo(standing(s, id))) return DAMAGE_IN_LIMBO;
  if (x.source === SOURCE_EXPERIMENT) return EXPERIMENT_DAMAGE;
  if (how === W.each) return isSpelled(x) ? SPELL_AREA : AREA;
  return isSpelled(x) ? SPELL_DAMAGE : DAMAGE;
}

export function damage(s: State, x: Speaker, op: Op): void {
  const ids = objects(s, x, op);
  const amounts = damageAmounts(s, x, op, ids);
  const by = handOf(s, x);
  ids.forEach((id, i) => {
    const rule = damageRule(s, x, op, id);
    const before = standing(s, id)?.health ?? 0;
    units.damage(s, id, amounts[i], by, rule);
    // What a unit could not lose any more: a rest for the hero, if the text says so.
    if (op.a === 1) units.damage(s, 1 - x.seat, Math.min(before, 0) - (standing(s, id)?.health ?? 0), by, rule);
  });
}

export function heal(s: State, x: Speaker, op: Op): void {
  const ids = objects(s, x, op);
  const amounts = ids.map((id, i) => (op.n === null ? -1 : strengthened(s, x, amountOf(s, x, op.n, id, i))));
  const hurts = units.healsHurt(s, x.seat);
  ids.forEach((id, i) => {
    if (!hurts) return units.heal(s, id, amounts[i], HEAL);
    units.damage(s, id, amounts[i] < 0 ? missing(s, id) : amounts[i], handOf(s, x), DAMAGE);
  });
}

/** What a full healing would heal. */
function missing(s: State, id: number): number {
  if (id < 2) return 30 - s.life[id];
  const u = standing(s, id);
  return u === null ? 0 : Math.max(0, printedCard(u.card).health - u.health);
}

export function destroy(s: State, x: Speaker, op: Op): void {
  const rule = op.who?.how === W.neighboursOf ? DESTROY_NEIGHBOURS : DESTROY;
  for (const u of unitsAmong(s, x, op)) units.destroy(s, u, x.source === SOURCE_UNIT ? x.self : -1, rule);
}

export function destroyHero(s: State, x: Speaker): void {
  units.ruinHero(s, 1 - x.seat, DESTROY);
}

export function buff(s: State, x: Speaker, op: Op): void {
  const ids = objects(s, x, op);
  const attack = ids.map((id, i) => amountOf(s, x, op.n as AmountTerm, id, i));
  const health = ids.map((id, i) => amountOf(s, x, op.m as AmountTerm, id, i));
  ids.forEach((id, i) => {
    const u = standing(s, id);
    if (u !== null) units.buff(s, u, attack[i], health[i], isLimbo(u) ? BUFF_IN_LIMBO : BUFF);
  });
}

export function set(s: State, x: Speaker, op: Op): void {
  const all = unitsAmong(s, x, op);
  const attack = all.map((u, i) => (op.n === null ? u.attack : amountOf(s, x, op.n, u.id, i)));
  const health = all.map((u, i) => (op.m === null ? u.health : amountOf(s, x, op.m, u.id, i)));
  all.forEach((u, i) => units.setStats(s, u, attack[i], health[i], SET));
}

export function swapStats(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.setStats(s, u, u.health, u.attack, SET);
}

export function swapHealth(s: State, x: Speaker, op: Op): void {
  const [a] = unitsAmong(s, x, op);
  const b = standing(s, firstOf(s, x, op.who2 as WhoTerm));
  if (a === undefined || b === null) return;
  const mine = a.health;
  units.setStats(s, a, a.attack, b.health, SET);
  units.setStats(s, b, b.attack, mine, SET);
}

export function freeze(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.freeze(s, u);
}

export function silence(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.silence(s, u);
}

export function grant(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.grant(s, u, op.a, GRANT);
}

export function wake(s: State, x: Speaker, op: Op): void {
  for (const u of unitsAmong(s, x, op)) units.loseKeyword(s, u, INACTIVE, GRANT);
}
