/**
 * Figures as they stand: printed, what the card itself and its attachments add as long as they lie there, what lasts;
 * never below 0 [LOTR G.3] [LOTR L38] [LOTR L58]. Nothing is kept: every figure is read anew.
 */
import { AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { PassiveCode } from '../cards/printed.ts';
import { playerAttackNow } from '../flow/circle.ts';
import type { State, Thing } from '../state.ts';
import { ALL_COMMITTED, COMMITTED, isCharacter, LASTING, STAGING, thingOf, thingOrLeft } from '../state.ts';
import { ATTACK, DEFENSE, ENGAGEMENT, HIT_POINTS, THREAT, WILLPOWER } from '../vocabulary.ts';

/** Whether a card or thing has a trait, printed or given by an attachment. */
export function hasTrait(s: State, t: Thing, trait: number): boolean {
  if (printed(t.card).traits.includes(trait)) return true;
  for (let i = 0; i < s.things.length; i++) {
    const a = s.things[i];
    if (a.host !== t.id) continue;
    for (const p of printed(a.card).passives) if (p.kind === 'trait' && p.trait === trait) return true;
  }
  return false;
}

/** Bits of the spheres whose cards a hero pays for. */
export function iconsOf(s: State, t: Thing): number {
  let bits = 1 << printed(t.card).sphere;
  for (const a of s.things) {
    if (a.host !== t.id) continue;
    for (const p of printed(a.card).passives)
      if (p.kind === 'icon' && (p.ifCard === 0 || p.ifCard === t.card)) bits |= 1 << p.icon;
  }
  return bits;
}

function amountOf(t: Thing, p: PassiveCode): number {
  if (p.much.kind === AMOUNT_FIXED) return p.much.n;
  if (p.much.kind === AMOUNT_DAMAGE) return p.much.n * t.damage;
  return p.much.kind === AMOUNT_RESOURCES ? p.much.n * t.resources : 0;
}

/** Whether the condition of a passive text holds for the thing whose figure it changes. */
function holds(s: State, t: Thing, p: PassiveCode): boolean {
  if (p.ifTrait >= 0 && !hasTrait(s, t, p.ifTrait)) return false;
  if (p.ifCard > 0 && p.ifCard !== t.card) return false;
  if (p.against < 0 && !p.soleStaging) return true;
  const fight = playerAttackNow(s)?.x;
  if (fight === undefined || !fight.attackers.includes(t.id)) return false;
  const target = thingOrLeft(s, fight.target);
  if (target === null) return false;
  if (p.against >= 0) return hasTrait(s, target, p.against);
  return fight.attackers.length === 1 && target.zone === STAGING;
}

function lastingOn(s: State, t: Thing, stat: number): number {
  let sum = 0;
  for (let i = 0; i < s.lasting.length; i += LASTING) {
    if (s.lasting[i] !== stat) continue;
    const target = s.lasting[i + 2];
    if (target === t.id || (target === ALL_COMMITTED && (t.marks & COMMITTED) !== 0 && isCharacter(t)))
      sum += s.lasting[i + 1];
  }
  return sum;
}

export function figure(s: State, t: Thing, stat: number): number {
  let value = printed(t.card).stats[stat];
  for (const p of printed(t.card).passives)
    if (p.kind === 'stat' && p.stat === stat && !p.host && holds(s, t, p)) value += amountOf(t, p);
  for (let i = 0; i < s.things.length; i++) {
    const a = s.things[i];
    if (a.host !== t.id) continue;
    for (const p of printed(a.card).passives)
      if (p.kind === 'stat' && p.stat === stat && p.host && holds(s, t, p)) value += amountOf(a, p);
  }
  if (s.lasting.length > 0) value += lastingOn(s, t, stat);
  return value < 0 ? 0 : value;
}

export const attackOf = (s: State, t: Thing): number => figure(s, t, ATTACK);
export const defenseOf = (s: State, t: Thing): number => figure(s, t, DEFENSE);
export const willpowerOf = (s: State, t: Thing): number => figure(s, t, WILLPOWER);
export const engagementOf = (s: State, t: Thing): number => figure(s, t, ENGAGEMENT);
export const threatOf = (s: State, t: Thing): number => figure(s, t, THREAT);
/** What is left of the hit points; 0 or less = defeated [LOTR L69]. */
export const remaining = (s: State, t: Thing): number => figure(s, t, HIT_POINTS) - t.damage;

/** Whether its hit points are used up: without tokens for what is printed, and nothing that takes from it, it is not looked at. */
export const isSpent = (s: State, t: Thing): boolean =>
  (pool.lowered[HIT_POINTS] || t.damage >= printed(t.card).stats[HIT_POINTS]) && remaining(s, t) <= 0;

/** Whether any passive text of a kind lies on a thing. */
export function borne(s: State, t: Thing, kind: PassiveCode['kind']): PassiveCode | null {
  for (const a of s.things) {
    if (a.host !== t.id) continue;
    for (const p of printed(a.card).passives) if (p.kind === kind) return p;
  }
  return null;
}

/** The passive text of a kind that the card itself has. */
export const ownPassive = (card: number, kind: PassiveCode['kind']): PassiveCode | undefined =>
  printed(card).passives.find((p) => p.kind === kind);

/** Sum of the strength of these attackers [LOTR 6.3.2.1] [LOTR L58]. */
export function totalAttack(s: State, ids: readonly number[]): number {
  let sum = 0;
  for (const id of ids) {
    const t = thingOf(s, id);
    if (t !== null) sum += attackOf(s, t);
  }
  return sum;
}
