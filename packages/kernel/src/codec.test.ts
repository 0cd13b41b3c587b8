import { describe, expect, it } from 'vitest';
import type { MiniState } from '../test/mini.ts';
import { mini } from '../test/mini.ts';
import { seedFrom } from './chance.ts';
import type { Json } from './codec.ts';
import {
  CodecError,
  cloneFrames,
  decodeState,
  encodeState,
  readInt,
  readInts,
  readList,
  readRecord,
  readText,
} from './codec.ts';
import { newFlow } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { call } from './stack.ts';
import type { Core } from './state.ts';
import { core, END } from './state.ts';

describe('readers', () => {
  it('give back what fits', () => {
    expect(readInt(-2147483648, 'p')).toBe(-2147483648);
    expect(readText('č', 'p')).toBe('č');
    expect(readInts([1, 2], 'p', 2, 2, 0, 2)).toEqual([1, 2]);
    expect(readRecord({ a: 1 }, 'p', ['a'])).toEqual({ a: 1 });
  });

  it.each([
    ['a fraction', () => readInt(0.5, 'a.b'), 'a.b: expected an integer from -2147483648 to 2147483647, found 0.5'],
    ['text', () => readInt('1', 'a.b', 0, 9), 'a.b: expected an integer from 0 to 9, found "1"'],
    ['too much', () => readInt(10, 'a.b', 0, 9), 'a.b: expected an integer from 0 to 9, found 10'],
    ['beyond 32 bits', () => readInt(2147483648, 'a'), 'a: expected an integer from -2147483648 to 2147483647'],
    ['nothing', () => readInt(undefined, 'a', 0, 9), 'a: expected an integer from 0 to 9, found undefined'],
    ['long text', () => readText('xxxx', 'a', 3), 'a: expected text of at most 3 characters, found "xxxx"'],
    ['no text', () => readText(1, 'a'), 'a: expected text of at most 200 characters, found 1'],
    ['a record for a list', () => readList({}, 'a'), 'a: expected a list of 0 to 100000 entries, found {}'],
    ['a short list', () => readList([1], 'a', 2, 2), 'a: expected a list of 2 entries, found [1]'],
    [
      'a bad entry',
      () => readInts([1, null], 'a', 0, 9),
      'a[1]: expected an integer from -2147483648 to 2147483647, found null',
    ],
    ['a list for a record', () => readRecord([], 'a', ['b']), 'a: expected a record, found []'],
    ['null for a record', () => readRecord(null, 'a', ['b']), 'a: expected a record, found null'],
    ['a field too many', () => readRecord({ b: 1, c: 2 }, 'a', ['b']), 'a.c: no such field; expected b'],
    ['a field too few', () => readRecord({ b: 1 }, 'a', ['b', 'c']), 'a.c: missing'],
    ['an inherited field', () => readRecord({}, 'a', ['toString']), 'a.toString: missing'],
    ['a field from the wire', () => readRecord(JSON.parse('{"__proto__":1}'), 'a', []), 'a.__proto__: no such field'],
    ['what is long is cut', () => readInt('x'.repeat(500), 'a'), `found "${'x'.repeat(56)}...`],
  ])('refuse %s', (_what, read, told) => {
    expect(read).toThrow(CodecError);
    expect(read).toThrow(told);
  });
});

describe('a saved game', () => {
  const game = mini();
  const saved = (): { core: { frames: { [field: string]: Json }[]; [field: string]: Json }; body: Json } =>
    JSON.parse(JSON.stringify(game.encode(game.setup({}, seedFrom('codec')))));

  it('names procedures and steps', () => {
    expect(saved().core.frames).toEqual([
      { procedure: 'game', step: 'nextTurn', r: 0, cause: 0, locals: {} },
      { procedure: 'turn', step: 'choose', r: 0, cause: 0, locals: { seat: 0, card: -1 } },
    ]);
  });

  it('comes back the same', () => {
    const s = game.setup({}, seedFrom('codec'));
    expect(game.decode(saved() as unknown as Json)).toEqual(s);
  });

  const damages: [string, (j: ReturnType<typeof saved>) => void, string][] = [
    [
      'procedure',
      (j) => (j.core.frames[1].procedure = 'night'),
      'state.core.frames[1].procedure: these rules have no procedure "night"',
    ],
    ['step', (j) => (j.core.frames[1].step = 'sleep'), 'state.core.frames[1].step: procedure turn has no step "sleep"'],
    [
      'a step between questions',
      (j) => (j.core.frames[1].step = 'play'),
      'state.core.frames[1].step: expected a question, found turn.play',
    ],
    ['an ended procedure on top', (j) => (j.core.frames[1].step = '$done'), 'expected a question, found turn.$done'],
    ['a missing local', (j) => (j.core.frames[1].locals = { seat: 0 }), 'state.core.frames[1].locals.card: missing'],
    ['a strange local', (j) => (j.core.frames[0].locals = { x: 0 }), 'state.core.frames[0].locals.x: no such field'],
    [
      'a list for an integer',
      (j) => (j.core.frames[1].locals = { seat: [0], card: 0 }),
      'state.core.frames[1].locals.seat: expected an integer',
    ],
    ['no cause', (j) => delete j.core.frames[0].cause, 'state.core.frames[0].cause: missing'],
    [
      'a negative cause',
      (j) => (j.core.frames[0].cause = -1),
      'state.core.frames[0].cause: expected an integer from 0',
    ],
    ['chance', (j) => (j.core.chance = 'lucky'), 'state.core.chance: expected fast or outside, found "lucky"'],
    ['words of the generator', (j) => (j.core.rng = [1, 2, 3]), 'state.core.rng: expected a list of 4 entries'],
    ['a word beyond 32 bits', (j) => (j.core.rng = [1, 2, 3, 4294967295]), 'state.core.rng[3]: expected an integer'],
    ['a field too many', (j) => (j.core.secret = 1), 'state.core.secret: no such field'],
    ['the body', (j) => (j.body = { turns: 0 }), 'state.body.score: missing'],
  ];
  it.each(damages)('refuses another %s, with its place', (_what, damage, told) => {
    const j = saved();
    damage(j);
    const read = () => game.decode(j);
    expect(read).toThrow(CodecError);
    expect(read).toThrow(told);
  });
});

