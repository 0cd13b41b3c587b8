/** Whether a player could use a card that another one has just played, moment and actions apart [DT 7.4.2]. Pure reads. */
import type { Ability } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import * as T from '../cards/timing.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import type { State } from '../state.ts';
import type { Occasion } from './play.ts';
import { BEFORE_FIRST, DECLARED, IN_ACTION, IN_WINDOW, MODIFIERS, mayUse, playOf, REACTIONS } from './play.ts';

const KINDS: Readonly<Record<number, number>> = {
  [T.ACTION]: IN_ACTION,
  [T.ATTACK_ACTION]: IN_ACTION,
  [T.DURING_COMBAT]: MODIFIERS,
  [T.BEFORE_COMBAT]: DECLARED,
  [T.BEFORE_ACTIONS]: BEFORE_FIRST,
  [T.REACTION]: REACTIONS,
};

/** The moment in which a card is used instead of whoever played it: that one's. */
const momentOf = (a: Ability, x: EffectContext): Occasion => ({
  kind: KINDS[a.timing] ?? IN_WINDOW,
  moment: x.moment,
  subject: x.subject,
  object: x.object,
  amount: x.amount,
});

export function mayTakeOver(s: State, seat: number, played: EffectContext): boolean {
  const a = { ...playOf(cardOf(played.card)) };
  const now = momentOf(a, played);
  // What belongs to the own turn is used in another's: it was played at its time.
  if (a.timing === T.OWN_TURN || a.timing === T.BEFORE_ACTIONS) Object.assign(a, { timing: T.ANY_TIME });
  const { moment, subject, object, amount, answers } = played;
  const x = { ...contextOf(seat, played.card), moment, subject, object, amount, answers };
  const kind = a.timing === T.ANY_TIME ? IN_WINDOW : now.kind;
  return mayUse(s, x, a, { ...now, kind }) === 0;
}
