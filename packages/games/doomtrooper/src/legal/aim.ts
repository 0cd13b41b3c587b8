/** What a play may be aimed at, and whether it then has an effect [DT 4.19.3] [DT 7.2.8] [DT R92]. Pure reads. */
import { fights, isWarrior, pieceOf, warriorsOf } from '../board.ts';
import type { Ability, Target } from '../cards/card.ts';
import { T_AFFILIATION, T_AREA, T_FIGHTERS, T_NUMBER, T_PARTICIPANT, T_PLAYER, T_TACTIC } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { IDLE, OTHERS, SELF } from '../cards/static.ts';
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
import { pushTargets } from './push-targets.ts';

const isPlayer = (t: Target | undefined): boolean => t?.what === T_PLAYER;
/** Whether it was pointed at already: seats and cards have numbers of their own. */
function isNamed(x: EffectContext, t: Target, code: number): boolean {
  const { targets } = abilityOf(cardOf(x.card), x.ability);
  return x.targets.some((each, at) => each === code && isPlayer(targets[at]) === isPlayer(t));
}

/** Whether the chosen player has warriors in such areas, where a player was chosen before [DT 7.2.8]. */
function reaches(s: State, x: EffectContext, zones: number): number {
  if (!isPlayer(abilityOf(cardOf(x.card), x.ability).targets[0]) || x.targets.length !== 1) return 0;
  return warriorsOf(s, x.targets[0]).some(({ zone }) => zones & (1 << zone)) ? 0 : NO_EFFECT;
}

/** Whether something may be pointed at. */
export function mayTarget(s: State, x: EffectContext, t: Target, code: number): number {
  if (code === -1) return t.may ? 0 : NOT_HERE;
  if (t.more && x.targets.at(-1) === -1) return NOT_HERE;
  const a = abilityOf(cardOf(x.card), x.ability);
  if (a.perTarget > 0 && isTooDear(s, x, a, code)) return NO_DESTINY;
  if (t.what === T_FIGHTERS || t.what === T_TACTIC) return mayArrange(s, x, t, code);
  if (t.what === T_NUMBER) return code >= t.low && code <= t.high ? 0 : NOT_HERE;
  if (t.what === T_AFFILIATION) return code >= 0 && t.of.some & (1 << code) ? 0 : NOT_HERE;
  if (t.what === T_AREA)
    return code >= 0 && code <= 2 && (t.of.zones === 0 || t.of.zones & (1 << code))
      ? reaches(s, x, 1 << code)
      : NOT_HERE;
  if (t.what === T_PLAYER) {
    if (code < 0 || code >= s.hands.length || s.gone[code]) return NOT_HERE;
    if (t.of.whose === OTHERS && code === x.seat) return NOT_HERE;
    if (isNamed(x, t, code)) return NOT_HERE;
    const area = abilityOf(cardOf(x.card), x.ability).targets.find(({ what }) => what === T_AREA);
    return area === undefined ? 0 : reaches(s, { ...x, targets: [code] }, area.of.zones);
  }
  const p = pieceOf(s, code);
  if (p === null || p.marks & MARK.out || !passes(s, meantBy(s, x.seat, x.card, t.of), pieceOf(s, x.self), x.seat, p))
    return NOT_HERE;
  if (isNamed(x, t, code)) return NOT_HERE;
  if (t.what === T_PARTICIPANT) {
    if (!fights(s, p)) return NOT_HERE;
  }
  // Whoever does nothing is no target of what costs actions, but by what lies on him [DT R146].
  if (a.actions > 0 && isWarrior(p) && isHeld(s, p, IDLE)) return NOT_HERE;
  if (t.of.whose === SELF && p.id !== x.caster && p.id !== x.self) return NOT_HERE;
  if (!hasFare(s, a, p)) return NOT_HERE;
  if (isTooDear(s, x, a, code)) return NO_DESTINY;
  const hostile = t.harms && p.seat !== x.seat;
  const immune = hostile && ((immunityOf(s, p) & immunityTo(x.card)) !== 0 || isUntouched(s, p, x.card));
  if (immune) return NO_EFFECT;
  const caster = x.caster === 0 || !isWarrior(p) ? null : pieceOf(s, x.caster);
  if (caster === null || !playOf(cardOf(x.card)).code.some(({ step }) => step.favours === true)) return 0;
  return mayFavour(s, caster, p, t.harms) ? 0 : NOT_IN_FAVOUR;
}

export function hasTarget(s: State, x: EffectContext, t: Target): boolean {
  let found = false;
  pushTargets(s, t, (code) => {
    found ||= mayTarget(s, x, t, code) === 0;
  });
  return found;
}

/**
 * Whether a program would change anything, aimed as it is so far; what is still to be pointed at is looked for [DT 7.2.8] [DT R92].
 * What may be left out is left out: it adds to what is aimed at already.
 */
export function wouldAct(s: State, x: EffectContext, a: Ability): boolean {
  if (a.code.length === 0) return false;
  const t = a.targets[x.targets.length];
  if (t === undefined || t.more)
    return a.code.some(({ step, words }) => step.would === undefined || step.would(s, x, words));
  const aimed = (code: number): boolean => wouldAct(s, { ...x, targets: [...x.targets, code] }, a);
  if (t.may) return aimed(-1);
  let found = false;
  pushTargets(s, t, (code) => {
    found ||= mayTarget(s, x, t, code) === 0 && aimed(code);
  });
  return found;
}
