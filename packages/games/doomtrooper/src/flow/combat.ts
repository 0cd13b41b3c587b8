/**
 * Combat in its eight phases, each followed by a window [DT 4.23.1] [DT R97].
 * 1 declared - 2 attacker and defender - 3 tactic - 4 warzone - 5 modifiers, after the weapons (R65) - 6 resolution - 7 change of state;
 * of first strikes 6 and 7 come again for the return strike (4.34.2) - 8 points. What ends it early goes to the end (4.25.2, R101).
 */
import { call, emit, goto, note } from '@kolbiste/kernel';
import { barAttacks, closeCombat, openCombat } from '../atoms/combat.ts';
import { hurt, slay } from '../atoms/pieces.ts';
import { combatNow, isWarrior, pieceOf, warriorsOf } from '../board.ts';
import { AFTERWARDS } from '../cards/static.ts';
import { M_COMBAT_END, M_COMBATANTS, M_TACTIC } from '../cards/timing.ts';
import { E } from '../events.ts';
import { worthOf } from '../figures.ts';
import { isSparedFrom } from '../held.ts';
import { canFight, canFightSo, mayFight, mayStrike } from '../legal/attack.ts';
import { fulfilsForced } from '../legal/forced.ts';
import { DECLARED, IN_WINDOW, MODIFIERS } from '../legal/play.ts';
import { legalTactics, openTactics } from '../legal/tactics.ts';
import { zonesFor } from '../legal/zones.ts';
import { pairOf, pairOption } from '../options.ts';
import type { Combat, Piece } from '../pieces.ts';
import { ATTACK_OWED, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { FIGHT, MARK, SHOOT } from '../vocabulary.ts';
import { announce } from './award.ts';
import { promise } from './bounty.ts';
import { claiming, claimLocals } from './claim.ts';
import type { CombatLocals } from './combat-locals.ts';
import { payPair } from './pay-attack.ts';
import { callWith, flow } from './registry.ts';
import { striking } from './strike.ts';
import { choosingWeapons } from './weapons.ts';
import { openWindow } from './window.ts';

const now = (s: State): Combat => combatNow(s) as Combat;
/** Attacker and defender: both are there as long as it is not over. */
const fighters = (s: State): readonly [Piece, Piece] => {
  const c = now(s);
  return [pieceOf(s, c.attacker) as Piece, pieceOf(s, c.defender) as Piece];
};

/** Whether it goes on: who leaves or changes sides ends it, and a tactic that one of them may not use [DT 4.25.2] [DT 4.36.2] [DT R101]. */
function goesOn(s: State): boolean {
  const c = now(s);
  if (c.over) return false;
  return c.tactic === 0 || (legalTactics(s) & c.tactic) !== 0;
}

const DECLARE = cite('4.24.1', '4.22.5');
const declare = flow.step<CombatLocals>('declare', DECLARE, (s, x) => {
  x.could = s.pieces.filter((p) => mayStrike(s, x.seat, p) === 0).map((p) => p.id);
  openCombat(s, x.seat, DECLARE);
});
const afterDeclare = flow.step<CombatLocals>('afterDeclare', cite('4.23.1', 'R97'), (s) => openWindow(s, DECLARED));

/** Whether another player's text makes the attack: it names both. */
const isOrdered = (x: CombatLocals): boolean => x.order.length > 0;

/** Whether there is a pair that may fight; a text may have named one of them. */
function isPossible(s: State, x: CombatLocals): boolean {
  const by = pieceOf(s, x.by);
  return by === null ? x.by === 0 && canFight(s, x.seat, x.led === 1) : canFightSo(s, by, x.at, x.not, isOrdered(x));
}

const GAVE_UP = cite('4.24.2', '7.5.6', 'R99', '7.5.3', '8.8.3');
const [ATTACKS, GIVES_UP] = [0, 1];
/** Whether somebody who could attack no longer can: then nobody has to send another. */
const isWeaker = (s: State, x: CombatLocals): boolean =>
  x.could.some((id) => mayStrike(s, x.seat, pieceOf(s, id)) !== 0);
const goOn = flow.question<CombatLocals>('goOn', GAVE_UP, {
  kind: 'goOn',
  seats: (s, x) => (!isOrdered(x) && isWeaker(s, x) && isPossible(s, x) ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(ATTACKS);
    out.push(GIVES_UP);
  },
  check: (_s, _x, _seat, option) => (option === ATTACKS || option === GIVES_UP ? 0 : NOT_HERE),
});
const decided = flow.step<CombatLocals>('decided', GAVE_UP, (s, x, f) => {
  if (f.result !== GIVES_UP && isPossible(s, x)) return;
  emit(s, E.gaveUp, GAVE_UP, x.seat);
  goto(f, close);
});

const PAIR = cite(
  '4.25.1',
  '4.25.4',
  '4.25.5',
  '4.25.6',
  'R100',
  '4.1.2',
  '4.1.3',
  'R28',
  'R144',
  '4.2.6',
  '8.13.1',
  'R124',
  '8.8.4',
);
const choosePair = flow.question<CombatLocals>('fighters', PAIR, {
  kind: 'fighters',
  seats: (s, x) => (!isOrdered(x) && isPossible(s, x) ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const a of warriorsOf(s, x.seat))
      for (const d of s.pieces) if (d.id !== a.id && isWarrior(d)) out.push(pairOption(a.id, d.id));
  },
  check(s, x, _seat, option) {
    const [a, d] = pairOf(option);
    if ((x.by !== 0 && a !== x.by) || (x.at !== 0 && d !== x.at) || d === x.not) return NOT_HERE;
    const code = mayFight(s, x.seat, a, d, x.led === 1, isOrdered(x));
    if (code !== 0 || x.forced === 0 || fulfilsForced(s, x.seat, pieceOf(s, a), pieceOf(s, d))) return code;
    return ATTACK_OWED;
  },
});