describe('frames', () => {
  const book = rulebook('frames', ['1']);
  const rule = book.cite('1');
  const body = { encodeBody: () => ({}), decodeBody: (_j: Json, c: Core) => c };
  const ask = { kind: 'q', seats: () => 1, candidates: () => {}, check: () => 0 };
  const make = (names: readonly string[]) => {
    const flow = newFlow<Core>('frames');
    const inner = flow.procedure('inner', { rule, locals: { list: [1], one: 0 }, see: 'open' }, [
      flow.question('ask', rule, ask),
    ]);
    const steps = names.map((name) => flow.step(name, rule, () => {}));
    const outer = flow.procedure('outer', { rule, locals: {}, see: 'open' }, steps);
    return { ...body, flow, inner, outer };
  };
  const stack = (game: ReturnType<typeof make>, pc: number): Core => {
    const s = core('');
    call(s, game.outer, {});
    s.frames[0].pc = pc;
    call(s, game.inner, { list: [3, 4], one: 5 });
    return s;
  };

  it('of an ended or exhausted procedure are saved by name too', () => {
    const game = make(['a', 'b']);
    for (const [pc, name] of [
      [0, 'a'],
      [2, '$end'],
      [END, '$done'],
    ] as const) {
      const j = encodeState(game, stack(game, pc)) as { core: { frames: { step: string }[] } };
      expect(j.core.frames[0].step).toBe(name);
      expect(decodeState(game, j).frames[0].pc).toBe(pc);
    }
  });

  it('are not shifted by a step that newer rules insert', () => {
    const [before, after] = [make(['a', 'b']), make(['new', 'a', 'newer', 'b'])];
    const s = decodeState(after, encodeState(before, stack(before, 1)));
    expect(s.frames[0].pc).toBe(3);
  });

  it('are copied with their lists', () => {
    const game = make(['a']);
    const s = stack(game, 0);
    const copy = cloneFrames(game.flow.procedures, s.frames);
    expect(copy).toEqual(s.frames);
    copy[1].locals.list.push(9);
    copy[1].locals.one = 9;
    expect(s.frames[1].locals).toEqual({ list: [3, 4], one: 5 });
  });

  it('give lists away as copies', () => {
    const game = make(['a']);
    const s = stack(game, 0);
    const j = encodeState(game, s) as { core: { frames: { locals: { list: number[] } }[] } };
    j.core.frames[1].locals.list.push(9);
    expect(s.frames[1].locals.list).toEqual([3, 4]);
  });

  it('may be deep', () => {
    const game = make(['a']);
    const s = core('');
    for (let i = 0; i < 5000; i++) call(s, game.outer, {});
    call(s, game.inner, { list: [], one: 0 });
    expect(decodeState(game, encodeState(game, s))).toEqual(s);
  });

  it('at the end of a game there are none', () => {
    const s = core(seedFrom('x'));
    expect(decodeState(make([]), encodeState(make([]), s))).toEqual(s);
  });
});

const played: MiniState = mini().setup({}, seedFrom('x'));
it('an answer given to a decoded game does what it does to the game itself', () => {
  const game = mini();
  const copy = game.decode(game.encode(played));
  expect(game.answer(copy, 0, 0)).toBeUndefined();
  expect(game.answer(played, 0, 0)).toBeUndefined();
  expect(copy).toEqual(played);
});
