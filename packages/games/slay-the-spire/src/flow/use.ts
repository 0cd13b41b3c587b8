/** A text is used: a card's, a shiv's, a potion's, a relic's, a power's. Its targets are chosen (12.13), then it is carried out (12.15). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { programOf } from '../cards/code.ts';
import { effectOf, NOTHING } from '../effects/context.ts';
import { choices } from '../effects/targets.ts';
import { E } from '../events.ts';
import { byRank } from '../lists.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ATTACKS } from '../state.ts';
import { SLOT_ANOTHER, SLOT_ENEMY } from '../verbs/terms.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';

export interface UseLocals {
  seat: number;
  program: number;
  targets: number[];
  /** 1 = it is an attack, 2 = one that costs nothing. */
  attack: number;
  /** The card that is played, -1 = none is; its X; whether it was retained. */
  face: number;
  X: number;
  /** What set the text off; of a card that is played, whether it was retained. */
  subject: number;
}

/** An attack that costs nothing, as shivs and attacks of items do. */
export const FREE_ONE = 2;

/** A text that belongs to no card. */
export const textAlone = (seat: number, program: number, attack = 0, subject = NOTHING): UseLocals => ({
  seat,
  program,
  targets: [],
  attack,
  face: -1,
  X: 0,
  subject,
});

const AIM = cite('12.13', '15.1', 'R9', 'R15');
const EFFECT = cite('12.15');

const aimOn = flow.step<UseLocals>('aimOn', AIM, (s, x, f) => {
  const { slots } = programOf(x.program);
  while (x.targets.length < slots.length) {
    const there = choices(s, slots[x.targets.length], x.targets);
    if (there.length > 1) return;
    x.targets.push(there[0] ?? NOTHING);
  }
  goto(f, resolve);
});

/** Nobody: where one more enemy may be left out. */
export const NO_OTHER = 999;
const itself = (_s: State, one: number): number => one;
const ofEnemies = (kind: number): boolean => kind === SLOT_ENEMY || kind === SLOT_ANOTHER;
const toOption = (kind: number, who: number): number => (who === NOTHING ? NO_OTHER : ofEnemies(kind) ? -1 - who : who);
const toTarget = (kind: number, option: number): number =>
  option === NO_OTHER ? NOTHING : ofEnemies(kind) ? enemyOf(option) : option;

/** Option: number of an enemy, row, or seat. */
const aim = flow.question<UseLocals>('aim', AIM, {
  kind: 'target',
  seats: (_s, x) => 1 << x.seat,
  candidates(s, x, _seat, out: Candidates) {
    const kind = programOf(x.program).slots[x.targets.length];
    const there = choices(s, kind, x.targets);
    for (let n = 0; n < there.length; n++) there[n] = toOption(kind, there[n]);
    byRank(s, there, itself);
    for (const one of there) out.judged(one, 0);
  },
  check(s, x, _seat, option) {
    const kind = programOf(x.program).slots[x.targets.length];
    return choices(s, kind, x.targets).includes(toTarget(kind, option)) ? 0 : NOT_HERE;
  },
  apply(s, x, seat, option, f) {
    const kind = programOf(x.program).slots[x.targets.length];
    x.targets.push(toTarget(kind, option));
    if (option !== NO_OTHER) emit(s, E.aimed, AIM, seat, ofEnemies(kind) ? SLOT_ENEMY : kind, option);
    goto(f, aimOn);
  },
});

const resolve = flow.step<UseLocals>('resolve', EFFECT, (s, x) => {
  const { seat, program, targets, face, X, subject, attack } = x;
  const text = effectOf(seat, program);
  text.targets = targets.slice();
  text.face = face;
  text.X = X;
  text.subject = subject;
  text.free = attack === FREE_ONE ? 1 : 0;
  call(s, effect, text);
});

const counted = flow.step<UseLocals>('counted', EFFECT, (s, { seat, attack }) => {
  if (attack !== 0) s.heroes[seat][ATTACKS]++;
});

export const use = flow.procedure<UseLocals>(
  'use',
  { rule: cite('12.10', '17.6'), locals: { ...textAlone(0, 0), targets: [0] }, see: 'open' },
  [aimOn, aim, resolve, counted],
);
