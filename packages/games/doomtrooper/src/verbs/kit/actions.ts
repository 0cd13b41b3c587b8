/** Actions that texts give [DT 7.3.4]: kept for the action step of the own turn, used at once in another's [DT R29]. */
import type { Cite } from '@kolbiste/kernel';
import { ATTACK_ONLY, ATTACKS, gainActions, NON_ATTACK, NOTHING } from '../../atoms/turn.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { actAtOnce, isAfterDiscard } from '../../flow/at-once.ts';
import { canFight } from '../../legal/attack.ts';
import type { State } from '../../state.ts';

const isLate = (s: State, seat: number): boolean => s.active !== seat || isAfterDiscard(s);

/** Whether its player could use such actions [DT 7.5.1] [DT R25] [DT R29]. */
export function takesActions(s: State, { seat }: EffectContext, kind: number): boolean {
  if (s.active === seat && s.combats.length > 0) return false;
  if (isLate(s, seat)) return kind !== ATTACKS || (s.firstDone[seat] === 1 && canFight(s, seat));
  if (s.lock === NOTHING) return false;
  return s.lock !== ATTACK_ONLY || kind !== NON_ATTACK || canFight(s, seat, true);
}

export function giveActions(s: State, x: EffectContext, kind: number, n: number, rule: Cite): void {
  if (isLate(s, x.seat)) actAtOnce(s, x.seat, kind, n);
  else gainActions(s, x.seat, kind, n, rule);
}
