/** Whether an instruction would change one thing, or anything of one player [LOTR G.5]. */
import type { Op } from '../cards/code.ts';
import { OP } from '../cards/code.ts';
import { printed } from '../cards/pool.ts';
import { attackersRunning, attacksRunning, fightersRunning } from '../flow/circle.ts';
import type { State, Thing } from '../state.ts';
import {
  activeLocation,
  COMMITTED,
  ENGAGED,
  EXHAUSTED,
  engagedWith,
  HAS_ATTACKED,
  isEnemy,
  isLocation,
  isReady,
  MUTED,
  STAGING,
  shadowsOf,
  TURNED_UP,
  thingOf,
  UNTIL_ATTACK,
} from '../state.ts';
import { HERO, RANGED } from '../vocabulary.ts';
import { borne, ownPassive } from './figures.ts';
import type { Speaker } from './speaker.ts';
import { count } from './whom.ts';

/** Whether the instruction would change this thing. */
export function changes(s: State, x: Speaker, op: Op, t: Thing): boolean {
  switch (op.op) {
    case OP.heal:
      return t.damage > 0;
    case OP.damage:
    case OP.resources:
      return count(s, x, op) > 0;
    case OP.ready:
      return (t.marks & EXHAUSTED) !== 0;
    case OP.exhaust:
      return isReady(t);
    case OP.progress:
      return isLocation(t);
    case OP.modify:
      return op.until !== UNTIL_ATTACK || attacksRunning(s) > 0;
    case OP.muteThreat:
      return (t.marks & MUTED) === 0;
    case OP.removeFromQuest:
      return (t.marks & COMMITTED) !== 0;
    case OP.engage:
      return t.zone !== ENGAGED || t.seat !== x.seat;
    case OP.toStaging:
      return t.zone === ENGAGED;
    case OP.leaveCombat:
      return fightersRunning(s).some((ids) => ids.includes(t.id));
    case OP.noAttack:
      return mayStillAttack(s, t);
    case OP.enemyAttacks:
      return !isKept(s, x.seat, t);
    case OP.lookAtShadow:
      return shadowsOf(s, t.id).some((place) => (s.shadows[place + 2] & TURNED_UP) === 0);
    case OP.attackNow:
      return targetsOf(s, x.seat, t).length > 0;
    // A hero goes to no hand and no deck [LOTR HP.9].
    case OP.atEnd:
      return printed(t.card).type !== HERO;
    default:
      return true;
  }
}

/** Before the first part of its attack only [LOTR L21]. */
export function mayStillAttack(s: State, t: Thing): boolean {
  if (t.zone !== ENGAGED || t.marks & HAS_ATTACKED) return false;
  return !attackersRunning(s).includes(t.id);
}

/** Whether an enemy is kept from attacking a seat: a ban protects one player, a snare all [LOTR L86]. */
export function isKept(s: State, seat: number, t: Thing): boolean {
  if (borne(s, t, 'cannotAttack') !== null) return true;
  for (let i = 0; i < s.bans.length; i += 2) if (s.bans[i] === t.id && s.bans[i + 1] === seat) return true;
  return false;
}

/** Enemies that a character may attack alone [LOTR L65] [LOTR K.1] [LOTR L89]. */
export function targetsOf(s: State, seat: number, t: Thing): Thing[] {
  const ranged = (printed(t.card).keywords & RANGED) !== 0;
  const staging = ownPassive(t.card, 'attacksStaging') !== undefined;
  return s.things.filter(
    (e) => isEnemy(e) && ((e.zone === ENGAGED && (e.seat === seat || ranged)) || (e.zone === STAGING && staging)),
  );
}

/** Whether a player may draw: a card can forbid it to all. */
const mayDraw = (s: State): boolean => {
  const active = activeLocation(s);
  return active === null || ownPassive(active.card, 'noDraw') === undefined;
};

/** Whether the instruction would change anything of this player. */
export function affects(s: State, x: Speaker, op: Op, seat: number): boolean {
  const n = count(s, x, op, 1);
  switch (op.op) {
    case OP.draw:
      return n > 0 && s.decks[seat].length > 0 && mayDraw(s);
    case OP.threat:
      return n > 0 || (n < 0 && s.threat[seat] > 0);
    case OP.discardHand:
      return s.hands[seat].length > 0;
    case OP.search:
      return n > 0 && s.decks[seat].length > 0;
    case OP.shuffleDiscard:
      return s.discards[seat].some((id) => printed(id).type !== HERO);
    case OP.manyDefenders:
      return ((s.many >>> seat) & 1) === 0;
    case OP.noAttack:
      return engagedWith(s, seat).some((t) => mayStillAttack(s, t));
    default:
      return true;
  }
}

/** Instructions of which `affects` knows. */
export const isAboutPlayers = ({ op }: Op): boolean =>
  op === OP.draw ||
  op === OP.threat ||
  op === OP.discardHand ||
  op === OP.search ||
  op === OP.shuffleDiscard ||
  op === OP.manyDefenders;

/** Whether progress for the quest has a place to go: the active location, or a stage not yet full [LOTR L97] [LOTR L98]. */
export function takesProgress(s: State): boolean {
  const active = activeLocation(s);
  if (active !== null && active.progress < printed(active.card).questPoints) return true;
  const stage = thingOf(s, s.quest);
  return stage !== null && stage.progress < printed(stage.card).questPoints;
}
