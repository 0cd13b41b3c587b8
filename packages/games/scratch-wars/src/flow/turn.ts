/**
 * A player's turn [SW 2.4].
 * Start (2.4.1): energy (2.4.1.1) - repaired and freed weapons (2.4.1.2) - breaking the curse (2.4.1.3).
 * Actions (2.4.2): up to four, one after another (2.4.2.1), until nothing can be paid or the turn is ended (2.4.2.3-4).
 * End (2.4.3.2): persistent attack - combo - night attack - mechanic.
 */
import { call, emit, goto, resetCause, setCause } from '@kolbiste/kernel';
import {
  beginTurn,
  dropActions,
  freeWeapon,
  gainEnergy,
  loseLife,
  payAction,
  payEnergy,
  readyWeapon,
  removeEffect,
  startRepair,
} from '../atoms.ts';
import { specialsNow } from '../effects/bonuses.ts';
import { E } from '../events.ts';
import {
  CURSE_PRICE,
  canAct,
  hasCursed,
  mayBreakCurse,
  mayCancel,
  mayRepair,
  mayUse,
  refuseTheirs,
  theirs,
} from '../legal.ts';
import { CURSE_TOO_LATE, CURSE_TOO_POOR, NOT_HERE, USE_THEIRS } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf, weaponAt } from '../state.ts';
import { ABSENT, ACTIONS, CURSED, FREED, REPAIRING, SLOTS, timeOf } from '../vocabulary.ts';
import { A_CANCEL, A_END, CANCELLED, cancelling, cancelsLater } from './cancelling.ts';
import { combo } from './combo.ts';
import { mechanic, useMechanic } from './mechanic.ts';
import { nightAttack, strikeByNight } from './night.ts';
import { ENDED, whyNoAction } from './no-action.ts';
import { hasPersistent, persistent } from './persistent.ts';
import { flow, noOrYes } from './registry.ts';
import type { TurnLocals } from './turn-locals.ts';
import { turnLocals } from './turn-locals.ts';
import { turnOver } from './turn-over.ts';
import { useLocals } from './use/locals.ts';
import { useWeapon } from './use.ts';

/** Options of an action: 0 end the turn; 1 use, 6 repair, 11 cancel what is laid on weapon k; 16 break the curse; 17 the opponent's weapon k. */
export { A_CANCEL, A_END };
export const A_USE = 1;
export const A_REPAIR = 6;
export const A_CURSE = 16;
/** A weapon of the opponent, which cannot be used. */
export const A_FOE = 17;

const GAIN = cite('2.4.1.1', '2.6.1.1', '2.6.1.3', '6.1.2.1', '2.2.2.5', 'R10');
const GAIN_CAP = cite('2.6.1.2');
const NO_GAIN = cite('2.6.1.5', 'R2');
const REPAIRED = cite('2.5.2.5', '2.4.1.2', '6.1.2.2', '2.2.2.5', '2.2.3.3', '5.3.3.2.3', 'R10', 'R22');
const WAS_FREED = cite('2.5.3.5', '2.4.1.2', '6.1.2.2', '2.2.2.5', 'R10');
const BROKE = cite('2.5.3.1', '6.1.2.3.1', 'R12');
const FREE_ALL = cite('2.5.3.3', '2.5.3.4', '6.1.2.3.2', 'R13');
const PAY_REPAIR = cite('2.5.2.1', '6.1.3.2.2', '2.6.2.4');
const PAY_REPAIR_UNFOCUSED = cite('2.5.2.2', '2.5.2.1', '2.6.2.4');
const REPAIR_ACTION = cite('2.2.3.2', '6.1.3.2.3');
const REPAIRING_NOW = cite('2.5.2.4', '6.1.3.2.4');
/** Bonuses and specials of the present time of day [R42]. */
const RENEWED = cite('4.1.1.2', '4.1.2.1', '5.1.1.3', 'R42');
const BEGINS = cite('2.2.1.5', '2.2.3.1', '2.4.2.1');
const KEEP = cite('2.4.1.3');
const CURSE_STAYS = cite('2.5.3.2', '2.4.1.3', 'R11');
const CURSE_LOSS = cite('2.5.3.1', '6.1.2.3.1', 'R94');
const MAY_USE = cite('2.5.1.1', '6.1.3.1.1', '2.5.1.10');
const MAY_REPAIR = cite('2.5.2.1', '6.1.3.2.1', '6.1.3.2');
const BREAK = cite('2.5.3.1', '2.5.3.2', '2.5.3.3', 'R11');
const END_PHASE = cite('2.4.3.1', '2.2.2.4', '2.2.2.2', '2.4.3.2', '2.2.3.3', 'R82');
/** Only what the hero shows at this time of day. */
const SPECIALS_NOW = cite('5.1.1.1', '5.1.1.3', '5.3.2.1');