const name = flow.step<CombatLocals>('name', PAIR, (s, x, f) => {
  const c = now(s);
  [c.attacker, c.defender] = isOrdered(x) ? [x.by, x.at] : pairOf(f.result);
  const [a, d] = fighters(s);
  c.phase = 2;
  c.defenderSeat = d.seat;
  c.own = d.seat === a.seat ? 1 : 0;
  emit(s, E.fighters, PAIR, a.id, a.card, d.id, d.marks & MARK.hidden ? 0 : d.card);
  payPair(s, a, d, PAIR);
  if (isOrdered(x)) promise(s, x.order);
  note(s.batch, M_COMBATANTS, a.id, d.id);
  x.shown = d.marks & MARK.hidden ? 1 : 0;
  if (x.shown) call(s, claiming, claimLocals(s, d.card, d.id));
});

/** Who could not have attacked him had he known him may attack nobody else [DT 4.4.12] [DT R54]. */
const known = flow.step<CombatLocals>('known', cite('4.4.4', '4.4.12', 'R54'), (s, x, f) => {
  const c = now(s);
  if (x.shown === 0) return;
  if (goesOn(s)) {
    if (mayFight(s, x.seat, c.attacker, c.defender, false, isOrdered(x)) === 0) return;
    barAttacks(s, x.seat, fighters(s)[1].card, cite('4.4.12', 'R54'));
  }
  goto(f, close);
});
const afterPair = flow.step<CombatLocals>('afterPair', cite('4.23.1', '2.13', '4.34.1', 'R98'), (s) =>
  openWindow(s, IN_WINDOW),
);

const TACTIC = cite('4.26.1', '4.8.10', '4.36.1', 'R70', 'R102');
const chooseTactic = flow.question<CombatLocals>('tactic', TACTIC, {
  kind: 'tactic',
  seats: (s) => (goesOn(s) && openTactics(s) === (FIGHT | SHOOT) ? 1 << now(s).attackerSeat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(FIGHT);
    out.push(SHOOT);
  },
  check: (_s, _x, _seat, option) => (option === FIGHT || option === SHOOT ? 0 : NOT_HERE),
});
const setTactic = flow.step<CombatLocals>('setTactic', TACTIC, (s, _x, f) => {
  if (!goesOn(s) || legalTactics(s) === 0) return goto(f, close);
  const c = now(s);
  c.tactic = f.result !== 0 ? f.result : openTactics(s);
  c.phase = 3;
  emit(s, E.tactic, TACTIC, c.attackerSeat, c.tactic);
  note(s.batch, M_TACTIC, c.attacker, c.defender);
});
const afterTactic = flow.step<CombatLocals>('afterTactic', cite('4.23.1'), (s) => openWindow(s, IN_WINDOW));

