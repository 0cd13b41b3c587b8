import { describe, expect, it } from 'vitest';
import { mini } from '../test/mini.ts';
import { scriptedChance, seedFrom } from './chance.ts';
import { listener } from './events.ts';
import type { Flow, Procedure, Step } from './procedure.ts';
import { newFlow } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { ALL, chance, emit, idle, run, seatsOf, shuffle, trace, withIo } from './run.ts';
import { call, clearFlow, done, goto, nearest, running, setCause, top, withCause } from './stack.ts';
import type { Core, Frame } from './state.ts';
import { core } from './state.ts';

const rule = rulebook('run', ['1']).cite('1');
type Log = (string | number)[];
interface S extends Core {
  log: Log;
}
const fresh = (): S => ({ ...core(seedFrom('run')), log: [] });

/** A procedure of steps by name, in a flow of its own or one that is there. */
function build(flow: Flow<S>, name: string, steps: Record<string, (s: S, f: Frame) => void>): Procedure<S, object> {
  const made = Object.entries(steps).map(([step, body]) => flow.step(step, rule, (s, _x, f) => body(s, f)));
  return flow.procedure(name, { rule, locals: {}, see: 'open' }, made);
}

/** Runs a procedure to its end and gives what it wrote. */
function play(flow: Flow<S>, p: Procedure<S, object>): Log {
  const s = fresh();
  call(s, p, {});
  run(flow, s, null);
  expect(s.frames).toEqual([]);
  return s.log;
}

const asks = { kind: 'q', candidates: () => {}, check: () => 0 };

describe('control', () => {
  it('runs steps in their order', () => {
    const flow = newFlow<S>('run');
    const p = build(flow, 'p', { a: (s) => s.log.push('a'), b: (s) => s.log.push('b'), c: (s) => s.log.push('c') });
    expect(play(flow, p)).toEqual(['a', 'b', 'c']);
  });

  it('goes to a step, forwards and back', () => {
    const flow = newFlow<S>('run');
    const [a, b, c, d]: Step<S, object>[] = [
      flow.step('a', rule, (s, _x, f) => (s.log.push('a'), goto(f, c))),
      flow.step('b', rule, (s, _x, f) => (s.log.push('b'), goto(f, d))),
      flow.step('c', rule, (s, _x, f) => (s.log.push('c'), goto(f, b))),
      flow.step('d', rule, (s) => void s.log.push('d')),
    ];
    expect(play(flow, flow.procedure('p', { rule, locals: {}, see: 'open' }, [a, b, c, d]))).toEqual([
      'a',
      'c',
      'b',
      'd',
    ]);
  });

  it('hands the value of a child to the next step of its parent only', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { only: (_s, f) => done(f, 7), never: (s) => s.log.push('never') });
    const p = build(flow, 'p', {
      a: (s, f) => (s.log.push(f.result), call(s, child, {})),
      b: (s, f) => s.log.push(f.result),
      c: (s, f) => s.log.push(f.result),
    });
    expect(play(flow, p)).toEqual([0, 7, 0]);
  });

  it('hands nothing up from a child that just runs out', () => {
    const flow = newFlow<S>('run');
    const grandchild = build(flow, 'grandchild', { only: (_s, f) => done(f, 9) });
    const child = build(flow, 'child', { only: (s) => call(s, grandchild, {}) });
    const p = build(flow, 'p', { a: (s) => call(s, child, {}), b: (s, f) => s.log.push(f.result) });
    expect(play(flow, p)).toEqual([0]);
  });

  it('a child called and the parent sent elsewhere: the value is found there', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { only: (s, f) => done(f, s.log.length) });
    const loop: Step<S, object> = flow.step('loop', rule, (s, _x, f) => {
      s.log.push(f.result);
      if (s.log.length > 3) return;
      goto(f, loop);
      call(s, child, {});
    });
    expect(play(flow, flow.procedure('p', { rule, locals: {}, see: 'open' }, [loop]))).toEqual([0, 1, 2, 3]);
  });

  it.each(['done before', 'done after'])(
    'a value that was handed up is not lost to what was still called (%s)',
    (order) => {
      const flow = newFlow<S>('run');
      const late = build(flow, 'late', { only: (s, f) => (s.log.push('late'), done(f, 5)) });
      const child = build(flow, 'child', {
        only(s, f) {
          if (order === 'done before') done(f, 3);
          call(s, late, {});
          if (order === 'done after') done(f, 3);
        },
      });
      const p = build(flow, 'p', { a: (s) => call(s, child, {}), b: (s, f) => s.log.push(f.result) });
      expect(play(flow, p)).toEqual(['late', 3]);
    },
  );

  it('done only marks: the rest of the step still runs', () => {
    const flow = newFlow<S>('run');
    expect(
      play(flow, build(flow, 'p', { a: (s, f) => (done(f), s.log.push(s.frames.length)), b: (s) => s.log.push('b') })),
    ).toEqual([1]);
  });

  it('clears the stack: the game is over at once', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { a: (s) => clearFlow(s), b: (s) => s.log.push('b') });
    expect(play(flow, build(flow, 'p', { a: (s) => call(s, child, {}), b: (s) => s.log.push('b') }))).toEqual([]);
  });

  it('knows what is running', () => {
    const flow = newFlow<S>('run');
    const down: Step<S, { n: number }> = flow.step<{ n: number }>('down', rule, (s, x) => {
      if (x.n < 4) return call(s, deep, { n: x.n + 1 });
      s.log.push(
        running(s, deep),
        running(s, deep, (y) => y.n % 2 === 1),
        nearest(s, deep)?.locals.n ?? -1,
        top(s).locals.n,
      );
      s.log.push(trace(flow, s));
    });
    const deep = flow.procedure<{ n: number }>('deep', { rule, locals: { n: 0 }, see: 'open' }, [down]);
    const other = build(flow, 'other', { a: (s) => call(s, deep, { n: 0 }) });
    const log = play(flow, other);
    expect(log.slice(0, 4)).toEqual([5, 2, 4, 4]);
    expect(log[4]).toBe(`other.$end > ${new Array(5).fill('deep.$end').join(' > ')}`);
    expect(nearest(fresh(), deep)).toBeNull();
    expect(running(fresh(), deep)).toBe(0);
  });
});

