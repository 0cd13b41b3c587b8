/**
 * Phases 6 to 8 [DT 4.29] [DT 4.30] [DT 4.31] [DT 4.34.2] [DT R116].
 * 6 both strikes are read from the same figures, or the first one alone - 7 last chance to save (R97, R108), then states change - again for
 * the return strike - 8 points for all kills, split by their players; reactions to the award.
 */
import { done, emit, goto, note } from '@kolbiste/kernel';
import { leave, wound } from '../atoms/pieces.ts';
import { combatNow, pieceOf } from '../board.ts';
import { ANNIHILATES, EARNS, FORFEITS, KILL_POINTS, SPARED, UNHARMED } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { E, GONE_ANNIHILATED, GONE_KILLED } from '../events.ts';
import { worthOf } from '../figures.ts';
import { strikesAhead } from '../forward-refs.ts';
import { eachHeld, isHeld, lastingOn } from '../held.ts';
import { killsBy, killsDouble, rightsOf, stopsReturn, strikeRank, woundsKill } from '../holds.ts';
import { isGuarded } from '../ignored.ts';
import { IN_WINDOW, STATES } from '../legal/play.ts';
import { sideFigure } from '../legal/side.ts';
import type { Combat, Piece } from '../pieces.ts';
import { KILL, UNHURT, WOUND } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { passes } from '../sieve.ts';
import { ridersWith } from '../stands.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { A, FIGHT, MARK, RIGHT, TRAIT } from '../vocabulary.ts';
import { announce } from './award.ts';
import { payBounties } from './bounty.ts';
import { COMPARED, STRIKES } from './figure-rules.ts';
import { flow, localsOf } from './registry.ts';
import { settle } from './settle.ts';
import { replaceWeapons } from './weapons.ts';
import { openReactions, openWindow } from './window.ts';

export interface StrikeLocals {
  [name: string]: number | number[];
  /** 0 both, or the first strike; 1 the return strike. */
  round: number;
  /** Who was wounded by the first strike; 0 = nobody. */
  struck: number;
  /** Of each kill: who scores, points, 1 = destiny only, the killed card. */
  killed: number[];
}

const now = (s: State): Combat => combatNow(s) as Combat;

/** Whether a side strikes in this round [DT 4.34]. */
function strikesNow(c: Combat, attacker: boolean, round: number): boolean {
  if (c.attackerRank === c.defenderRank) return round === 0;
  const first = attacker === c.attackerRank > c.defenderRank;
  return first === (round === 0);
}

/** What a strike does to whom it meets: nothing, a wound, a kill [DT 4.29.2]. */
function fateOf(s: State, by: Piece, to: Piece, tactic: number): number {
  const [attack, armor] = [sideFigure(s, by, tactic === FIGHT ? 0 : 1), sideFigure(s, to, A)];
  emit(s, E.struck, COMPARED, by.id, attack, armor, to.card);
  if (attack < armor || isGuarded(s, to, UNHARMED, by)) return UNHURT;
  const kills = killsBy(s, by, tactic) || (attack > 2 * armor && killsDouble(s, by, tactic)) || woundsKill(s, to);
  return kills && !isGuarded(s, to, SPARED, by) ? KILL : WOUND;
}

const [NEVER_BACK, WOUNDED_NOT_BACK] = [1, 2];
/** Whether a text of whom he fights keeps somebody from striking back: 1 never, 2 if the first strike has wounded him. */
function isStopped(s: State, c: Combat, x: StrikeLocals, striker: Piece, enemy: Piece): boolean {
  const by = stopsReturn(s, enemy);
  if (by & WOUNDED_NOT_BACK && x.round === 1 && x.struck === striker.id) return true;
  const first = striker.id === c.attacker ? c.attackerRank >= c.defenderRank : c.defenderRank > c.attackerRank;
  return (by & NEVER_BACK) !== 0 && !first;
}

