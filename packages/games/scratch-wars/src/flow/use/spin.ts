/** Paying, spinning and the trick [SW 2.5.1] [SW 5.4.1]. */
import { chance, emit, goto, setCause } from '@kolbiste/kernel';
import { defeated, loseLife, markUsed, payAction, payEnergy } from '../../atoms.ts';
import { specialAt, specialBit, specialsNow, trickAt } from '../../effects/bonuses.ts';
import { E } from '../../events.ts';
import { mayTrick, refuseTheirs, theirs } from '../../legal.ts';
import { NOT_HERE, TRICK_THEIRS } from '../../refusals.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { numberOf, weaponAt } from '../../state.ts';
import { ABSENT, RED, SLOTS, TRICK } from '../../vocabulary.ts';
import { flow } from '../registry.ts';
import { MUST, TRAPS_NOT_UNUSED } from './colour.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf } from './locals.ts';
import { trapsHold } from './traps.ts';

const PAY = cite('2.5.1.1', '2.4.2.2', '2.6.2.1', '2.6.2.4', '6.1.3.1.2');
const PAY_UNFOCUSED = cite('2.5.1.2', '2.5.1.1', '2.6.2.4');
const PAY_ACTION = cite('2.5.1.11', '2.2.3.2', '6.1.3.1.3');
const SPIN = cite(
  '2.5.1.4',
  '1.2.1.3',
  '1.4.8.2',
  '1.4.8.3',
  'R7',
  '2.5.1.5',
  '2.5.1.6',
  '2.5.1.7',
  '2.5.1.8',
  '3.1.1.1',
  '6.1.3.1.4',
);
const TRICK_PRICE = cite('5.4.1.3', 'R90', 'R94');
const TRICK_TOO_DEAR = cite('5.4.1.3', '2.5.3.2', 'R90');
const TRICK_USED = cite('5.4.1.1', '5.4.1.2', '5.4.1.4', '5.4.1.5', '5.1.2.1', 'R89', 'R91', 'R92');

export const pay = flow.step<UseLocals>('pay', cite('2.5.1.1', '2.5.1.11', '6.1.3.1.1'), (s, x) => {
  const weapon = weaponAt(s, x.weapon);
  payEnergy(s, s.active, weapon.cost, weapon.cost > weapon.printed ? PAY_UNFOCUSED : PAY);
  payAction(s, s.active, PAY_ACTION);
});

export const spin = flow.step<UseLocals>('spin', cite('2.5.1.4', '6.1.3.1.4'), (s, x) => {
  x.field = chance(s, 'spin', weaponAt(s, x.weapon).fields.length);
});

export const spun = flow.step<UseLocals>('spun', cite('2.5.1.5', '2.5.1.6', '2.5.1.7', '2.5.1.8'), (s, x, f) => {
  setCause(f, emit(s, E.spun, SPIN, s.active, x.weapon, x.field));
  x.ends = fieldOf(s, x).colour === RED ? 1 : 0;
  x.used = 1;
});

/** Option: 0 = accept the field, 1 + k = refuse it and spin weapon k of one's own. */
export const trick = flow.question<UseLocals>('trick', cite('5.4.1.1', '5.2.2.1', '5.1.1.1', '5.1.1.2'), {
  kind: 'trick',
  seats(s, x) {
    if (fieldOf(s, x).colour !== RED || trickAt(s, s.active) < 0) return 0;
    for (let k = 0; k < SLOTS; k++)
      if (mayTrick(s, s.active, x.weapon, numberOf(s.active, k)) === 0) return 1 << s.active;
    return 0;
  },
  candidates(s, _x, seat, out) {
    out.push(0);
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] !== ABSENT) out.push(1 + k);
    refuseTheirs(s, seat, 1 + SLOTS, out);
  },
  check(s, x, seat, option) {
    if (option === 0) return 0;
    if (option > SLOTS && option <= 2 * SLOTS) return theirs(s, seat, option - SLOTS - 1, TRICK_THEIRS);
    return option > 0 && option <= SLOTS ? mayTrick(s, seat, x.weapon, numberOf(seat, option - 1)) : NOT_HERE;
  },
  cite: (_s, _x, _seat, option) => (option === 0 ? MUST : TRICK_USED),
});

/** Under the other reading of R90: why a trick was not asked about. */
function tellDearTrick(s: State, x: UseLocals): void {
  if (fieldOf(s, x).colour !== RED || trickAt(s, s.active) >= 0) return;
  const k = specialAt(s, s.active, TRICK);
  if (k >= 0) emit(s, E.trickTooDear, TRICK_TOO_DEAR, s.active, specialsNow(s, s.active)[k].value);
}

export const respin = flow.step<UseLocals>('respin', cite('5.4.1.2'), (s, x, f) => {
  if (f.result === 0) return tellDearTrick(s, x);
  const k = trickAt(s, s.active);
  const price = specialsNow(s, s.active)[k].value;
  const next = numberOf(s.active, f.result - 1);
  markUsed(s, s.active, specialBit(k));
  emit(s, E.trickUsed, TRICK_USED, s.active, price, next, x.weapon);
  trapsHold(s, TRAPS_NOT_UNUSED);
  loseLife(s, s.active, price, TRICK_PRICE);
  if (defeated(s, TRICK_PRICE)) return;
  x.weapon = next;
  goto(f, spin);
});
