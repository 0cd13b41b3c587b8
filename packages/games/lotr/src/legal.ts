/** Predicates of everything a player may point at: 0 = legal, otherwise the number of a refusal. They read the state alone. */

import { usesOf } from './atoms/table.ts';
import { says, WHO } from './cards/code.ts';
import type { Sieve } from './cards/parts.ts';
import { pool, printed } from './cards/pool.ts';
import type { CompiledAbility, CostCode } from './cards/printed.ts';
import { ACTION, COST_X } from './cards/printed.ts';
import type { EffectContext } from './effects/effect-context.ts';
import { aside, contextOf } from './effects/effect-context.ts';
import { iconsOf, ownPassive } from './effects/figures.ts';
import { passes, uniqueInPlay } from './effects/filter.ts';
import { couldDo } from './effects/useful.ts';
import { attachmentsOf, heroesOf, isHero, isReady, thingOf } from './in-play.ts';
import * as R from './refusals.ts';
import type { State, Thing } from './state.ts';
import { ATTACHED, EXHAUSTED } from './state.ts';
import { ATTACHMENT, EVENT, GUARDED, NEUTRAL } from './vocabulary.ts';

/** Heroes whose resources pay for a sphere. */
export function payersOf(s: State, seat: number, sphere: number): Thing[] {
  return heroesOf(s, seat).filter((t) => t.resources > 0 && matches(s, t, sphere));
}

/** Whether a hero of the sphere is there at all: a card of cost 0 wants one too [LOTR 2.5]. */
const matches = (s: State, t: Thing, sphere: number): boolean =>
  sphere === NEUTRAL || printed(t.card).sphere === sphere || ((iconsOf(s, t) >>> sphere) & 1) === 1;

export function purse(s: State, seat: number, sphere: number): number {
  let sum = 0;
  for (const t of s.things) if (t.seat === seat && isHero(t) && matches(s, t, sphere)) sum += t.resources;
  return sum;
}

/** May the printed cost be paid? [LOTR 2.4] [LOTR 2.5] */
export function mayPay(s: State, seat: number, id: number, cost: number): number {
  const { sphere, payers } = printed(id);
  let heroes = 0;
  let rich = 0;
  let sum = 0;
  for (const t of s.things) {
    if (t.seat !== seat || !isHero(t) || !matches(s, t, sphere)) continue;
    heroes++;
    if (t.resources > 0) rich++;
    sum += t.resources;
  }
  if (heroes === 0) return R.NO_SPHERE;
  if (rich < payers) return R.TOO_FEW_PAYERS;
  return sum < cost ? R.NO_RESOURCES : 0;
}

/** What an attachment may go on [LOTR 2.8]. */
export function hostsFor(s: State, seat: number, id: number): Thing[] {
  const sieve = printed(id).attach as Sieve;
  const x = contextOf(0, id, 0, seat);
  return s.things.filter((t) => t.zone !== ATTACHED && passes(s, x, sieve, t));
}

/** Whether there is anything that an attachment may go on. */
export function hasHost(s: State, seat: number, id: number): boolean {
  const sieve = printed(id).attach as Sieve;
  const x = aside(0, id, 0, seat);
  for (const t of s.things) if (t.zone !== ATTACHED && passes(s, x, sieve, t)) return true;
  return false;
}

/** The action that an event of the hand is; null = it is none. */
export const actionOf = (id: number): CompiledAbility | null => printed(id).action;

/** Costs X that can be named: those for which the card would do something. */
export function xFor(s: State, seat: number, id: number): number[] {
  const most = purse(s, seat, printed(id).sphere);
  const doing = actionOf(id);
  const out: number[] = [];
  for (let X = 0; X <= most; X++) {
    const x = { ...contextOf(doing?.program ?? 0, id, 0, seat), X };
    if (doing === null || couldDo(s, x, doing.program)) out.push(X);
  }
  return out;
}

/**
 * May a card of the hand be played in a window?
 * @param planning the seat whose planning it is; -1 = another phase
 */
export function mayPlay(s: State, seat: number, id: number, planning: number): number {
  const card = printed(id);
  const cost = card.cost === COST_X ? 0 : card.cost;
  if (card.type === EVENT) {
    const doing = actionOf(id);
    if (doing === null) return R.ONLY_ANSWERS;
    if (doing.phase >= 0 && doing.phase !== s.phase) return R.NOT_NOW;
    const unpaid = mayPay(s, seat, id, cost);
    if (unpaid !== 0) return unpaid;
    const speaker = aside(doing.program, id, 0, seat);
    if (card.cost !== COST_X) return mayDo(s, speaker, doing);
    return mayMeet(s, speaker, doing, null) || (xFor(s, seat, id).length === 0 ? R.NO_TARGET : 0);
  }
  if (planning < 0) return R.NOT_NOW;
  if (planning !== seat) return R.NOT_YOUR_PLANNING;
  if (uniqueInPlay(s, id)) return R.UNIQUE_IN_PLAY;
  const unpaid = mayPay(s, seat, id, cost);
  if (unpaid !== 0) return unpaid;
  return card.type === ATTACHMENT && !hasHost(s, seat, id) ? R.NO_TARGET : 0;
}