const resolve = flow.step<StrikeLocals>('resolve', STRIKES, (s, x, f) => {
  const c = now(s);
  if (c.over) return goto(f, points);
  const [a, d] = [pieceOf(s, c.attacker) as Piece, pieceOf(s, c.defender) as Piece];
  c.phase = 6;
  replaceWeapons(s);
  if (x.round === 0) {
    c.attackerRank = strikeRank(s, a);
    c.defenderRank = strikeRank(s, d);
  }
  const [attacks, returns] = [strikesNow(c, true, x.round), strikesNow(c, false, x.round)];
  c.defenderFate = attacks && !isStopped(s, c, x, a, d) ? fateOf(s, a, d, c.tactic) : UNHURT;
  c.attackerFate = returns && !isStopped(s, c, x, d, a) ? fateOf(s, d, a, c.tactic) : UNHURT;
  if (x.round === 0) x.struck = c.defenderFate === WOUND ? d.id : c.attackerFate === WOUND ? a.id : 0;
});
const afterResolve = flow.step<StrikeLocals>('afterResolve', cite('4.23.1', 'R97'), (s) => openWindow(s, IN_WINDOW));

/** Where whom he kills goes. */
const howKilled = (s: State, by: Piece | null, tactic: number): number =>
  by !== null && killsBy(s, by, tactic << ANNIHILATES) ? GONE_ANNIHILATED : GONE_KILLED;

/** Who is wounded and was wounded already is killed [DT 4.29.3] [DT R109]. */
function deepen(s: State, c: Combat): void {
  const [a, d] = [pieceOf(s, c.attacker), pieceOf(s, c.defender)];
  if (c.attackerFate === WOUND && a !== null && a.marks & MARK.wounded) c.attackerFate = KILL;
  if (c.defenderFate === WOUND && d !== null && d.marks & MARK.wounded) c.defenderFate = KILL;
}

function openStates(s: State, fate: number, about: number, by: number, seat: number): void {
  if (fate === UNHURT) return;
  const moment = fate === KILL ? T.M_KILLED : T.M_WOUNDED;
  openReactions(s, { kind: STATES, moment, subject: about, object: by, amount: fate }, seat);
}

const SAVE = cite('4.30.1', 'R108');
const phaseSeven = flow.step<StrikeLocals>('phaseSeven', cite('4.29.3', '4.30.1'), (s, _x, f) => {
  const c = now(s);
  if (c.over) return goto(f, points);
  c.phase = 7;
  deepen(s, c);
});
const saveAttacker = flow.step<StrikeLocals>('saveAttacker', SAVE, (s) => {
  const c = now(s);
  openStates(s, c.attackerFate, c.attacker, c.defender, c.attackerSeat);
});
const saveDefender = flow.step<StrikeLocals>('saveDefender', SAVE, (s) => {
  const c = now(s);
  openStates(s, c.defenderFate, c.defender, c.attacker, c.defenderSeat);
});

/** Mercenaries earn destiny only, and so does who kills an own warrior [DT 4.31.3] [DT 8.6.2] [DT R112]. */
function onlyDestiny(s: State, c: Combat, by: Piece): boolean {
  if (c.own === 1) return true;
  const bound = (traitsOf(s, by) & TRAIT.mercenary) !== 0 || (rightsOf(s, by) & RIGHT.onlyDestiny) !== 0;
  return bound && !isHeld(s, by, EARNS);
}

/** What texts make of the points for a kill, of the value noted when it was heard [DT R113]: times first, then more. */
function pointsFor(s: State, by: Piece | null, p: Piece): number {
  if (lastingOn(s, p, FORFEITS).length > 0) return 0;
  let [value, more] = [p.kept, 0];
  if (by !== null)
    eachHeld(s, by, KILL_POINTS, (t, from) => {
      if (t.of !== null && !passes(s, t.of, from, from.seat, p)) return;
      value *= t.den;
      more += t.layer === 0 ? t.n : 0;
    });
  return value + more;
}

/** Promotion points that a kill brings besides. */
function promotionFor(s: State, by: Piece | null): number {
  let more = 0;
  if (by !== null)
    eachHeld(s, by, KILL_POINTS, (t) => {
      more += t.layer === 0 ? 0 : t.n;
    });
  return more;
}