const beginTurnStep = flow.step<TurnLocals>('beginTurn', cite('2.2.1.5', '2.2.3.1'), (s, x, f) => {
  setCause(f, beginTurn(s, x.seat, ACTIONS, BEGINS));
  emit(s, E.entriesRenewed, RENEWED, x.seat);
});

const gain = flow.step<TurnLocals>('gainEnergy', cite('2.4.1.1', '6.1.2.1'), (s, x) => {
  if (s.round === 1) emit(s, E.noEnergyGain, NO_GAIN, x.seat);
  else gainEnergy(s, x.seat, s.table.heroes[x.seat].slots[timeOf(s.round)].gain, GAIN, GAIN_CAP);
});

const readyWeapons = flow.step<TurnLocals>('readyWeapons', cite('2.4.1.2', '6.1.2.2'), (s, x) => {
  for (let k = 0; k < SLOTS; k++) {
    const w = numberOf(x.seat, k);
    if (s.weapons[w] === REPAIRING) readyWeapon(s, w, REPAIRED);
    else if (s.weapons[w] === FREED) readyWeapon(s, w, WAS_FREED);
  }
});

/** Option: 1 = break the curse, 0 = keep it. Asked where it can be paid [R11]. */
const breakCurse = flow.question<TurnLocals>('breakCurse', cite('2.4.1.3', '2.2.2.5', '6.1.2.3'), {
  kind: 'breakCurse',
  seats: (s, x) => (hasCursed(s, x.seat) && mayBreakCurse(s, x.seat) === 0 ? 1 << x.seat : 0),
  candidates: noOrYes,
  check: (s, _x, seat, option) => (option === 0 ? 0 : option === 1 ? mayBreakCurse(s, seat) : NOT_HERE),
  cite: (_s, _x, _seat, option) => (option === 1 ? BREAK : KEEP),
});

const freeWeapons = flow.step<TurnLocals>('freeWeapons', cite('2.5.3.3', '6.1.2.3'), (s, x, f) => {
  if (f.result !== 1) {
    if (hasCursed(s, x.seat) && mayBreakCurse(s, x.seat) !== 0) emit(s, E.curseStays, CURSE_STAYS, x.seat);
    return;
  }
  x.broke = 1;
  emit(s, E.curseBroken, BROKE, x.seat, CURSE_PRICE);
  loseLife(s, x.seat, CURSE_PRICE, CURSE_LOSS);
  dropActions(s);
  for (let k = 0; k < SLOTS; k++) {
    const w = numberOf(x.seat, k);
    if (s.weapons[w] === CURSED) freeWeapon(s, w, FREE_ALL);
  }
});

function checkAction(s: State, seat: number, option: number): number {
  if (option === A_END) return 0;
  if (option < A_USE || option >= A_FOE + SLOTS) return NOT_HERE;
  if (option >= A_FOE) return theirs(s, seat, option - A_FOE, USE_THEIRS);
  if (option === A_CURSE)
    return !hasCursed(s, seat) ? NOT_HERE : s.life[seat] > CURSE_PRICE ? CURSE_TOO_LATE : CURSE_TOO_POOR;
  if (option < A_REPAIR) return mayUse(s, seat, numberOf(seat, option - A_USE));
  if (option < A_CANCEL) return mayRepair(s, seat, numberOf(seat, option - A_REPAIR));
  return mayCancel(s, numberOf(seat, option - A_CANCEL));
}