const mayExhaust = (s: State, x: EffectContext, c: CostCode, t: Thing): boolean =>
  isReady(t) && t.seat === x.seat && passes(s, x, c.sieve as Sieve, t);

/** The table as it is when these are exhausted; what else there is, is shared with the state. */
const exhausted = (s: State, ids: readonly number[]): State => ({
  ...s,
  things: s.things.map((t) => (ids.includes(t.id) ? { ...t, marks: t.marks | EXHAUSTED } : t)),
});

/**
 * What may be exhausted for an ability: each thing with which it still changes something once it is paid [LOTR G.5].
 * The same predicate says whether the ability may be used at all, and what is offered as its cost.
 */
export function costThings(s: State, x: EffectContext, d: CompiledAbility, c: CostCode): Thing[] {
  const self = d.costs.some((each) => each.kind === 0) ? [x.self] : [];
  return s.things.filter(
    (t) => mayExhaust(s, x, c, t) && couldDo(exhausted(s, [...self, t.id]), { ...x, it: t.id }, d.program),
  );
}

/** The first cost of a kind; null = there is none. */
function costOf(d: CompiledAbility, kind: number): CostCode | null {
  const { costs } = d;
  for (let i = 0; i < costs.length; i++) if (costs[i].kind === kind) return costs[i];
  return null;
}

/** Whether an ability changes anything once its cost is paid. */
function leads(s: State, x: EffectContext, d: CompiledAbility, self: Thing | null): boolean {
  if (!couldDo(s, x, d.program)) return false;
  const chosen = costOf(d, 1);
  if (chosen !== null) return costThings(s, x, d, chosen).length > 0;
  if (self === null || costOf(d, 0) === null) return true;
  return couldDo(exhausted(s, [self.id]), x, d.program);
}

/** Cards of the hand that may be a cost: an event that is played has left it by then [LOTR 2.11]. */
const spareCards = (s: State, x: EffectContext): number =>
  s.hands[x.seat].length - (printed(x.card).type === EVENT ? 1 : 0);

function anyToExhaust(s: State, x: EffectContext, c: CostCode): boolean {
  const { things } = s;
  for (let i = 0; i < things.length; i++) if (mayExhaust(s, x, c, things[i])) return true;
  return false;
}

/** May what an ability asks be paid [LOTR G.5]? */
function mayMeet(s: State, x: EffectContext, d: CompiledAbility, t: Thing | null): number {
  const { costs } = d;
  for (let i = 0; i < costs.length; i++) {
    const c = costs[i];
    if (c.kind === 0 && (t === null || !isReady(t))) return R.IS_EXHAUSTED;
    if (c.kind === 1 && !anyToExhaust(s, x, c)) return R.NO_COST;
    if (c.kind === 2 && (t === null || t.resources < c.n)) return R.NO_RESOURCES;
    if (c.kind === 3 && spareCards(s, x) < c.n) return R.NO_COST;
  }
  return 0;
}

/** May what an ability asks be paid, and would it change anything? */
export function mayDo(s: State, x: EffectContext, d: CompiledAbility): number {
  const t = x.self === 0 ? null : thingOf(s, x.self);
  const unmet = mayMeet(s, x, d, t);
  if (unmet !== 0) return unmet;
  if (d.limit > 0 && usesOf(s, x.self, d.index, d.limitEach ? x.seat : -1) >= d.limit) return R.USED_UP;
  if (leads(s, x, d, t)) return 0;
  return wantsOther(d) && playersLeft(s) < 2 ? R.NO_OTHER_PLAYER : R.NO_TARGET;
}

function playersLeft(s: State): number {
  let left = 0;
  for (let seat = 0; seat < s.out.length; seat++) if (s.out[seat] === 0) left++;
  return left;
}

/** Whether an ability is about another player [LOTR G.11]. */
const wantsOther = (d: CompiledAbility): boolean => pool.programs[d.program].some((op) => op.who === WHO.chooseOther);

/** Whether its guard still holds a guarded card [LOTR K.6]. */
const isGuarded = (s: State, t: Thing): boolean =>
  (printed(t.card).keywords & GUARDED) !== 0 && attachmentsOf(s, t.id).some((a) => a.owner < 0);
const claims = (d: CompiledAbility): boolean => pool.programs[d.program].some((op) => says(op, 'self', 'claim'));

/** May a seat use an action of a thing now? */
export function mayUse(s: State, seat: number, t: Thing, d: CompiledAbility): number {
  if (d.kind !== ACTION) return R.ONLY_ANSWERS;
  if (!d.anyone && t.seat !== seat) return R.NOT_HERE;
  if (d.phase >= 0 && d.phase !== s.phase) return R.NOT_NOW;
  if ((t.zone === ATTACHED || isGuarded(s, t)) && claims(d)) return t.zone === ATTACHED ? R.NO_TARGET : R.IS_GUARDED;
  return mayDo(s, aside(d.program, t.card, t.id, seat), d);
}

/** Whether the enemy may be attacked by these characters: his own, or another's by ranged ones [LOTR L54] [LOTR L87]. */
export const attacksStaging = (t: Thing): boolean => ownPassive(t.card, 'attacksStaging') !== undefined;

export const doingOf = (index: number): CompiledAbility => pool.doings[index];
