import { expect, it } from 'vitest';
import { forward } from './forward.ts';
import { KernelError } from './run.ts';

it('what is handed down is read below', () => {
  const answer = forward<(n: number) => number>('answer');
  const ask = (n: number): number => answer.get()(n);
  answer.bind((n) => n * 2);
  expect(ask(21)).toBe(42);
});

it('is missed by name before it is bound', () => {
  const attack = forward<number>('the attack');
  expect(() => attack.get()).toThrow(KernelError);
  expect(() => attack.get()).toThrow('the attack is read before it is bound');
});

it('is bound once: the same again is nothing new, something else is refused', () => {
  const use = forward<{ n: number }>('the use');
  const one = { n: 1 };
  use.bind(one);
  use.bind(one);
  expect(() => use.bind({ n: 1 })).toThrow('the use is bound twice');
  expect(use.get()).toBe(one);
});

it('may be any value, also 0 and null', () => {
  const zero = forward<number>('zero');
  zero.bind(0);
  expect(zero.get()).toBe(0);
  const none = forward<null>('none');
  none.bind(null);
  expect(none.get()).toBe(null);
});