describe('questions', () => {
  it('are skipped when nobody owes an answer, and leave nothing in r', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { only: (_s, f) => done(f, 7) });
    const steps = [
      flow.step('a', rule, (s) => call(s, child, {})),
      flow.question('q', rule, { ...asks, seats: () => 0 }),
      flow.step('b', rule, (s, _x, f) => void s.log.push(f.result)),
    ];
    expect(play(flow, flow.procedure('p', { rule, locals: {}, see: 'open' }, steps))).toEqual([0]);
  });

  it('stop the loop where they stand', () => {
    const flow = newFlow<S>('run');
    const q = flow.question('q', rule, { ...asks, seats: () => 0b101 });
    const s = fresh();
    call(s, flow.procedure('p', { rule, locals: {}, see: 'open' }, [q]), {});
    run(flow, s, null);
    expect(top(s).pc).toBe(0);
    run(flow, s, null);
    expect(s.frames).toHaveLength(1);
    expect(seatsOf(0b101)).toEqual([0, 2]);
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(-1)).toHaveLength(31);
  });

  it('are told to a listener when they open, and steps that did something', () => {
    const flow = newFlow<S>('run');
    const steps = [
      flow.step('loud', rule, (s) => void emit(s, 1, rule)),
      flow.question('skipped', rule, { ...asks, seats: () => 0 }),
      flow.question('open', rule, { ...asks, seats: () => 1 }),
    ];
    const s = fresh();
    call(s, flow.procedure('p', { rule, locals: {}, see: 'open' }, steps), {});
    const seen: string[] = [];
    withIo({ sink: { event: () => {}, step: (step) => void seen.push(step.id) } }, () => run(flow, s, null));
    expect(seen).toEqual(['p.loud', 'p.open']);
  });
});

