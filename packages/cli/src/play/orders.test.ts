import { expect, test } from 'vitest';
import { orderOf } from './orders.ts';
import { letterOf } from './screen.ts';
import type { Choice } from './session.ts';

const choice = (option: number, name: string, code?: string): Choice => ({
  option,
  name,
  text: name,
  what: name,
  rule: [],
  refused: code === undefined ? undefined : { option, code, rule: [], remedy: '' },
});
const choices = [
  choice(0, 'end'),
  choice(1, 'use w1'),
  choice(6, 'repair w1', 'notBroken'),
  choice(7, 'repair w2', 'notBroken'),
];
const taken = (line: string) => {
  const order = orderOf(line, choices);
  return order.what === 'take' || order.what === 'why' ? `${order.what} ${order.choice.name}` : order.what;
};

test('numbers name what is offered, letters what is refused, names either', () => {
  expect(taken('1')).toBe('take end');
  expect(taken(' 2 ')).toBe('take use w1');
  expect(taken('USE  w1')).toBe('take use w1');
  expect(taken('b')).toBe('take repair w2');
  expect(taken('repair w1')).toBe('take repair w1');
  for (const line of ['0', '3', '-1', '1e0', 'c', '99999999999999999999']) expect(taken(line)).toBe('unknown');
});

test('questions about options', () => {
  expect(taken('why 2')).toBe('why use w1');
  expect(taken('Proč a')).toBe('why repair w1');
  expect(orderOf('why', choices)).toEqual({ what: 'unknown', found: 'why' });
  expect(orderOf('why 7', choices)).toEqual({ what: 'unknown', found: '7' });
});

test('commands in both languages', () => {
  expect(orderOf('rules Štít  zbraně', choices)).toEqual({ what: 'rules', words: 'Štít zbraně' });
  expect(orderOf('pravidla', choices)).toEqual({ what: 'rules', words: '' });
  expect(orderOf('card B w3', choices)).toEqual({ what: 'card', words: 'B w3' });
  for (const [line, what] of [
    ['záznam', 'log'],
    ['stůl', 'table'],
    ['?', 'help'],
    ['konec', 'quit'],
    ['q', 'quit'],
    ['Q', 'quit'],
    ['', 'nothing'],
  ]) {
    expect(orderOf(line, choices).what).toBe(what);
  }
});

test('an option that is called like a command is taken', () => {
  expect(orderOf('log', [choice(0, 'log')])).toEqual({ what: 'take', choice: choice(0, 'log') });
});

test('q leaves the game however much is refused', () => {
  const many = Array.from({ length: 700 }, (_, at) => choice(at, `use w${at}`, 'broken'));
  expect(orderOf('q', many)).toEqual({ what: 'quit' });
  expect(many.map((_, at) => letterOf(at))).not.toContain('q');
});

test('letters go on after z, without the one that leaves the game', () => {
  expect([0, 15, 16, 24, 25, 49, 50, 650].map(letterOf)).toEqual(['a', 'p', 'r', 'z', 'aa', 'az', 'ba', 'aaa']);
});
