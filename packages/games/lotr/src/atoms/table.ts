/** Dials, phases, what lasts, shadow cards, the end; their only writers. */
import type { Cite } from '@kolbiste/kernel';
import { clearFlow, emit, emitFrom, withCause } from '@kolbiste/kernel';
import { printed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { attacksRunning } from '../flow/forward-refs.ts';
import * as inPlay from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { layLast, ofPlayer, ofThing } from '../origins.ts';
import { defeatIndex } from '../outcome.ts';
import { cite } from '../rulebook.ts';
import * as seats from '../seats.ts';
import type { State, Thing } from '../state.ts';
import * as state from '../state.ts';
import { HERO, MAX_THREAT } from '../vocabulary.ts';
import { takeEncounter } from './cards.ts';
import { leave, toStaging } from './things.ts';

const RISES = cite('X.1', 'L100');
const FALLS = cite('G.3', 'L100');
const OUT = cite('X.1', 'X.2', 'X.5', 'HP.10');
const TOKEN = cite('X.3', 'L76');
const LOSS = cite('X.1', 'X.4', 'L77', 'S.4');
/** The last stage was completed at the same moment. */
const LOSS_FIRST = cite('X.1', 'X.7', 'L77', 'L104', 'S.4');
const WIN = cite('S.4', 'X.4', 'L104');
const COMBAT_WON = cite('CA.6', 'S.4');
const SHADOW_DEALT = cite('6.1.1', '6.1.2', 'L8', 'L9', 'G.6');
const NO_SHADOW = cite('6.1.5', '6.1.6', 'L7');

export function changeThreat(s: State, seat: number, by: number, rule?: Cite): void {
  const before = s.threat[seat];
  s.threat[seat] = Math.max(0, before + by);
  if (by >= 0) emit(s, E.threatRose, rule ?? RISES, seat, by, s.threat[seat]);
  else emit(s, E.threatFell, rule ?? FALLS, seat, before - s.threat[seat], s.threat[seat]);
  layLast(s, ofPlayer(seat));
}

/** The dial at the beginning. */
export function setThreat(s: State, seat: number, dial: number, rule: Cite): void {
  s.threat[seat] = dial;
  emit(s, E.dialSet, rule, seat, dial);
}

/** @returns the event */
export function beginPhase(s: State, phase: number, rule: Cite): number {
  s.phase = phase;
  return emit(s, E.phaseBegan, rule, phase);
}

/** What lasted until the end of the phase, or the round, ends [LOTR G.10]. */
function endLasting(s: State, until: number): void {
  keep(s.lasting, state.LASTING, (i) => s.lasting[i + 3] !== until);
  keep(s.uses, state.USES, (i) => s.uses[i + 3] !== until);
}

/** What lasted for the attack that ends, the innermost of those that run [LOTR L35]. */
export function endAttack(s: State): void {
  const until = lastsForAttack(s);
  keep(s.lasting, state.LASTING, (i) => s.lasting[i + 3] < until);
}

/** Until when something lasts that lasts for the attack that runs now. */
const lastsForAttack = (s: State): number => state.UNTIL_ATTACK - 1 + attacksRunning(s);

function keep(list: number[], stride: number, which: (i: number) => boolean): void {
  let kept = 0;
  for (let i = 0; i < list.length; i += stride) {
    if (!which(i)) continue;
    for (let k = 0; k < stride; k++) list[kept + k] = list[i + k];
    kept += stride;
  }
  list.length = kept;
}

export function endPhase(s: State, rule: Cite): void {
  endLasting(s, state.UNTIL_PHASE);
  for (const t of s.things) t.marks &= ~(state.COMMITTED | state.MUTED | state.HAS_ATTACKED);
  s.bans.length = 0;
  s.attacked.length = 0;
  s.many = 0;
  emit(s, E.phaseEnded, rule, s.phase);
}

export function endRound(s: State, rule: Cite): void {
  endLasting(s, state.UNTIL_ROUND);
  emit(s, E.roundEnded, rule, s.round);
}

export function lastingOn(s: State, stat: number, amount: number, target: number, until: number, card: number): void {
  s.lasting.push(stat, amount, target, until, card);
}

/** Whoever is committed then. */
export const WHOEVER_COMMITS: Pick<Thing, 'id' | 'card'> = { id: state.ALL_COMMITTED, card: 0 };

/**
 * Figures change for a while.
 * @param by figures, each with how much
 */
export function changeFigures(
  s: State,
  on: readonly Pick<Thing, 'id' | 'card'>[],
  by: readonly number[],
  until: number,
  card: number,
  rule: Cite,
): void {
  const end = until === state.UNTIL_ATTACK ? lastsForAttack(s) : until;
  for (let i = 0; i < by.length; i += 2)
    for (const t of on) {
      lastingOn(s, by[i], by[i + 1], t.id, end, card);
      emit(s, E.modified, rule, t.id, t.card, by[i], by[i + 1]);
    }
}

/** How often a limited ability of a thing has been used. */
export function usesOf(s: State, thing: number, doing: number, seat: number): number {
  for (let i = 0; i < s.uses.length; i += state.USES)
    if (s.uses[i] === thing && s.uses[i + 1] === doing && s.uses[i + 2] === seat) return s.uses[i + 4];
  return 0;
}

export function countUse(s: State, thing: number, doing: number, seat: number, per: number): void {
  for (let i = 0; i < s.uses.length; i += state.USES)
    if (s.uses[i] === thing && s.uses[i + 1] === doing && s.uses[i + 2] === seat) {
      s.uses[i + 4]++;
      return;
    }
  s.uses.push(thing, doing, seat, per, 1);
}

/** Where something may go at the end of the phase [LOTR L102]; the numbers stand in the state. */
export const AT_END = { shuffleIntoDeck: 1, returnToHand: 2 } as const;

export function goesAtEnd(s: State, t: Thing, where: keyof typeof AT_END): void {
  s.atEnd.push(AT_END[where], t.id);
}

/** An enemy does not attack whom it is engaged with now, for this phase [LOTR L86]. */
export function ban(s: State, enemy: Thing, rule: Cite): void {
  s.bans.push(enemy.id, enemy.seat);
  emit(s, E.banned, rule, enemy.id, enemy.card, enemy.seat);
}

/** Nothing speaks any more of what has left. */
export function forget(s: State): void {
  s.left.length = 0;
}

// Shadow cards

/** Deals a shadow card facedown; who has looked at it in the deck still knows it. */
export function dealShadow(s: State, enemy: Thing, rule: Cite = SHADOW_DEALT): void {
  const entry = takeEncounter(s);
  if (entry === undefined) return void emit(s, E.noShadowLeft, NO_SHADOW, enemy.id, enemy.card);
  s.shadows.push(enemy.id, state.cardIn(entry), state.seenBy(entry));
  emit(s, E.shadowDealt, rule, enemy.id, enemy.card, 0, inPlay.shadowsOf(s, enemy.id).length);
  noteThat(s, N.shadowDealt, enemy.id, enemy.card, enemy.seat);
}

export function turnUp(s: State, place: number): void {
  s.shadows[place + 2] |= state.TURNED_UP;
}

export function lookAt(s: State, place: number, seat: number): void {
  s.shadows[place + 2] |= 1 << seat;
}

// The first player and elimination

export function nameFirst(s: State, seat: number, rule: Cite): void {
  s.first = seat;
  emit(s, E.firstPlayer, rule, seat);
}

/** The next player clockwise who is still in the game. */
function nextIn(s: State, from: number): number {
  for (let i = 1; i <= seats.seatsAt(s); i++) {
    const seat = seats.clockwise(s, from, i);
    if (seats.isIn(s, seat)) return seat;
  }
  return from;
}

export function passFirst(s: State, rule: Cite): void {
  s.first = nextIn(s, s.first);
  emit(s, E.firstPassed, rule, s.first);
}

/** A player leaves the game at once with all that is his [LOTR X.2] [LOTR X.5]. */
export function eliminate(s: State, seat: number): void {
  const byThreat = s.threat[seat] >= MAX_THREAT;
  const heroes = s.left.filter((t) => t.owner === seat && printed(t.card).type === HERO);
  const from = byThreat ? [ofPlayer(seat)] : heroes.map((t) => ofThing(t.id));
  const event = emitFrom(s, from, E.eliminated, OUT, seat, byThreat ? 0 : 1);
  layLast(s, ofPlayer(seat));
  s.out[seat] = 1;
  withCause(s, event, () => leaveTable(s, seat));
}

function leaveTable(s: State, seat: number): void {
  for (const t of s.things.slice()) if (t.zone === state.ENGAGED && t.seat === seat) toStaging(s, t, OUT);
  for (const t of s.things.slice()) {
    if (t.owner === seat) leave(s, t, 'removed');
    else if (inPlay.isCharacter(t) && t.seat === seat) leave(s, t, 'discard');
  }
  for (const pile of [s.hands, s.decks, s.discards])
    s.removed.push(...pile[seat].splice(0).map((entry) => state.cardIn(entry) + state.SEEN * (seat + 1)));
  if (seat === s.first && s.out.includes(0)) {
    s.first = nextIn(s, seat);
    emit(s, E.firstPassed, TOKEN, s.first);
  }
}

/** @param won whether the last stage is completed as well: the defeat comes first [LOTR X.7] */
export function lose(s: State, won: boolean): void {
  s.outcome = state.LOST;
  s.batch.length = 0;
  const all = s.out.map((_, seat) => ofPlayer(seat));
  emitFrom(s, all, E.lost, won ? LOSS_FIRST : LOSS, defeatIndex(s.threat), all.length);
  clearFlow(s);
}

export function win(s: State): void {
  s.outcome = state.WON;
  s.batch.length = 0;
  emit(s, E.won, s.config.mode === 'quest' ? WIN : COMBAT_WON, seats.seatsAt(s));
  clearFlow(s);
}
