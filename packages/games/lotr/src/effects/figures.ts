/**
 * Figures as they stand: printed, what the card itself and its attachments add as long as they lie there, what lasts;
 * never below 0 [LOTR G.3] [LOTR L38] [LOTR L58]. Nothing is kept: every figure is read anew, and the same walk tells what it
 * is made of.
 */
import type { Part as FigurePart } from '@kolbiste/kernel';
import { layers } from '@kolbiste/kernel';
import { AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { PassiveCode } from '../cards/printed.ts';
import { attacksRunning, playerAttackNow } from '../flow/forward-refs.ts';
import { isCharacter, thingOrLeft } from '../in-play.ts';
import type { State, Thing } from '../state.ts';
import { ALL_COMMITTED, COMMITTED, LASTING, STAGING, UNTIL_ATTACK } from '../state.ts';
import { ATTACK, DEFENSE, ENGAGEMENT, HIT_POINTS, STATS, THREAT, WILLPOWER } from '../vocabulary.ts';

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
  const fight = playerAttackNow(s)?.locals;
  if (fight === undefined || !fight.attackers.includes(t.id)) return false;
  const target = thingOrLeft(s, fight.target);
  if (target === null) return false;
  if (p.against >= 0) return hasTrait(s, target, p.against);
  return fight.attackers.length === 1 && target.zone === STAGING;
}

type Until = 'phase' | 'round' | 'attack';
/** One part of a figure. */
export type Part = FigurePart<Until>;

/** The layers of all figures. Tokens come after the floor: what is left of hit points may be less than none [LOTR L69]. */
export const LAYERS = layers({ printed: 'is', texts: 'by', lasting: 'by', floor: 'least', tokens: 'by' });

const PRINTED = STATS.map((_, stat) => [stat === ENGAGEMENT ? 'T.2' : 'T.3']);
const BY_TEXT = ['G.1'];
const LASTS = ['G.9', 'G.10'];
const UNTILS: readonly (Until | '')[] = ['', 'phase', 'round', 'attack'];
const LASTS_FOR_ATTACK = ['G.9', 'L35'];
const NOT_BELOW = ['G.3'];
const TOKENS = ['HP.2', 'L69'];

/** Adds what the texts of a thing, its own or those of an attachment, make of a figure. */
function byTexts(s: State, t: Thing, stat: number, of: Thing, before: number, why: Part[] | null): number {
  let value = before;
  for (const p of printed(of.card).passives) {
    if (p.kind !== 'stat' || p.stat !== stat || p.host !== (of !== t) || !holds(s, t, p)) continue;
    value = LAYERS.texts.add(value, amountOf(of, p), why, of.card, BY_TEXT);
  }
  return value;
}

/** Adds what lasts for a while. */
function byLasting(s: State, t: Thing, stat: number, before: number, why: Part[] | null): number {
  let value = before;
  for (let i = 0; i < s.lasting.length; i += LASTING) {
    if (s.lasting[i] !== stat) continue;
    const target = s.lasting[i + 2];
    if (target !== t.id && (target !== ALL_COMMITTED || (t.marks & COMMITTED) === 0 || !isCharacter(t))) continue;
    const last = s.lasting[i + 3];
    if (last >= UNTIL_ATTACK && last !== UNTIL_ATTACK - 1 + attacksRunning(s)) continue;
    const rule = last >= UNTIL_ATTACK ? LASTS_FOR_ATTACK : LASTS;
    const until = UNTILS[Math.min(last, UNTIL_ATTACK)];
    value = LAYERS.lasting.add(value, s.lasting[i + 1], why, s.lasting[i + 4], rule, until);
  }
  return value;
}

/**
 * A figure as it stands [LOTR G.3] [LOTR G.9].
 * @param why where given, what it is made of is put in
 */
export function figure(s: State, t: Thing, stat: number, why: Part[] | null = null): number {
  let value = LAYERS.printed.add(0, printed(t.card).stats[stat], why, t.card, PRINTED[stat]);
  value = byTexts(s, t, stat, t, value, why);
  for (let i = 0; i < s.things.length; i++)
    if (s.things[i].host === t.id) value = byTexts(s, t, stat, s.things[i], value, why);
  if (s.lasting.length > 0) value = byLasting(s, t, stat, value, why);
  return value < 0 ? LAYERS.floor.add(value, 0, why, 0, NOT_BELOW) : value;
}

/** What is left of the hit points; 0 or less = defeated [LOTR L69]. The tokens come last. */
export function remaining(s: State, t: Thing, why: Part[] | null = null): number {
  const value = figure(s, t, HIT_POINTS, why);
  return t.damage > 0 ? LAYERS.tokens.add(value, -t.damage, why, 0, TOKENS) : value;
}

/** Why a figure is what it is: what is printed, what its own text, attachments and effects add. */
export function figureParts(s: State, t: Thing, stat: number): Part[] {
  const parts: Part[] = [];
  figure(s, t, stat, parts);
  return parts;
}

/** The same of the hit points that are left. */
export function remainingParts(s: State, t: Thing): Part[] {
  const parts: Part[] = [];
  remaining(s, t, parts);
  return parts;
}

export const attackOf = (s: State, t: Thing): number => figure(s, t, ATTACK);
export const defenseOf = (s: State, t: Thing): number => figure(s, t, DEFENSE);
export const willpowerOf = (s: State, t: Thing): number => figure(s, t, WILLPOWER);
export const engagementOf = (s: State, t: Thing): number => figure(s, t, ENGAGEMENT);
export const threatOf = (s: State, t: Thing): number => figure(s, t, THREAT);

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
