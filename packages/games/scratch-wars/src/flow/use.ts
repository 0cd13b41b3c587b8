/**
 * Using a weapon [SW 2.5.1], in the order of ruling R31:
 * energy and action are paid (2.5.1.1) - the disc is spun (2.5.1.4) - a red field may be refused by a trick (5.4.1) -
 * the colour says may or must (3.1) - no valid target cancels (3.3.1.2) - a bonus is chosen (4.1) - the total counts
 * (4.2.2.3) - the opponent's traps (3.5.4) - a target is chosen (3.4.x) - the effect resolves (3.3.2) - a shrapnel
 * attacks again (3.4.9.3) - the colour says whether the turn goes on (3.1).
 * Returns 1 when it ends the turn.
 */
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';
import { followColour, useOrIgnore } from './use/colour.ts';
import { attackAgain, chooseTarget, keepRest, resolve, secondTarget } from './use/effect.ts';
import { goOn } from './use/end.ts';
import type { UseLocals } from './use/locals.ts';
import { useLocals } from './use/locals.ts';
import { pay, respin, spin, spun, trick } from './use/spin.ts';
import { springTraps } from './use/traps.ts';
import { checkImpact, chooseBonus, countTotal } from './use/value.ts';

export const useWeapon = flow.procedure<UseLocals>(
  'use',
  {
    rule: cite('2.5.1.1', '6.1.3.1', 'R31'),
    locals: useLocals(0),
    see: 'open',
    copy: (x) => ({ ...x }),
  },
  [
    pay,
    spin,
    spun,
    trick,
    respin,
    useOrIgnore,
    followColour,
    chooseBonus,
    countTotal,
    springTraps,
    checkImpact,
    chooseTarget,
    resolve,
    keepRest,
    secondTarget,
    attackAgain,
    goOn,
  ],
);
