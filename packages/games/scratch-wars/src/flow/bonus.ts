/**
 * The question which bonus is applied [SW 4.2]: the same for an effect just spun, for persistent attacks and for combos.
 * Option: 0 = none, 1 + k = entry k of the present time of day. Asked only where there is something to decide.
 */
import type { Step } from '@kolbiste/kernel';
import { bonusesNow, bonusOpen, mayApply } from '../effects/bonuses.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BLESSING } from '../vocabulary.ts';
import { flow } from './registry.ts';

const NONE = cite('4.2.1.1', '4.2.1.2', 'R48');
const POSITIVE = cite('4.2.1.1', '4.2.3.4');
const NEGATIVE = cite('4.2.2.1', '4.2.3.3');
const BLESSED = cite('4.3.1.1');
const CURSED = cite('4.3.1.3');

/** @param kindOf kind of the effect the bonus would be applied to; -1 = none may be */
export function bonusQuestion<X extends { entry: number }>(kindOf: (s: State, x: X) => number): Step<State, X> {
  return flow.question<X>('chooseBonus', cite('4.1.2.2', '4.2.3.1'), {
    kind: 'bonus',
    seats(s, x) {
      const kind = kindOf(s, x);
      return kind >= 0 && bonusOpen(s, s.active, kind) ? 1 << s.active : 0;
    },
    candidates(s, _x, seat, out) {
      out.push(0);
      const list = bonusesNow(s, seat);
      for (let k = 0; k < list.length; k++) out.push(1 + k);
    },
    check: (s, x, seat, option) => (option < 0 ? NOT_HERE : mayApply(s, seat, kindOf(s, x), option - 1)),
    apply(_s, x, _seat, option) {
      x.entry = option - 1;
    },
    cite(s, _x, seat, option) {
      if (option === 0) return NONE;
      const entry = bonusesNow(s, seat)[option - 1];
      if (entry.kind === BLESSING) return entry.value < 0 ? CURSED : BLESSED;
      return entry.value < 0 ? NEGATIVE : POSITIVE;
    },
  });
}
