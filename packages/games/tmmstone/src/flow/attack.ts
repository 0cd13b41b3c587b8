/**
 * An attack [TMM attack] [TMM R34].
 * Declared: sideways, stealth lost (attack.5, key.14) - what it calls - both are hurt at once, a hero only receives
 * (attack.4, attack.6) - deaths and what they call - "after the attack".
 */
import { call, emit } from '@kolbiste/kernel';
import { loseStealth } from '../atoms/units.ts';
import { damage } from '../atoms/wounds.ts';
import { cardOf, onBoard, sideOf, standing } from '../board.ts';
import { attackOf } from '../effects/figures.ts';
import { forbidden } from '../effects/statics.ts';
import { E } from '../events.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Unit } from '../state.ts';
import { ATTACKED, ATTACKING, EXHAUSTED, FROZEN } from '../state.ts';
import { INACTIVE, STEALTH } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const DECLARED = cite('attack.1', 'attack.2', 'attack.5', 'R34');
const ORDERED = cite('R44');
const STRIKE = cite('attack.4', 'R34');
const AT_HERO = cite('attack.6', 'R34');
const VOID = cite('R34', 'R35');
const FROZEN_HOLDS = cite('key.15', 'R44');
const BAN_HOLDS = cite('R43', 'R44');
const STEALTH_HOLDS = cite('key.12', 'R44');
const INACTIVE_HOLDS = cite('key.20', 'R92');

export interface AttackLocals {
  [name: string]: number | number[];
  attacker: number;
  target: number;
  /** 1 = a text ordered it [TMM R44]. */
  ordered: number;
  /** 1 = the damage was dealt. */
  struck: number;
}

/** Calls for the attack that a player has declared. */
export function attackWith(s: State, attacker: number, target: number): void {
  call(s, attack, { attacker, target, ordered: 0, struck: 0 });
}

/**
 * What holds an ordered attack back; -1 = nothing. Bans of other cards hold, the own text's does not [TMM R44]. Nothing
 * reaches an inactive unit, and only chance a hidden one of the other side [TMM key.12] [TMM key.13].
 */
function holdsBack(s: State, u: Unit, target: number, byChance: boolean): number {
  if (u.marks & FROZEN && s.config.profile.frozenOrdered === 'stays') return FROZEN_HOLDS;
  if (forbidden(s, u)) return BAN_HOLDS;
  const other = standing(s, target);
  if (other === null) return -1;
  if (other.keywords & INACTIVE) return INACTIVE_HOLDS;
  const hidden = (other.keywords & STEALTH) !== 0 && sideOf(other.place) !== sideOf(u.place);
  return hidden && !byChance ? STEALTH_HOLDS : -1;
}

/** Calls for an attack that a text orders, on whom it names or on whom chance has found [TMM R44]. */
export function orderAttack(s: State, attacker: number, target: number, byChance: boolean): void {
  const u = standing(s, attacker);
  if (u === null) return;
  const held = holdsBack(s, u, target, byChance);
  if (held < 0) call(s, attack, { attacker, target, ordered: 1, struck: 0 });
  else emit(s, E.attackVoid, held, u.id, u.card);
}

const declare = flow.step<AttackLocals>('declare', cite('attack.1', 'attack.2', 'attack.5', 'key.14'), (s, x) => {
  const u = standing(s, x.attacker) as Unit;
  if (x.ordered === 0) u.marks |= EXHAUSTED | ATTACKED;
  emit(s, E.attackDeclared, x.ordered === 1 ? ORDERED : DECLARED, u.id, u.card, x.target, cardOf(s, x.target));
  loseStealth(s, u);
  noteThat(s, N.attacks, u.id, x.target);
});

const called = flow.step<AttackLocals>('called', cite('R34', 'order.5'), (s) => void settle(s));

const strike = flow.step<AttackLocals>('strike', cite('attack.4', 'attack.6'), (s, x) => {
  const u = standing(s, x.attacker);
  const target = x.target < 2 ? null : standing(s, x.target);
  if (!onBoard(u) || (x.target >= 2 && !onBoard(target)) || x.target < 0)
    return void emit(s, E.attackVoid, VOID, x.attacker, cardOf(s, x.attacker));
  x.struck = 1;
  s.attacking = u.id;
  u.marks |= ATTACKING;
  const by = { id: u.id, keywords: u.keywords, seat: sideOf(u.place) };
  const power = attackOf(s, u);
  if (target === null) damage(s, x.target, power, by, AT_HERO);
  else {
    const back = { id: target.id, keywords: target.keywords, seat: sideOf(target.place) };
    const answer = attackOf(s, target);
    damage(s, target.id, power, by, STRIKE);
    damage(s, u.id, answer, back, STRIKE);
  }
  u.marks &= ~ATTACKING;
});

const settled = flow.step<AttackLocals>('settled', cite('R34', 'unit.5'), (s) => void settle(s));

const after = flow.step<AttackLocals>('after', cite('R34'), (s, x) => {
  s.attacking = 0;
  if (x.struck === 1 && x.target < 2) noteThat(s, N.attackedHero, x.attacker, x.target);
  settle(s);
});

export const attack = flow.procedure<AttackLocals>(
  'attack',
  { rule: DECLARED, locals: { attacker: 0, target: 0, ordered: 0, struck: 0 }, see: 'open' },
  [declare, called, strike, settled, after],
);
