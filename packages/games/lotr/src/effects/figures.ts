/**
 * Figures as they stand: printed, what the card itself and its attachments add as long as they lie there, what lasts;
 * never below 0 [LOTR G.3] [LOTR L38] [LOTR L58]. Nothing is kept: every figure is read anew.
 */
import { AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { PassiveCode } from '../cards/printed.ts';
import { attacksRunning, playerAttackNow } from '../flow/forward-refs.ts';
import type { State, Thing } from '../state.ts';
import { ALL_COMMITTED, COMMITTED, isCharacter, LASTING, STAGING, thingOrLeft, UNTIL_ATTACK } from '../state.ts';
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
  const fight = playerAttackNow(s)?.x;
  if (fight === undefined || !fight.attackers.includes(t.id)) return false;
  const target = thingOrLeft(s, fight.target);
  if (target === null) return false;
  if (p.against >= 0) return hasTrait(s, target, p.against);
  return fight.attackers.length === 1 && target.zone === STAGING;
}

/** One part of a figure, in the order in which they are counted. */
export interface Part {
  /** `is`: what it begins with; `by`: added to it; `least`: nothing is below. */
  readonly how: 'is' | 'by' | 'least';
  readonly n: number;
  /** The card that says it; 0 = a rule. */
  readonly card: number;
  /** The end of what it lasts until; '' = it holds as long as the thing lies there. */
  readonly until: '' | 'phase' | 'round' | 'attack';
  readonly rule: readonly string[];
}

const PRINTED = STATS.map((_, stat) => [stat === ENGAGEMENT ? 'T.2' : 'T.3']);
const BY_TEXT = ['G.1'];
const LASTS = ['G.9', 'G.10'];
const UNTILS: readonly Part['until'][] = ['', 'phase', 'round', 'attack'];
const LASTS_FOR_ATTACK = ['G.9', 'L35'];
const NOT_BELOW = ['G.3'];
const TOKENS = ['HP.2', 'L69'];

function byLasting(s: State, t: Thing, stat: number, parts: Part[] | null): number {
  let sum = 0;
  for (let i = 0; i < s.lasting.length; i += LASTING) {
    if (s.lasting[i] !== stat) continue;
    const target = s.lasting[i + 2];
    if (target !== t.id && (target !== ALL_COMMITTED || (t.marks & COMMITTED) === 0 || !isCharacter(t))) continue;
    const [n, last] = [s.lasting[i + 1], s.lasting[i + 3]];
    if (last >= UNTIL_ATTACK && last !== UNTIL_ATTACK - 1 + attacksRunning(s)) continue;
    const until = UNTILS[Math.min(last, UNTIL_ATTACK)];
    sum += n;
    const rule = until === 'attack' ? LASTS_FOR_ATTACK : LASTS;
    parts?.push({ how: 'by', n, card: s.lasting[i + 4], until, rule });
  }
  return sum;
}

/** What the texts of a thing, its own or those of an attachment, add to a figure. */
function byTexts(s: State, t: Thing, stat: number, of: Thing, parts: Part[] | null): number {
  let sum = 0;
  for (const p of printed(of.card).passives) {
    if (p.kind !== 'stat' || p.stat !== stat || p.host !== (of !== t) || !holds(s, t, p)) continue;
    const n = amountOf(of, p);
    sum += n;
    parts?.push({ how: 'by', n, card: of.card, until: '', rule: BY_TEXT });
  }
  return sum;
}

/** @param parts where given, what the figure is made of is put in */
export function figure(s: State, t: Thing, stat: number, parts: Part[] | null = null): number {
  let value = printed(t.card).stats[stat];
  parts?.push({ how: 'is', n: value, card: t.card, until: '', rule: PRINTED[stat] });
  value += byTexts(s, t, stat, t, parts);
  for (let i = 0; i < s.things.length; i++)
    if (s.things[i].host === t.id) value += byTexts(s, t, stat, s.things[i], parts);
  if (s.lasting.length > 0) value += byLasting(s, t, stat, parts);
  if (value >= 0) return value;
  parts?.push({ how: 'least', n: 0, card: 0, until: '', rule: NOT_BELOW });
  return 0;
}

/** Why a figure is what it is: what is printed, what its own text, attachments and effects add [LOTR G.3] [LOTR G.9]. */
export function figureParts(s: State, t: Thing, stat: number): Part[] {
  const parts: Part[] = [];
  figure(s, t, stat, parts);
  return parts;
}

/** As `figureParts`, of the hit points that are left: the tokens come last. */
export function remainingParts(s: State, t: Thing): Part[] {
  const parts = figureParts(s, t, HIT_POINTS);
  if (t.damage > 0) parts.push({ how: 'by', n: -t.damage, card: 0, until: '', rule: TOKENS });
  return parts;
}

/** What parts come to. */
export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { how, n }) => (how === 'is' ? n : how === 'by' ? sum + n : Math.max(sum, n)), 0);

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