describe('causes', () => {
  it('go down the stack, and are set by what a step names as the reason', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { only: (s) => void emit(s, 3, rule) });
    const p = build(flow, 'p', {
      a: (s) => void emit(s, 1, rule),
      b: (s, f) => (setCause(f, emit(s, 2, rule)), call(s, child, {})),
      c: (s) => void emit(s, 4, rule),
    });
    const sink = listener();
    const s = fresh();
    call(s, p, {});
    withIo({ sink }, () => run(flow, s, null));
    expect(sink.events.map((e) => [e.kind, e.cause])).toEqual([
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 2],
    ]);
    expect(sink.events.every((e) => e.visibleTo === ALL)).toBe(true);
  });

  it('hold for what happens, and is called, under an event, and for nothing behind it', () => {
    const flow = newFlow<S>('run');
    const child = build(flow, 'child', { only: (s) => void emit(s, 5, rule) });
    const p = build(flow, 'p', {
      a(s) {
        withCause(s, emit(s, 1, rule), () => {
          emit(s, 2, rule);
          call(s, child, {});
        });
      },
      b: (s) => void emit(s, 4, rule),
    });
    const sink = listener();
    const s = fresh();
    call(s, p, {});
    withIo({ sink }, () => run(flow, s, null));
    expect(sink.events.map((e) => [e.kind, e.cause])).toEqual([
      [1, 0],
      [2, 1],
      [5, 1],
      [4, 0],
    ]);
  });

  it('are counted whether or not somebody listens', () => {
    const s = fresh();
    expect([emit(s, 1, rule), emit(s, 1, rule)]).toEqual([1, 2]);
    const sink = listener();
    withIo({ sink }, () => expect(emit(s, 5, rule, 1, 2, 3, 4, 0b10)).toBe(3));
    expect(sink.events).toEqual([{ id: 3, kind: 5, cause: 0, rule, a: 1, b: 2, c: 3, d: 4, visibleTo: 0b10 }]);
    emit(s, 1, rule);
    expect(sink.events).toHaveLength(1);
    expect(s.n).toBe(4);
  });
});

describe('what is outside the state', () => {
  it('is in place for the length of one call, and comes back after an inner one or an error', () => {
    const [outer, inner] = [listener(), listener()];
    const s = fresh();
    expect(idle()).toBe(true);
    withIo({ sink: outer }, () => {
      emit(s, 1, rule);
      withIo({ sink: inner, chance: scriptedChance([{ label: 'x', value: 2 }]) }, () => {
        emit(s, chance(s, 'x', 3), rule);
        expect(idle()).toBe(false);
      });
      expect(() => withIo(undefined, () => (emit(s, 9, rule), shuffleBadly()))).toThrow('no');
      emit(s, 3, rule);
    });
    expect(idle()).toBe(true);
    expect(outer.events.map((e) => e.kind)).toEqual([1, 3]);
    expect(inner.events.map((e) => e.kind)).toEqual([2]);
    expect(withIo({ sink: null }, () => 5)).toBe(5);
  });

  it('lets a listener play another game inside, with the same end as alone', () => {
    const game = mini();
    const alone = game.setup({}, seedFrom('inner'));
    const s = game.setup({}, seedFrom('outer'));
    const quiet = game.setup({}, seedFrom('outer'));
    const inner: ReturnType<typeof game.setup>[] = [];
    const events: number[] = [];
    const sink = {
      event(e: { id: number }) {
        events.push(e.id);
        inner.push(game.setup({}, seedFrom('inner')));
        game.answer(inner.at(-1) as typeof alone, 0, 0);
      },
    };
    const option = game.options(s, 0).at(-1) as number;
    game.answer(s, 0, option, { sink });
    game.answer(quiet, 0, option);
    game.answer(alone, 0, 0);
    expect(s).toEqual(quiet);
    expect(inner.length).toBeGreaterThan(2);
    for (const one of inner) expect(one).toEqual(alone);
    expect(events).toEqual(events.map((_, i) => events[0] + i));
  });

  it('a source that is handed over leaves the generator of the state alone', () => {
    const s = fresh();
    const words = s.rng.slice();
    const script = [1, 0, 2].map((value) => ({ label: 'deck', value })).reverse();
    const source = scriptedChance(script.slice(0, 2));
    withIo({ chance: source }, () => expect(shuffle(s, 'deck', [7, 8, 9])).toEqual([8, 7, 9]));
    expect(source.rest()).toEqual([]);
    expect(s.rng).toEqual(words);
    expect(s.draws).toBe(2);
  });

  it('without one the state draws for itself', () => {
    const s = fresh();
    const deck = shuffle(s, 'deck', [0, 1, 2, 3, 4, 5, 6, 7]);
    expect(deck.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(s.draws).toBe(7);
    expect(shuffle(s, 'deck', [4])).toEqual([4]);
    expect(s.draws).toBe(7);
  });
});

function shuffleBadly(): never {
  throw new Error('no');
}