const ZONE = cite('4.27.1', '4.27.4', '4.13.3', '4.13.8', 'R81', '4.13.7', '8.7.4', '8.7.5', 'R156');
const chooseZone = flow.question<CombatLocals>('zone', ZONE, {
  kind: 'zone',
  seats: (s) => (goesOn(s) && zonesFor(s, fighters(s)[1]).length > 0 ? 1 << now(s).defenderSeat : 0),
  candidates(s, _x, _seat, out) {
    out.push(0);
    for (const p of zonesFor(s, fighters(s)[1])) out.push(p.id);
  },
  check: (s, _x, _seat, option) =>
    option === 0 || zonesFor(s, fighters(s)[1]).some((p) => p.id === option) ? 0 : NOT_HERE,
});
const setZone = flow.step<CombatLocals>('setZone', ZONE, (s, _x, f) => {
  if (!goesOn(s)) return goto(f, close);
  const c = now(s);
  c.phase = 4;
  c.zone = f.result;
  if (c.zone !== 0) emit(s, E.zoneChosen, ZONE, c.defenderSeat, pieceOf(s, c.zone)?.card ?? 0);
});
const afterZone = flow.step<CombatLocals>('afterZone', cite('4.23.1'), (s) => openWindow(s, IN_WINDOW));

const WEAPONS = cite('4.28.6', 'R65');
const weapons = flow.step<CombatLocals>('weapons', WEAPONS, (s, _x, f) => {
  if (!goesOn(s)) return goto(f, close);
  now(s).phase = 5;
  callWith(s, choosingWeapons, {});
});
const modifiers = flow.step<CombatLocals>('modifiers', cite('2.13', '4.28.8', '4.28.9', '4.34.1', 'R97', 'R98'), (s) =>
  openWindow(s, MODIFIERS),
);
const afterModifiers = flow.step<CombatLocals>('afterModifiers', cite('4.23.1', 'R97'), (s, _x, f) => {
  if (!goesOn(s)) return goto(f, close);
  openWindow(s, IN_WINDOW);
});

const strikes = flow.step<CombatLocals>('strikes', cite('4.29.1', '4.34.2'), (s, _x, f) => {
  if (!goesOn(s)) return goto(f, close);
  callWith(s, striking, {});
});

const END = cite('4.25.2', '4.19.9', 'R101', '4.36.2', '4.37.3', '7.5.4', 'R122');
const close = flow.step<CombatLocals>('close', END, (s) => {
  const c = now(s);
  note(s.batch, M_COMBAT_END, c.attacker, c.defender);
  const after = s.lasting.filter((l) => l.what === AFTERWARDS && l.ends === c.id && !isSparedFrom(s, l));
  closeCombat(s, c.phase < 8, END);
  for (const { piece, n, layer } of after) {
    const p = pieceOf(s, piece) as Piece;
    const [value, foe] = [worthOf(s, p), piece === c.attacker ? c.defenderSeat : c.attackerSeat];
    const killed = n === 1 ? hurt(s, p, END) : slay(s, p, END);
    if (killed && layer === 1) announce(s, [foe, value, foe === p.seat ? 1 : 0, p.card]);
  }
});

export const combat = flow.procedure<CombatLocals>(
  'combat',
  {
    rule: cite('4.23.1', '4.37.1'),
    locals: { seat: 0, shown: 0, could: [], led: 0, by: 0, at: 0, not: 0, forced: 0, order: [] },
    see: 'open',
  },
  [
    declare,
    afterDeclare,
    goOn,
    decided,
    choosePair,
    name,
    known,
    afterPair,
    chooseTactic,
    setTactic,
    afterTactic,
    chooseZone,
    setZone,
    afterZone,
    weapons,
    modifiers,
    afterModifiers,
    strikes,
    close,
  ],
);
