/**
 * Shivs: gained from the common supply; where none is left one is thrown to make room, or the rest is declined (17.9,
 * 18.3, R31). Each thrown shiv is an attack of its own (17.6, 17.7).
 */
import { call, done, emit, goto } from '@kolbiste/kernel';
import { addShared, supplyLeft } from '../atoms/creatures.ts';
import { achieve, MANY_SHIVS } from '../atoms/feats.ts';
import { textsOf } from '../cards/texts.ts';
import { E, T_SHIV } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { SHIVS, THROWN } from '../state.ts';
import { flow } from './registry.ts';
import { FREE_ONE, textAlone, use } from './use.ts';

/** What it hits for beyond 1 is its X. */
export const SHIV_TEXT = textsOf('shivs')([{ hit: { of: 'X', plus: 1 }, shiv: true }], true);

const GAIN = cite('17.8', '17.9', 'R31');
const THROW = cite('17.6', '17.7', '17.10', 'R36');
const EMPTY = cite('17.9', '18.3', 'R31');

/** Options: the rest of the new shivs is declined, or one is thrown. */
const DECLINE_SHIVS = 0;
export const THROW_ONE = 1;

/** A shiv leaves the hand of its hero, to be thrown. */
export function takeShiv(s: State, seat: number): void {
  s.heroes[seat][SHIVS]--;
  emit(s, E.shivThrown, THROW, seat, s.heroes[seat][SHIVS]);
  if (++s.heroes[seat][THROWN] >= MANY_SHIVS) achieve(s, 'shivs');
}

function throwOne(s: State, seat: number, more = 0): void {
  takeShiv(s, seat);
  call(s, use, { ...textAlone(seat, SHIV_TEXT, FREE_ONE), X: more });
}

interface GainLocals {
  seat: number;
  left: number;
}

const gain = flow.step<GainLocals>('gain', GAIN, (s, x, f) => {
  const there = Math.min(x.left, supplyLeft(s, T_SHIV));
  if (there > 0) x.left -= addShared(s, x.seat, T_SHIV, there, GAIN);
  if (x.left === 0) return done(f);
  if (s.heroes[x.seat][SHIVS] > 0) return;
  // All are with others: nothing of one's own can make room.
  emit(s, E.supplyEmpty, EMPTY, T_SHIV, x.left);
  done(f);
});

const overflow = flow.question<GainLocals>('overflow', EMPTY, {
  kind: 'shivs',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, _x, _seat, out) {
    out.push(DECLINE_SHIVS);
    out.push(THROW_ONE);
  },
  check: (_s, _x, _seat, option) => (option === DECLINE_SHIVS || option === THROW_ONE ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    if (option === DECLINE_SHIVS) return void emit(s, E.supplyEmpty, EMPTY, T_SHIV, x.left);
    goto(f, gain);
    throwOne(s, seat);
  },
});

const gaining = flow.procedure<GainLocals>('gainShivs', { rule: GAIN, locals: { seat: 0, left: 0 }, see: 'open' }, [
  gain,
  overflow,
]);

export function gainShivs(s: State, seat: number, n: number): void {
  if (n > 0) call(s, gaining, { seat, left: n });
}

interface ThrowLocals {
  seat: number;
  more: number;
}

const each = flow.step<ThrowLocals>('each', THROW, (s, x, f) => {
  if (s.heroes[x.seat][SHIVS] === 0) return done(f);
  goto(f, each);
  throwOne(s, x.seat, x.more);
});

const throwing = flow.procedure<ThrowLocals>('throwShivs', { rule: THROW, locals: { seat: 0, more: 0 }, see: 'open' }, [
  each,
]);

/** @param more what each hits for beyond 1 */
export function throwAll(s: State, seat: number, more: number): void {
  call(s, throwing, { seat, more });
}
