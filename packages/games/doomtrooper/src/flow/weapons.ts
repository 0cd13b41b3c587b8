/** Which weapon each side uses [DT 4.28.6] [DT R65]: of several legal ones one is chosen, a single one is used, attacker first. */
import { done, emit, goto } from '@kolbiste/kernel';
import { attachedTo, combatNow, pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { E } from '../events.ts';
import { gearOf } from '../gear-of.ts';
import type { Combat, Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { isUsable } from '../traits.ts';
import { FIGHT, GEAR, MARK, WEAPON } from '../vocabulary.ts';
import { flow } from './registry.ts';

export interface WeaponLocals {
  [name: string]: number | number[];
  /** 0 attacker, 1 defender. */
  side: number;
}

const now = (s: State): Combat => combatNow(s) as Combat;

/** Whether a vehicle that a warrior sits in forbids other weapons. */
function isBarred(s: State, bearer: number): boolean {
  return attachedTo(s, bearer).some((p) => p.marks & MARK.inside && cardOf(p.card).gear & GEAR.noOtherWeapons);
}

/** Weapons that a warrior may use by a tactic; special ones say on the card when they count [DT 4.7.2]. */
export function weaponsOf(s: State, bearer: number, tactic: number): Piece[] {
  if (isBarred(s, bearer)) return [];
  const fits = (tactic === FIGHT ? GEAR.fightWeapon : GEAR.shootWeapon) | GEAR.specialWeapon;
  return attachedTo(s, bearer).filter(
    (p) => (gearOf(s, p) & WEAPON & fits) !== 0 && (p.marks & MARK.used) === 0 && isUsable(s, p),
  );
}

const choices = (s: State, x: WeaponLocals): Piece[] => {
  const c = now(s);
  return weaponsOf(s, x.side === 0 ? c.attacker : c.defender, c.tactic);
};

const RULE = cite('4.28.6', 'R65', '4.7.2', '4.7.3', '4.12.6');
const choose = flow.question<WeaponLocals>('choose', RULE, {
  kind: 'weapon',
  seats: (s, x) => (choices(s, x).length > 1 ? 1 << (x.side === 0 ? now(s).attackerSeat : now(s).defenderSeat) : 0),
  candidates(s, x, _seat, out) {
    for (const p of choices(s, x)) out.push(p.id);
  },
  check: (s, x, _seat, option) => (choices(s, x).some((p) => p.id === option) ? 0 : NOT_HERE),
});

const keep = flow.step<WeaponLocals>('keep', RULE, (s, x, f) => {
  const c = now(s);
  const id = f.result !== 0 ? f.result : (choices(s, x)[0]?.id ?? 0);
  if (x.side === 0) c.attackerWeapon = id;
  else c.defenderWeapon = id;
  const p = pieceOf(s, id);
  if (p !== null) emit(s, E.weaponChosen, RULE, p.seat, p.card, pieceOf(s, p.on)?.card ?? 0);
  if (x.side === 1) return done(f);
  x.side = 1;
  goto(f, choose);
});

export const choosingWeapons = flow.procedure<WeaponLocals>(
  'weapons',
  { rule: RULE, locals: { side: 0 }, see: 'open' },
  [choose, keep],
);

/** A weapon that was lost is replaced at once where another one may be used [DT 4.28.7]. */
export function replaceWeapons(s: State): void {
  const c = now(s);
  if (c.phase < 5) return;
  for (const side of [0, 1]) {
    const bearer = side === 0 ? c.attacker : c.defender;
    const all = weaponsOf(s, bearer, c.tactic);
    const used = side === 0 ? c.attackerWeapon : c.defenderWeapon;
    if (all.some((p) => p.id === used)) continue;
    const next = all[0]?.id ?? 0;
    if (side === 0) c.attackerWeapon = next;
    else c.defenderWeapon = next;
  }
}