const chooseAction = flow.question<TurnLocals>('chooseAction', cite('2.4.2.1', '2.2.3.2', 'R16'), {
  kind: 'action',
  fresh: true,
  seats: (s, x) => (x.ended === 0 && canAct(s, x.seat) ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    const first = numberOf(seat, 0);
    let last = first + SLOTS;
    while (s.weapons[last - 1] === ABSENT) last--;
    out.judged(A_END, 0);
    for (let w = first; w < last; w++) out.judged(A_USE + w - first, mayUse(s, seat, w));
    for (let w = first; w < last; w++) out.judged(A_REPAIR + w - first, mayRepair(s, seat, w));
    for (let w = first; w < last; w++) out.judged(A_CANCEL + w - first, mayCancel(s, w));
    if (hasCursed(s, seat)) out.push(A_CURSE);
    refuseTheirs(s, seat, A_FOE, out);
  },
  check: (s, _x, seat, option) => checkAction(s, seat, option),
  apply(_s, x, _seat, option) {
    x.chosen = option;
  },
  cite(_s, _x, _seat, option) {
    if (option === A_END) return ENDED[0];
    if (option < A_REPAIR) return MAY_USE;
    return option < A_CANCEL ? MAY_REPAIR : CANCELLED;
  },
});

function repair(s: State, seat: number, w: number): void {
  const weapon = weaponAt(s, w);
  payEnergy(s, seat, weapon.cost, weapon.cost > weapon.printed ? PAY_REPAIR_UNFOCUSED : PAY_REPAIR);
  payAction(s, seat, REPAIR_ACTION);
  startRepair(s, w, REPAIRING_NOW);
}

const act = flow.step<TurnLocals>('act', cite('2.4.2.1', '2.4.2.2'), (s, x, f) => {
  const option = x.chosen;
  x.chosen = -1;
  if (option <= A_END) {
    emit(
      s,
      E.actionsEnded,
      ENDED[option === A_END ? 0 : whyNoAction(s, x)],
      x.seat,
      option === A_END ? 0 : whyNoAction(s, x),
    );
    dropActions(s);
    return goto(f, cancelsLater(s) ? lateCancel : endTurn);
  }
  if (option < A_REPAIR) return call(s, useWeapon, useLocals(numberOf(x.seat, option - A_USE)));
  if (option < A_CANCEL) return repair(s, x.seat, numberOf(x.seat, option - A_REPAIR));
  removeEffect(s, numberOf(x.seat, option - A_CANCEL), E.cancelledByOwner, CANCELLED);
});

const nextAction = flow.step<TurnLocals>('nextAction', cite('2.4.2.1', '2.4.2.4'), (_s, x, f) => {
  x.ended = f.result === 1 ? 1 : 0;
  goto(f, chooseAction);
});

const [lateCancel, cancelLate] = cancelling('lateCancel', 'cancelLate');
const [lastCancel, cancelLast] = cancelling('lastCancel', 'cancelLast');

const endTurn = flow.step<TurnLocals>('endTurn', cite('2.4.3.1', '2.2.2.4'), (s, x, f) => {
  dropActions(s);
  resetCause(s, f);
  setCause(f, emit(s, E.endPhaseBegan, END_PHASE, x.seat));
  emit(s, E.specialsChecked, SPECIALS_NOW, x.seat, specialsNow(s, x.seat).length);
});

const persistentAttack = flow.step<TurnLocals>('persistentAttack', cite('2.4.3.2', '6.1.4.1', '6.1.4.1.1'), (s) => {
  if (hasPersistent(s)) call(s, persistent, { entry: -1, value: 0, on: -1 });
});

const fireCombos = flow.step<TurnLocals>('combo', cite('2.4.3.2', '6.1.4.1', '6.1.4.1.2'), (s) =>
  call(s, combo, { entry: -1, target: -1, total: 0, ignited: 0 }),
);

export const turn = flow.procedure<TurnLocals>(
  'turn',
  {
    rule: cite('2.4.2.1', '2.2.1.5'),
    locals: turnLocals(0),
    see: 'open',
    copy: (x) => ({ seat: x.seat, ended: x.ended, broke: x.broke, passed: x.passed, chosen: x.chosen }),
  },
  [
    beginTurnStep,
    gain,
    readyWeapons,
    breakCurse,
    freeWeapons,
    chooseAction,
    act,
    nextAction,
    lateCancel,
    cancelLate,
    endTurn,
    persistentAttack,
    fireCombos,
    nightAttack,
    strikeByNight,
    mechanic,
    useMechanic,
    lastCancel,
    cancelLast,
    turnOver,
  ],
);
