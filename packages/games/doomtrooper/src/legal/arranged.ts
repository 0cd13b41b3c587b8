/** Two warriors whom a text sets against each other, and the tactic that it names [DT 4.25.4] [DT R100] [DT R104]. Pure reads. */

import { combatNow, isWarrior, pieceOf } from '../board.ts';
import type { Target } from '../cards/card.ts';
import { ENEMYS, T_TACTIC } from '../cards/card.ts';
import { ATTACK_BAN } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { isSpoken, names } from '../held.ts';
import { immunityOf } from '../holds.ts';
import { immunityTo } from '../immunity.ts';
import { pairOf } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { CANNOT_ATTACK, CANNOT_BE_ATTACKED, NO_EFFECT, NO_TACTIC, NOT_HERE, OTHER_SIDE } from '../refusals.ts';
import type { State } from '../state.ts';
import { FIGHT, MARK, OUTPOST, SHOOT } from '../vocabulary.ts';
import { mayBeHit, mayStrike } from './attack.ts';
import { isCapable, tacticsOf } from './capable.ts';

type Pointing = Pick<EffectContext, 'seat' | 'card' | 'targets'>;

const isThere = (p: Piece | null): p is Piece =>
  p !== null && isWarrior(p) && (p.marks & (MARK.out | MARK.hidden | MARK.imprisoned)) === 0;
/** Nothing that the text is of is used against whom it cannot harm [DT 7.6.1]. */
const isProof = (s: State, x: Pointing, p: Piece): boolean =>
  p.seat !== x.seat && (immunityOf(s, p) & immunityTo(x.card)) !== 0;

/** Tactics by which two could fight at all, whatever forbids the one to attack the other; the border of the Outpost stands. */
const tacticsFor = (s: State, a: Piece, d: Piece): number => tacticsOf(s, a) & tacticsOf(s, d);
const isCurrent = (s: State, a: Piece, d: Piece): boolean => {
  const c = combatNow(s);
  return c !== null && c.attacker === a.id && c.defender === d.id;
};

/** The tactics that a text may name for them: where they fight already, another one than now. */
function tacticsLeft(s: State, a: Piece, d: Piece): number {
  const tactics = tacticsFor(s, a, d);
  return isCurrent(s, a, d) ? tactics & ~(combatNow(s)?.tactic ?? 0) : tactics;
}

/** NEVER stands, whatever a text lifts [DT 8.10.1] [DT 8.12.1]. */
const NEVER = 1;
const neverAttacks = (s: State, a: Piece, d: Piece): boolean =>
  isSpoken(s, a, ATTACK_BAN, (t, by) => t.n === NEVER && names(s, t, by, d));

function anyTwo(s: State, a: Piece, d: Piece): number {
  if (!isCapable(s, a) || neverAttacks(s, a, d)) return CANNOT_ATTACK;
  if (!isCapable(s, d)) return CANNOT_BE_ATTACKED;
  if ((a.zone === OUTPOST) !== (d.zone === OUTPOST)) return OTHER_SIDE;
  return tacticsLeft(s, a, d) === 0 ? NO_TACTIC : 0;
}

/** Whether an enemy's warrior may be made to attack somebody. */
const enemys = (s: State, x: Pointing, a: Piece, d: Piece): number =>
  a.seat === x.seat ? NOT_HERE : mayStrike(s, a.seat, a) || mayBeHit(s, a, d, true);

/** Whether two, or a tactic for them, may be pointed at. */
export function mayArrange(s: State, x: Pointing, t: Target, code: number): number {
  const isTactic = t.what === T_TACTIC;
  const [one, other] = pairOf(isTactic ? x.targets[0] : code);
  const [a, d] = [pieceOf(s, one), pieceOf(s, other)];
  // Before two are named any tactic may come.
  if (isTactic && x.targets.length === 0) return 0;
  if (a === null || d === null || a.id === d.id || !isThere(d) || !isThere(a)) return NOT_HERE;
  if (isTactic) return (tacticsLeft(s, a, d) & code) !== 0 && (code === FIGHT || code === SHOOT) ? 0 : NO_TACTIC;
  if (isProof(s, x, a) || isProof(s, x, d)) return NO_EFFECT;
  return t.low === ENEMYS ? enemys(s, x, a, d) : anyTwo(s, a, d);
}
