/** Who may attack whom [DT 4.25] [DT R100]. Pure reads; each returns 0 or the number of a refusal. */
import { combatNow, isBarred, isWarrior, pieceOf, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Static } from '../cards/static.ts';
import {
  ATTACK_ACTIONS,
  ATTACK_BAN,
  ATTACK_COST,
  ATTACK_OWN,
  ATTACKS_ANYONE,
  ATTACKS_FROM_COVER,
  DECLARES,
  IDLE,
  LEADS,
  MUST_ATTACK,
  NO_FIGHT_ATTACK,
  ONLY,
  ONLY_HIGHEST,
  SHOOTS_FROM_COVER,
  UNDECLARED,
} from '../cards/static.ts';
import { figureOf } from '../figures.ts';
import { attacksNow } from '../forward-refs.ts';
import { eachHeld, isHeld, isSpoken, lastingOn, names } from '../held.ts';
import { rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import { UNTIL_TURN } from '../pieces.ts';
import {
  BARRED,
  CANNOT_ATTACK,
  CANNOT_BE_ATTACKED,
  LEFT_COVER,
  NO_ACTIONS,
  NO_DESTINY,
  NO_TACTIC,
  NOT_HERE,
  ONLY_LAST,
  OTHER_SIDE,
  OWN_SIDE,
} from '../refusals.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { FIGHT, MARK, OUTPOST, RIGHT, SHOOT, V } from '../vocabulary.ts';
import './shelter.ts';
import { isCapable, tacticsOf } from './capable.ts';

/** Whether a text lets him leave cover by the action with which he attacks; that of a weapon too, which is in use in no combat yet. */
export const leavesToAttack = (s: State, p: Piece): boolean => isSpoken(s, p, ATTACKS_FROM_COVER);

/** Whether his attack was declared a turn ago, or need not be. */
const isDeclared = (s: State, p: Piece): boolean =>
  isHeld(s, p, UNDECLARED) ||
  s.lasting.some((l) => l.what === MUST_ATTACK && l.piece === p.id && l.until === UNTIL_TURN);

/** Whether a warrior may be named attacker. */
export function mayStrike(s: State, seat: number, p: Piece | null): number {
  if (p === null || p.seat !== seat || !isWarrior(p) || p.marks & MARK.out) return NOT_HERE;
  if (p.marks & (MARK.hidden | MARK.imprisoned)) return CANNOT_ATTACK;
  if (p.marks & MARK.covered && !isHeld(s, p, SHOOTS_FROM_COVER) && !leavesToAttack(s, p)) return CANNOT_ATTACK;
  if (p.marks & MARK.uncovered) return LEFT_COVER;
  if (isBarred(s, seat)) return BARRED;
  if (isHeld(s, p, DECLARES) && !isDeclared(s, p)) return CANNOT_ATTACK;
  if (!isCapable(s, p) || rightsOf(s, p) & RIGHT.noAttack || isHeld(s, p, IDLE)) return CANNOT_ATTACK;
  return 0;
}

/** Whether a leader of his player lets any action be his attack [DT 7.3.8] [DT R27]. */
const isLed = (s: State, p: Piece): boolean => isSpoken(s, p, LEADS, (_t, by) => by.seat === p.seat);

/** Attackers from the Outpost reach warriors there, others those elsewhere; of a hidden one nobody knows [DT 4.25.4] [DT R54]. */
const sameSide = (a: Piece, d: Piece): boolean =>
  (d.marks & MARK.hidden) !== 0 || (a.zone === OUTPOST) === (d.zone === OUTPOST);

/** Of a ban: NEVER; of those who alone may be attacked: as far as one of them can be. */
const [NEVER, REACHED] = [1, 1];

/** Whether one of those who alone may be attacked is in play, or within reach; nobody must attack his own side [DT 4.25.3]. */
const isOpposed = (s: State, a: Piece, t: Static, by: Piece): boolean =>
  s.pieces.some(
    (p) =>
      p.id !== a.id &&
      (p.marks & MARK.out) === 0 &&
      names(s, t, by, p) &&
      (t.n === REACHED ? mayReach(s, a, p, false) === 0 : p.seat !== a.seat || mayBetray(s, a, p)),
  );

/** A text forbids this attack, or asks for another victim [DT 4.25.6]; what lets him attack anybody lifts no NEVER [DT 8.10.1]. */
function isForbidden(s: State, a: Piece, d: Piece): boolean {
  const free = isHeld(s, a, ATTACKS_ANYONE);
  if (isSpoken(s, a, ATTACK_BAN, (t, by) => (t.n === NEVER || !free) && names(s, t, by, d))) return true;
  return !free && isSpoken(s, a, ONLY, (t, by) => !names(s, t, by, d) && isOpposed(s, a, t, by));
}

/** A text lets him attack the one of highest value alone. */
function isTooLow(s: State, a: Piece, d: Piece): boolean {
  const isBelow = (p: Piece): boolean => figureOf(s, p, V) > figureOf(s, d, V);
  return cardOf(a.card).statics.some(
    (t) =>
      t.what === ONLY_HIGHEST &&
      (!names(s, t, a, d) || s.pieces.some((p) => p.seat !== a.seat && names(s, t, a, p) && isBelow(p))),
  );
}

/** A text lets him attack some of his own side. */
const mayBetray = (s: State, a: Piece, d: Piece): boolean => isSpoken(s, a, ATTACK_OWN, (t, by) => names(s, t, by, d));

/** Destiny points that an attack costs by texts. */
export function attackPrice(s: State, a: Piece, d: Piece): number {
  let price = 0;
  eachHeld(s, a, ATTACK_COST, (t, by) => {
    if (t.of === null || passes(s, t.of, by, by.seat, d)) price += t.n;
  });
  return price;
}

/** Actions that an attack takes beside its own, by texts [DT R30]. */
export function moreActions(s: State, a: Piece, d: Piece): number {
  // What plays left on him is about whomever he attacks.
  let n = Math.max(1, ...lastingOn(s, a, ATTACK_ACTIONS).map((l) => l.n));
  eachHeld(s, a, ATTACK_ACTIONS, (t, by) => {
    if (names(s, t, by, d)) n = Math.max(n, t.n);
  });
  return n - 1;
}

/** Whether they are at hand: before the declaration the attack's own action is among those that are left. */
function hasActions(s: State, a: Piece, d: Piece): boolean {
  const c = combatNow(s);
  if (c !== null && c.phase > 1) return true;
  const more = moreActions(s, a, d);
  if (more === 0) return true;
  const left = s.actions.reduce((all, each) => all + each, c === null ? -1 : 0);
  return a.seat === s.active && left >= more;
}

/** Whether the rules let the one attack the other, whatever texts forbid him; `betrays`: a text makes him attack anybody, of his own side too [DT 4.25.3]. */
function mayReach(s: State, a: Piece, d: Piece | null, betrays: boolean): number {
  if (d === null || !isWarrior(d) || d.id === a.id || d.marks & MARK.out) return NOT_HERE;
  const isOwn = d.seat === a.seat && !betrays;
  if (isOwn && (rightsOf(s, a) & RIGHT.attacksOwn) === 0 && !mayBetray(s, a, d)) return OWN_SIDE;
  if (!isCapable(s, d) || d.marks & MARK.imprisoned || rightsOf(s, d) & RIGHT.notAttacked) return CANNOT_BE_ATTACKED;
  if (!sameSide(a, d)) return OTHER_SIDE;
  if (attackPrice(s, a, d) > s.destiny[a.seat]) return NO_DESTINY;
  if (!hasActions(s, a, d)) return NO_ACTIONS;
  const stays = (a.marks & MARK.covered) !== 0 && !leavesToAttack(s, a);
  const tactics = stays || isHeld(s, a, NO_FIGHT_ATTACK) ? SHOOT : FIGHT | SHOOT;
  return (tacticsOf(s, a) & tacticsOf(s, d) & tactics) === 0 ? NO_TACTIC : 0;
}

/** All but "attackable only last". */
function mayHit(s: State, a: Piece, d: Piece | null, betrays: boolean): number {
  const code = mayReach(s, a, d, betrays);
  if (code !== 0 || d === null) return code;
  return isForbidden(s, a, d) || (!isHeld(s, a, ATTACKS_ANYONE) && isTooLow(s, a, d)) ? CANNOT_ATTACK : 0;
}

const isLast = (s: State, p: Piece): boolean => (rightsOf(s, p) & RIGHT.attackedLast) !== 0;

/** Whether a warrior may be named defender against an attacker [DT R124]. */
export function mayBeHit(s: State, a: Piece, d: Piece | null, betrays = false): number {
  const code = mayHit(s, a, d, betrays);
  if (code !== 0 || d === null || !isLast(s, d)) return code;
  const others = warriorsOf(s, d.seat).some((p) => p.id !== d.id && !isLast(s, p) && mayHit(s, a, p, betrays) === 0);
  return others ? ONLY_LAST : 0;
}

/**
 * Whether these two may fight.
 * @param led a leader's word turns the action into an attack: who is not led does not attack by it
 */
export function mayFight(
  s: State,
  seat: number,
  attacker: number,
  defender: number,
  led = false,
  betrays = false,
): number {
  const a = pieceOf(s, attacker);
  const code = mayStrike(s, seat, a);
  if (code !== 0) return code;
  return led && !isLed(s, a as Piece) ? CANNOT_ATTACK : mayBeHit(s, a as Piece, pieceOf(s, defender), betrays);
}

/** Whether a warrior may attack somebody: the one that is named, anybody but another. */
export const canFightSo = (s: State, a: Piece, at: number, not: number, betrays = false): boolean =>
  mayStrike(s, a.seat, a) === 0 &&
  s.pieces.some((d) => (at === 0 || d.id === at) && d.id !== not && mayBeHit(s, a, d, betrays) === 0);

/** Whether a player has a legal pair [DT R100]. */
export function canFight(s: State, seat: number, led = false): boolean {
  return s.pieces.some(
    (a) =>
      a.seat === seat &&
      mayStrike(s, seat, a) === 0 &&
      (!led || isLed(s, a)) &&
      s.pieces.some((d) => mayBeHit(s, a, d) === 0),
  );
}

/** Whether somebody could be named attacker of the combat that was declared: he has a legal victim. */
attacksNow.bind((s, p) => {
  const c = combatNow(s);
  return c !== null && c.attacker === 0 && p.seat === c.seat && canFightSo(s, p, 0, 0);
});