/** Value as it stands when the states change [DT R113]. */
function noteKill(s: State, x: StrikeLocals, c: Combat, by: Piece | null, seat: number, p: Piece): void {
  const value = pointsFor(s, by, p);
  const only = by !== null && onlyDestiny(s, c, by) ? 1 : 0;
  const more = only === 1 || lastingOn(s, p, FORFEITS).length > 0 ? 0 : promotionFor(s, by);
  x.killed = [...x.killed, seat, value, only, p.card, ...(more === 0 ? [] : [seat, more, 2, p.card])];
  emit(s, E.killed, cite('4.30.3', '4.31.1', 'R113'), p.id, p.card, p.seat, value);
}

/** Texts that answer a kill are heard while its victim still lies there: they ask what it is [DT R113]. */
const heard = flow.step<StrikeLocals>('heard', cite('4.11.6', '4.31.1'), (s) => {
  const c = now(s);
  for (const [id, fate, by] of [
    [c.attacker, c.attackerFate, c.defender],
    [c.defender, c.defenderFate, c.attacker],
  ] as const) {
    const p = fate === KILL ? pieceOf(s, id) : null;
    if (p === null) continue;
    p.kept = worthOf(s, p);
    note(s.batch, T.M_KILLED, p.id, by, p.card);
  }
  settle(s);
});

const STATE = cite('4.29.3', '4.30.2', '4.30.3', '9.7', 'R95', 'R106', 'R109', '9.6', '9.13');
const change = flow.step<StrikeLocals>('change', STATE, (s, x) => {
  const c = now(s);
  const [a, d] = [pieceOf(s, c.attacker), pieceOf(s, c.defender)];
  payBounties(s);
  // The attacker's player announces first [DT R110].
  if (d !== null && c.defenderFate === KILL) noteKill(s, x, c, a, c.attackerSeat, d);
  if (a !== null && c.attackerFate === KILL) noteKill(s, x, c, d, c.defenderSeat, a);
  // Both strike at once: what either does to the other is read before anybody leaves.
  const ways = [
    [a, c.attackerFate, c.defender, howKilled(s, d, c.tactic)],
    [d, c.defenderFate, c.attacker, howKilled(s, a, c.tactic)],
  ] as const;
  for (const [p, fate, by, how] of ways) {
    if (p === null) continue;
    if (fate === WOUND) wound(s, p, STATE, by);
    // Those who ride with him are one warrior with him.
    else if (fate === KILL) for (const each of [...ridersWith(s, p), p]) leave(s, each, how, STATE);
  }
  c.attackerFate = UNHURT;
  c.defenderFate = UNHURT;
});
const afterState = flow.step<StrikeLocals>('afterState', cite('4.23.1', '4.30.4'), (s) => openWindow(s, IN_WINDOW));

/** The return strike of whoever was struck first and survived [DT 4.34.2]. */
const again = flow.step<StrikeLocals>('again', cite('4.34.2', 'R116'), (s, x, f) => {
  const c = now(s);
  if (x.round === 1 || c.attackerRank === c.defenderRank || c.over) return;
  x.round = 1;
  goto(f, resolve);
});

/** Until the last strike is resolved: of two that come one after the other, until the return strike is [DT R97] [DT R116]. */
function isStrikeAhead(s: State): boolean {
  const c = combatNow(s);
  if (c === null || c.over) return false;
  if (c.phase < 6 || c.attackerRank === c.defenderRank) return c.phase < 6;
  return localsOf(s, striking)[0]?.round === 0;
}
strikesAhead.bind(isStrikeAhead);

const points = flow.step<StrikeLocals>('points', cite('4.31.1', '4.31.2', 'R110'), (s, x, f) => {
  const c = now(s);
  c.phase = 8;
  if (x.killed.length === 0) return done(f);
  announce(s, x.killed.slice());
});
const afterPoints = flow.step<StrikeLocals>('afterPoints', cite('4.23.1'), (s) => openWindow(s, IN_WINDOW));

export const striking = flow.procedure<StrikeLocals>(
  'strike',
  { rule: cite('4.29.1'), locals: { round: 0, struck: 0, killed: [] }, see: 'open' },
  [
    resolve,
    afterResolve,
    phaseSeven,
    saveAttacker,
    saveDefender,
    heard,
    change,
    afterState,
    again,
    points,
    afterPoints,
  ],
);
