/**
 * A duel: both choose a weapon for the start spin (2.1.1.1) - both spin (2.1.1.2) - the higher number wins, a tie
 * repeats (2.1.1.3) - the winner names the starter (2.1.1.1) - who loses 2 life (2.1.1.4) - round after round (2.2.1.1).
 */
import { call, chance, emit, goto, setCause } from '@kolbiste/kernel';
import { defeated, loseLife, nameStarter } from '../atoms.ts';
import { E } from '../events.ts';
import { refuseTheirs, theirs } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_HERE, START_THEIRS } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf, weaponAt } from '../state.ts';
import { ABSENT, SLOTS } from '../vocabulary.ts';
import { flow, noOrYes } from './registry.ts';
import { round } from './round.ts';

export interface DuelLocals {
  /** Slot each seat has chosen for the start spin; -1 = not yet; -2 in a view: chosen, but not yet known. */
  picks: number[];
  spins: number[];
  /** Who names the starter; -1 = not yet decided. */
  winner: number;
}

const STARTER_LOSS = 2;
const SAME_AGAIN = bitOf('tieRespin');
const LAID_OUT = cite('1.5.1.3', '1.5.1.4', '2.7.1.1');
const ENERGY_CAP = cite('1.5.1.3', '2.6.1.2', 'R1');
const LOSS = cite('2.1.1.4', '2.7.1.2', 'R4');
const DEFEAT = cite('2.7.3.2', 'R3');
const TIED = cite('2.1.1.3', 'R5');
const STARTER = cite('2.1.1.1', '2.2.2.1');
const SPIN = cite('2.1.1.1', '2.1.1.2', 'R6');

/** Energy above the maximum is lost before the duel begins. */
const layOut = flow.step<DuelLocals>('layOut', LAID_OUT, (s) => {
  for (let seat = 0; seat < 2; seat++) {
    const lost = s.table.heroes[seat].slots[0].gain - s.energy[seat];
    if (lost > 0) emit(s, E.surplusLost, ENERGY_CAP, seat, 0, lost);
  }
});

/** Option: a weapon of one's own; behind them the opponent's, which are refused. */
const chooseStartWeapon = flow.question<DuelLocals>('chooseStartWeapon', cite('2.1.1.1'), {
  kind: 'startWeapon',
  joint: true,
  fresh: true,
  seats: (s, x) =>
    (x.picks[0] === -1 && s.weapons[1] !== ABSENT ? 1 : 0) |
    (x.picks[1] === -1 && s.weapons[SLOTS + 1] !== ABSENT ? 2 : 0),
  candidates(s, _x, seat, out) {
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] !== ABSENT) out.push(k);
    refuseTheirs(s, seat, SLOTS, out);
  },
  check(s, _x, seat, option) {
    if (option < 0 || option >= 2 * SLOTS) return NOT_HERE;
    if (option >= SLOTS) return theirs(s, seat, option - SLOTS, START_THEIRS);
    return s.weapons[numberOf(seat, option)] === ABSENT ? NOT_HERE : 0;
  },
  apply(_s, x, seat, option) {
    x.picks[seat] = option;
  },
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});

const startSpin = flow.step<DuelLocals>('startSpin', SPIN, (s, x) => {
  for (let seat = 0; seat < 2; seat++) {
    if (x.picks[seat] === -1) x.picks[seat] = 0;
    const w = numberOf(seat, x.picks[seat]);
    const fields = weaponAt(s, w).fields;
    const field = chance(s, 'startSpin', fields.length);
    x.spins[seat] = fields[field].value;
    emit(s, E.startWeaponSpun, SPIN, seat, w, field, x.spins[seat]);
  }
});

/** Could another spin show different numbers? On printed cards it always could. */
function canDiffer(s: State, x: DuelLocals): boolean {
  const same = s.table.profile & SAME_AGAIN;
  for (let seat = 0; seat < 2; seat++) {
    for (let k = 0; k < SLOTS; k++) {
      const w = numberOf(seat, k);
      if (s.weapons[w] === ABSENT || (same && k !== x.picks[seat])) continue;
      for (const field of weaponAt(s, w).fields) if (field.value !== x.spins[0]) return true;
    }
  }
  return false;
}

/** Discs that show one number only would be spun for ever: a lot decides instead (docs/scratch-wars-rulings.md, decision D1). */
function drawLot(s: State, x: DuelLocals): void {
  const winner = chance(s, 'startLot', 2);
  emit(s, E.startLotDrawn, TIED, winner);
  x.winner = winner;
}

const compareSpins = flow.step<DuelLocals>('compareSpins', cite('2.1.1.2', '2.1.1.3'), (s, x, f) => {
  if (x.spins[0] !== x.spins[1]) {
    x.winner = x.spins[0] > x.spins[1] ? 0 : 1;
    return;
  }
  emit(s, E.startTied, TIED, x.spins[0]);
  if (!canDiffer(s, x)) return drawLot(s, x);
  if (s.table.profile & SAME_AGAIN) return goto(f, startSpin);
  x.picks = [-1, -1];
  goto(f, chooseStartWeapon);
});

/** Option: the seat that starts. */
const chooseStarter = flow.question<DuelLocals>('chooseStarter', cite('2.1.1.1'), {
  kind: 'starter',
  fresh: true,
  seats: (_s, x) => 1 << x.winner,
  candidates: noOrYes,
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
  apply: (s, _x, seat, option) => nameStarter(s, seat, option, STARTER),
});

const loseTwo = flow.step<DuelLocals>('loseTwo', cite('2.1.1.4', '2.7.1.2'), (s) => {
  loseLife(s, s.starting, STARTER_LOSS, LOSS);
  defeated(s, DEFEAT);
});

const nextRound = flow.step<DuelLocals>('nextRound', cite('2.2.1.1', '2.2.2.6', 'R30'), (s, _x, f) => {
  goto(f, nextRound);
  // A round begins of itself: nobody's choice is behind it.
  setCause(f, 0);
  call(s, round, {});
});

export const duel = flow.procedure<DuelLocals>(
  'duel',
  {
    rule: cite('1.3.1.2', '1.3.1.5', '1.5.1.1', '1.5.1.2', '1.5.1.3', '1.5.1.4', '2.7.1.1', 'R1', 'R8', 'R9'),
    locals: { picks: [-1, -1], spins: [0, 0], winner: -1 },
    see: (_s, x, who) => {
      const open = x.picks[0] >= 0 && x.picks[1] >= 0;
      return {
        picks: x.picks.map((pick, seat) => (pick < 0 || open || seat === who ? pick : -2)),
        spins: x.spins.slice(),
        winner: x.winner,
      };
    },
    copy: (x) => ({ picks: x.picks.slice(), spins: x.spins.slice(), winner: x.winner }),
  },
  [layOut, chooseStartWeapon, startSpin, compareSpins, chooseStarter, loseTwo, nextRound],
);
