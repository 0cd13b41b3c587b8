/**
 * Mechanic's super action [SW 5.3.3], last in the end phase: repair one broken weapon of one's own (5.3.3.2) or attack
 * a weapon or laid effect of the opponent (5.3.3.3), or neither.
 */
import { emit, goto, setCause } from '@kolbiste/kernel';
import { markUsed, startRepair } from '../atoms.ts';
import { specialAt, specialBit, specialsNow } from '../effects/bonuses.ts';
import { FROM_MECHANIC } from '../effects/sources.ts';
import { E } from '../events.ts';
import { M_EFFECT, M_HOLD, M_REPAIR, M_WEAPON, mayMechanicRepair, mayTarget, T_WEAPON } from '../legal.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf } from '../state.ts';
import { ABSENT, LAID, MECHANIC, SLOTS } from '../vocabulary.ts';
import { attackWith } from './attack.ts';
import { cancelsLater } from './cancelling.ts';
import { flow } from './registry.ts';
import type { TurnLocals } from './turn-locals.ts';
import { turnOver } from './turn-over.ts';

const USED = cite('5.3.3.1', '5.1.1.2', '5.1.2.1', '5.1.1.3', '5.2.1.2', '4.3.1.2', 'R56', 'R88', 'R92');
const REPAIR = cite('5.3.3.2', '5.3.3.2.1', '5.3.3.2.2', '5.3.3.2.4');
const ATTACK = cite('5.3.3.3', '5.3.3.3.1', '5.3.3.3.2', '5.3.3.3.8');
const HOLD = cite('5.3.3.1', '5.1.2.3', 'R83');
/** No broken weapon of one's own that is soft enough, and nothing of the opponent's to attack. */
const NOTHING = cite('5.3.3.1', '5.3.3.2.1', '5.3.3.3.2', '5.1.2.3', 'R82', 'R88');

/** The target that an option attacks: effects follow weapons in both lists. */
const targetOf = (option: number): number => T_WEAPON + option - M_WEAPON;

function check(s: State, seat: number, value: number, option: number): number {
  if (option === M_HOLD) return 0;
  if (option < 0 || option >= M_EFFECT + SLOTS) return NOT_HERE;
  if (option < M_WEAPON) return mayMechanicRepair(s, numberOf(seat, option - M_REPAIR), value);
  return mayTarget(s, seat, FROM_MECHANIC, targetOf(option));
}

function anything(s: State, seat: number, value: number): boolean {
  for (let option = M_REPAIR; option < M_EFFECT + SLOTS; option++) if (check(s, seat, value, option) === 0) return true;
  return false;
}

/** The entry that is next: unused, not left out, and with something to do; -1 = none. */
function nextEntry(s: State, x: TurnLocals): number {
  const list = specialsNow(s, x.seat);
  let passed = x.passed;
  for (;;) {
    const k = specialAt(s, x.seat, MECHANIC, passed);
    if (k < 0 || anything(s, x.seat, list[k].value)) return k;
    passed |= 1 << k;
  }
}

/** Says of each entry that found nothing to do that it lapses. */
function tellIdle(s: State, x: TurnLocals): void {
  let passed = x.passed;
  for (let k = specialAt(s, x.seat, MECHANIC, passed); k >= 0; k = specialAt(s, x.seat, MECHANIC, passed)) {
    emit(s, E.mechanicHeld, NOTHING, x.seat, specialsNow(s, x.seat)[k].value);
    passed |= 1 << k;
  }
}

const valueNow = (s: State, x: TurnLocals): number => specialsNow(s, x.seat)[nextEntry(s, x)].value;

export const mechanic = flow.question<TurnLocals>('mechanic', cite('5.3.3.1', '2.4.3.2', '6.1.4.2', '6.1.4.2.2'), {
  kind: 'mechanic',
  fresh: true,
  seats: (s, x) => (nextEntry(s, x) >= 0 ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    out.push(M_HOLD);
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] !== ABSENT) out.push(M_REPAIR + k);
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(1 - seat, k)] !== ABSENT) out.push(M_WEAPON + k);
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(1 - seat, k)] >= LAID) out.push(M_EFFECT + k);
  },
  check: (s, x, seat, option) => check(s, seat, valueNow(s, x), option),
  cite: (_s, _x, _seat, option) => (option === M_HOLD ? HOLD : option < M_WEAPON ? REPAIR : ATTACK),
});

export const useMechanic = flow.step<TurnLocals>('useMechanic', cite('5.3.3.1'), (s, x, f) => {
  const k = nextEntry(s, x);
  if (k < 0) {
    tellIdle(s, x);
    if (!cancelsLater(s)) goto(f, turnOver);
    return;
  }
  const option = f.result;
  goto(f, mechanic);
  const { value } = specialsNow(s, x.seat)[k];
  if (option === M_HOLD) {
    x.passed |= 1 << k;
    emit(s, E.mechanicHeld, HOLD, x.seat, value);
    return;
  }
  markUsed(s, x.seat, specialBit(k));
  setCause(f, emit(s, E.mechanicUsed, USED, x.seat, value));
  if (option < M_WEAPON) startRepair(s, numberOf(x.seat, option - M_REPAIR), REPAIR);
  else attackWith(s, x.seat, FROM_MECHANIC, targetOf(option), value);
});
