/** Night vampire attack [SW 5.3.2], third in the end phase: energy is paid (5.3.2.2) and attacks the hero (5.3.2.5). */
import { emit, goto, setCause } from '@kolbiste/kernel';
import { markUsed, payEnergy } from '../atoms.ts';
import { specialAt, specialBit, specialsNow } from '../effects/bonuses.ts';
import { FROM_NIGHT_ATTACK } from '../effects/sources.ts';
import { E } from '../events.ts';
import { T_HERO } from '../legal.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { NIGHT_ATTACK } from '../vocabulary.ts';
import { attackWith } from './attack.ts';
import { flow, noOrYes } from './registry.ts';
import type { TurnLocals } from './turn-locals.ts';

const PAID = cite('5.3.2.2', '5.2.1.2', '5.3.2.3', '2.6.2.2', 'R87');
const STRUCK = cite('5.3.2.1', '5.3.2.5', '5.1.1.2', '5.1.1.3', '5.1.2.1', '4.3.1.2', 'R56', 'R92');
const NO_ENERGY = cite('5.3.2.4', 'R87');
const MAY_STRIKE = cite('5.3.2.2', '5.3.2.8', '5.2.1.1');
const MAY_HOLD = cite('5.3.2.2', '5.1.2.3');
const HELD = cite('5.1.2.3', 'R83');

/** The entry that is next: unused and not left out; -1 = none. */
const nextEntry = (s: State, x: TurnLocals): number => specialAt(s, x.seat, NIGHT_ATTACK, x.passed);

/** Option: 1 = strike, 0 = hold. Not without energy [SW 5.3.2.4]. */
export const nightAttack = flow.question<TurnLocals>(
  'nightAttack',
  cite('5.3.2.8', '2.4.3.2', '6.1.4.2', '6.1.4.2.1'),
  {
    kind: 'nightAttack',
    fresh: true,
    seats: (s, x) => (nextEntry(s, x) >= 0 && s.energy[x.seat] > 0 ? 1 << x.seat : 0),
    candidates: noOrYes,
    check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
    cite: (_s, _x, _seat, option) => (option === 1 ? MAY_STRIKE : MAY_HOLD),
  },
);

export const strikeByNight = flow.step<TurnLocals>(
  'strikeByNight',
  cite('5.3.2.2', '5.3.2.3', '5.3.2.4'),
  (s, x, f) => {
    const k = nextEntry(s, x);
    if (k < 0) return;
    goto(f, nightAttack);
    if (f.result !== 1) {
      emit(s, E.nightAttackHeld, s.energy[x.seat] === 0 ? NO_ENERGY : HELD, x.seat);
      x.passed |= 1 << k;
      return;
    }
    const power = Math.min(specialsNow(s, x.seat)[k].value, s.energy[x.seat]);
    markUsed(s, x.seat, specialBit(k));
    setCause(f, emit(s, E.nightAttack, STRUCK, x.seat, power));
    payEnergy(s, x.seat, power, PAID);
    attackWith(s, x.seat, FROM_NIGHT_ATTACK, T_HERO, power);
  },
);
