/** What a play may be aimed at, and whether it then has an effect [DT 4.19.3] [DT 7.2.8] [DT R92]. Pure reads. */

import { fights, isWarrior, pieceOf } from '../board.ts';
import type { Ability, Target } from '../cards/card.ts';
import { T_FIGHTERS, T_PARTICIPANT, T_PIECE, T_PLAYER, T_TACTIC } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { IDLE, OTHERS } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { isHeld } from '../held.ts';
import { immunityOf } from '../holds.ts';
import { isUntouched } from '../ignored.ts';
import { immunityTo } from '../immunity.ts';
import { meantBy } from '../mutated.ts';
import { NO_DESTINY, NO_EFFECT, NOT_HERE, NOT_IN_FAVOUR } from '../refusals.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { abilityOf, playOf } from './ability-of.ts';
import { hasFare, isTooDear } from './announced.ts';
import { mayArrange } from './arranged.ts';
import { mayFavour } from './favour.ts';
import { namedFor, targetsFor } from './targets-for.ts';

/** Whether it was pointed at already: seats and cards have numbers of their own. */
function isNamed(x: EffectContext, t: Target, code: number): boolean {
  const { targets } = abilityOf(cardOf(x.card), x.ability);
  return x.targets.some((each, at) => each === code && (targets[at].what === T_PLAYER) === (t.what === T_PLAYER));
}

/** Whether a number, an affiliation, an area or a player may be named. */
function mayName(s: State, x: EffectContext, t: Target, code: number): number {
  if (!namedFor(s, t).includes(code)) return NOT_HERE;
  if (t.what !== T_PLAYER) return 0;
  return s.gone[code] || isNamed(x, t, code) || (t.of.whose === OTHERS && code === x.seat) ? NOT_HERE : 0;
}

/** Whether something may be pointed at. */
export function mayTarget(s: State, x: EffectContext, t: Target, code: number): number {
  if (code === -1) return t.may ? 0 : NOT_HERE;
  if (t.more && x.targets.at(-1) === -1) return NOT_HERE;
  const a = abilityOf(cardOf(x.card), x.ability);
  const why = mayAim(s, x, t, code, a);
  return why === 0 && isTooDear(s, x, a, code) ? NO_DESTINY : why;
}

/** Whether it is what the text means, whatever it costs. */
function mayAim(s: State, x: EffectContext, t: Target, code: number, a: Ability): number {
  if (t.what === T_FIGHTERS || t.what === T_TACTIC) return mayArrange(s, x, t, code);
  if (t.what !== T_PIECE && t.what !== T_PARTICIPANT) return mayName(s, x, t, code);
  const p = pieceOf(s, code);
  if (p === null || p.marks & MARK.out || !passes(s, meantBy(s, x.seat, x.card, t.of), pieceOf(s, x.self), x.seat, p))
    return NOT_HERE;
  if (isNamed(x, t, code) || (t.what === T_PARTICIPANT && !fights(s, p))) return NOT_HERE;
  // Whoever does nothing is no target of what costs actions, but by what lies on him [DT R146].
  if (a.actions > 0 && isHeld(s, p, IDLE)) return NOT_HERE;
  if (!hasFare(s, a, p)) return NOT_HERE;
  const hostile = t.harms && p.seat !== x.seat;
  const immune = hostile && ((immunityOf(s, p) & immunityTo(x.card)) !== 0 || isUntouched(s, p, x.card));
  if (immune) return NO_EFFECT;
  const caster = isWarrior(p) ? pieceOf(s, x.caster) : null;
  if (caster === null || !playOf(cardOf(x.card)).code.some(({ step }) => step.favours === true)) return 0;
  return mayFavour(s, caster, p, t.harms) ? 0 : NOT_IN_FAVOUR;
}

export const hasTarget = (s: State, x: EffectContext, t: Target): boolean =>
  targetsFor(s, t).some((code) => mayTarget(s, x, t, code) === 0);

/**
 * Whether a program would change anything, aimed as it is so far; what is still to be pointed at is looked for [DT 7.2.8] [DT R92].
 */
export function wouldAct(s: State, x: EffectContext, a: Ability): boolean {
  const t = a.targets[x.targets.length];
  if (t === undefined || t.more)
    return a.code.some(({ step, words }) => step.would === undefined || step.would(s, x, words));
  const aimed = (code: number): boolean => wouldAct(s, { ...x, targets: [...x.targets, code] }, a);
  if (t.may && aimed(-1)) return true;
  return namedFor(s, t).some((code) => mayTarget(s, x, t, code) === 0 && aimed(code));
}
