/**
 * The reduced duel as procedures. Round: sudden death - two turns. Turn: begin - up to four actions. Use: pay and turn
 * the wheel - choose what the field does - resolve.
 */
import { call, goto } from '@kolbiste/kernel';
import {
  ACTIONS,
  COST,
  DAYTIME,
  ENERGY,
  FIELD_COLOUR,
  FIELD_KIND,
  FIELD_N,
  FIELDS,
  GREEN,
  HAND,
  HEAL,
  HERO_ATTACK,
  LAST_ROUND,
  PREPARE_ATTACK,
  RED,
  REPAIR_COST,
  SUDDEN_DEATH_LOSS,
  SUDDEN_DEATH_ROUND,
  UNIVERSAL_ATTACK,
  WEAPON_ATTACK,
} from '../weapons.ts';
import * as atoms from './atoms.ts';
import type { State } from './state.ts';
import { BROKEN, cite, DRAW, dealInto, flow, SOUND } from './state.ts';

interface TurnLocals {
  me: number;
  actions: number;
}

interface UseLocals {
  me: number;
  weapon: number;
  field: number;
}

/** Numbers of refusals, as rows of REFUSALS. */
const NOT_HERE = 1;
const NO_ENERGY = 2;
const NOT_SOUND = 3;
const NOT_BROKEN = 4;
const MUST_USE = 5;
export const REFUSALS = [
  { code: 'notHere', rule: cite('turn'), remedy: 'chooseOffered' },
  { code: 'noEnergy', rule: cite('use'), remedy: 'moreEnergy' },
  { code: 'notSound', rule: cite('use'), remedy: 'repair' },
  { code: 'notBroken', rule: cite('repair'), remedy: 'chooseBroken' },
  { code: 'mustUse', rule: cite('effect'), remedy: 'use' },
];

/** Options of an action: use slot 0-4, repair slot 5-9, pass 10. */
export const REPAIR = HAND;
export const PASS = 2 * HAND;
/** Options of an effect: skip 0, the hero or the only target 1, the opponent's weapon slot 2-6. */
export const SKIP = 0;
export const HERO = 1;
export const SLOT = 2;

function mayUse(s: State, me: number, w: number): number {
  if (s.states[w] !== SOUND) return NOT_SOUND;
  return COST[s.weapons[w]] <= s.energy[me] ? 0 : NO_ENERGY;
}

function mayRepair(s: State, me: number, w: number): number {
  if (s.states[w] !== BROKEN) return NOT_BROKEN;
  return s.energy[me] >= REPAIR_COST ? 0 : NO_ENERGY;
}

function checkAction(s: State, me: number, option: number): number {
  if (option === PASS) return 0;
  if (option < 0 || option > PASS) return NOT_HERE;
  return option < REPAIR ? mayUse(s, me, me * HAND + option) : mayRepair(s, me, me * HAND + option - REPAIR);
}

function anySound(s: State, player: number): boolean {
  for (let w = player * HAND; w < player * HAND + HAND; w++) if (s.states[w] === SOUND) return true;
  return false;
}

function checkEffect(s: State, x: UseLocals, option: number): number {
  if (option === SKIP) return FIELD_COLOUR[x.field] === RED ? MUST_USE : 0;
  const kind = FIELD_KIND[x.field];
  if (option === HERO) return kind !== WEAPON_ATTACK || !anySound(s, 1 - x.me) ? 0 : NOT_HERE;
  if (kind !== WEAPON_ATTACK && kind !== UNIVERSAL_ATTACK) return NOT_HERE;
  if (option < SLOT || option >= SLOT + HAND) return NOT_HERE;
  return s.states[(1 - x.me) * HAND + option - SLOT] === SOUND ? 0 : NOT_SOUND;
}

const turnWheel = flow.step<UseLocals>('turnWheel', cite('use'), (s, x) => {
  const weapon = s.weapons[x.weapon];
  atoms.spendEnergy(s, x.me, COST[weapon]);
  const next = s.wheels[x.weapon] + 1;
  const position = next === FIELDS ? 0 : next;
  atoms.turnWheel(s, x.weapon, position);
  x.field = weapon * FIELDS + position;
});

const chooseEffect = flow.question<UseLocals>('chooseEffect', cite('effect'), {
  kind: 'effect',
  seats: (_s, x) => 1 << x.me,
  candidates(s, x, _seat, out) {
    out.judged(SKIP, checkEffect(s, x, SKIP));
    out.judged(HERO, checkEffect(s, x, HERO));
    const kind = FIELD_KIND[x.field];
    if (kind !== WEAPON_ATTACK && kind !== UNIVERSAL_ATTACK) return;
    for (let option = SLOT; option < SLOT + HAND; option++) out.judged(option, checkEffect(s, x, option));
  },
  check: (s, x, _seat, option) => checkEffect(s, x, option),
});

