import { describe, expect, it } from 'vitest';
import { decodeState, encodeState } from './codec.ts';
import { newFlow } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { run } from './run.ts';
import { seatsInTurn } from './seats-in-turn.ts';
import { call, goto } from './stack.ts';
import type { Core } from './state.ts';
import { core } from './state.ts';

interface Locals {
  first: number;
  at: number;
}
interface Table extends Core {
  seats: number;
}
const table = (seats: number): Table => ({ ...core(''), seats });
const all = seatsInTurn<Table, Locals>({ count: (s) => s.seats, from: (_s, x) => x.first, at: 'at' });
const others = seatsInTurn<Table, Locals>({ count: (s) => s.seats, from: (_s, x) => x.first, at: 'at', skip: 1 });

function order(loop: typeof all, seats: number, first: number): number[] {
  const [s, x, out] = [table(seats), { first, at: 99 }, [] as number[]];
  for (loop.begin(x); !loop.over(s, x); loop.pass(x)) out.push(loop.seat(s, x));
  return out;
}

describe('seats in turn', () => {
  it.each([
    [1, 0, [0]],
    [2, 1, [1, 0]],
    [4, 2, [2, 3, 0, 1]],
  ])('of %i seats from seat %i each comes once', (seats, first, expected) => {
    expect(order(all, seats, first)).toEqual(expected);
  });

  it('without the first: the others, from the next one on; one alone has none', () => {
    expect(order(others, 4, 2)).toEqual([3, 0, 1]);
    expect(order(others, 1, 0)).toEqual([]);
  });

  it('go round and round where nothing ends them', () => {
    const [s, x] = [table(3), { first: 1, at: 0 }];
    const seats = Array.from({ length: 7 }, () => {
      const seat = all.seat(s, x);
      all.pass(x);
      return seat;
    });
    expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1]);
  });

  it('ask the one whose turn it is, if it may, and nobody after the last', () => {
    const mask = all.asks((_s, _x, seat) => seat !== 1);
    const [s, x] = [table(3), { first: 0, at: 0 }];
    const masks = [0, 1, 2, 3].map((at) => mask(s, { ...x, at }));
    expect(masks).toEqual([1, 0, 4, 0]);
  });
});

it('a loop that was saved goes on with the next seat', () => {
  const book = rulebook('turns', ['1']);
  const rule = book.cite('1');
  const flow = newFlow<Table>('turns');
  const asked: number[] = [];
  const ask = flow.question<Locals>('ask', rule, {
    kind: 'ask',
    seats: all.asks(() => true),
    candidates: (_s, _x, _seat, out) => out.push(0),
    check: () => 0,
  });
  const answered = flow.step<Locals>('answered', rule, (s, x, f) => {
    if (all.over(s, x)) return;
    asked.push(all.seat(s, x));
    all.pass(x);
    goto(f, ask);
  });
  const round = flow.procedure<Locals>('round', { rule, locals: { first: 0, at: 0 }, see: 'open' }, [ask, answered]);
  const encodable = {
    flow,
    encodeBody: (s: Table) => ({ seats: s.seats }),
    decodeBody: (j: unknown, c: Core): Table => ({ ...c, seats: (j as Table).seats }),
  };
  let s = table(3);
  call(s, round, { first: 1, at: 0 });
  run(flow, s, null);
  for (let n = 0; n < 3; n++) {
    s = decodeState(encodable, JSON.parse(JSON.stringify(encodeState(encodable, s))));
    s.frames[0].pc++;
    run(flow, s, null);
  }
  expect(asked).toEqual([1, 2, 0]);
  expect(s.frames).toEqual([]);
});