function resolveAttack(s: State, x: UseLocals, option: number, n: number): void {
  const foe = 1 - x.me;
  const strength = n + s.bonus[x.me];
  if (option >= SLOT) atoms.hitWeapon(s, foe * HAND + option - SLOT, strength);
  else if (FIELD_KIND[x.field] !== WEAPON_ATTACK && atoms.hitHero(s, foe, strength)) atoms.end(s, x.me);
}

const resolve = flow.step<UseLocals>('resolve', cite('effect'), (s, x, f) => {
  const option = f.result;
  if (option === SKIP) return;
  const kind = FIELD_KIND[x.field];
  const n = FIELD_N[x.field];
  if (kind === ENERGY) atoms.gainEnergy(s, x.me, n);
  else if (kind === HEAL) atoms.heal(s, x.me, n);
  else if (kind === PREPARE_ATTACK) atoms.prepareAttack(s, x.me, n);
  else if (kind === HERO_ATTACK || kind === WEAPON_ATTACK || kind === UNIVERSAL_ATTACK) resolveAttack(s, x, option, n);
  else atoms.prepareShield(s, x.me, n);
  if (FIELD_COLOUR[x.field] !== GREEN) atoms.endTurn(s);
});

const use = flow.procedure<UseLocals>(
  'use',
  {
    rule: cite('use'),
    locals: { me: 0, weapon: 0, field: 0 },
    see: 'open',
    copy: (x) => ({ me: x.me, weapon: x.weapon, field: x.field }),
  },
  [turnWheel, chooseEffect, resolve],
);

const begin = flow.step<TurnLocals>('begin', cite('turn'), (s, x) => {
  atoms.beginTurn(s, x.me, DAYTIME[(s.round - 1) & 3]);
});

const chooseAction = flow.question<TurnLocals>('chooseAction', cite('turn'), {
  kind: 'action',
  seats: (s, x) => (x.actions === 0 || s.ended === 1 ? 0 : 1 << x.me),
  candidates(s, x, _seat, out) {
    const first = x.me * HAND;
    for (let k = 0; k < HAND; k++) out.judged(k, mayUse(s, x.me, first + k));
    for (let k = 0; k < HAND; k++) {
      if (s.states[first + k] === BROKEN) out.judged(REPAIR + k, mayRepair(s, x.me, first + k));
    }
    out.judged(PASS, 0);
  },
  check: (s, x, _seat, option) => checkAction(s, x.me, option),
});

/** Goes on with the next action; passing and an effect that is not green end the turn. */
const act = flow.step<TurnLocals>('act', cite('turn'), (s, x, f) => {
  if (x.actions === 0 || s.ended === 1) return;
  const option = f.result;
  goto(f, chooseAction);
  x.actions--;
  if (option === PASS) atoms.endTurn(s);
  else if (option < REPAIR) call(s, use, { me: x.me, weapon: x.me * HAND + option, field: 0 });
  else {
    atoms.spendEnergy(s, x.me, REPAIR_COST);
    atoms.startRepair(s, x.me * HAND + option - REPAIR);
  }
});

const turn = flow.procedure<TurnLocals>(
  'turn',
  {
    rule: cite('turn'),
    locals: { me: 0, actions: 0 },
    see: 'open',
    copy: (x) => ({ me: x.me, actions: x.actions }),
  },
  [begin, chooseAction, act],
);

const suddenDeath = flow.step('suddenDeath', cite('round'), (s) => {
  if (s.round === LAST_ROUND) return atoms.end(s, DRAW);
  atoms.nextRound(s);
  if (s.round >= SUDDEN_DEATH_ROUND) atoms.loseBoth(s, SUDDEN_DEATH_LOSS);
});
const first = flow.step('first', cite('round'), (s) => call(s, turn, { me: (s.round - 1) & 1, actions: ACTIONS }));
const second = flow.step('second', cite('round'), (s) => call(s, turn, { me: s.round & 1, actions: ACTIONS }));
const next = flow.step('next', cite('round'), (_s, _x, f) => goto(f, suddenDeath));

const deal = flow.step('deal', cite('deal'), (s) => dealInto(s));

/** Deal, then round after round. */
export const duel = flow.procedure('duel', { rule: cite('round'), locals: {}, see: 'open' }, [
  deal,
  suddenDeath,
  first,
  second,
  next,
]);
