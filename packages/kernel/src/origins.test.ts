import { describe, expect, it } from 'vitest';
import { DREW, mini, PLAYED } from '../test/mini.ts';
import type { Why } from './events.ts';
import { causes, eventsFor, listener } from './events.ts';
import { lift, originsOf, recordOrigin } from './origins.ts';
import type { GameEvent } from './run.ts';
import { ALL, ANSWER, emit, emitFrom, withIo } from './run.ts';

const RULE = 1;
const STRUCK = 4;

/** A turn that poisons the other seat by its answer, and strikes by the poison that lies when it begins. */
function poison(sees = ALL, name = (seat: number) => seat) {
  const game = mini((whole) => ({
    play(s, x, f) {
      const thing = name(1 - x.seat);
      if (originsOf(s, [thing]).length > 0) lift(s, thing);
      else recordOrigin(s, thing, emit(s, PLAYED, RULE, x.seat, 0, 0, 0, sees));
      whole.play(s, x, f);
    },
    settle(s, x, f) {
      emitFrom(s, [name(0), name(1)], STRUCK, RULE, x.seat);
      whole.settle(s, x, f);
    },
  }));
  const sink = listener();
  const s = game.setup({}, '00000000000000000000000000000007', { sink });
  for (let i = 0; i < 4; i++) game.answer(s, i % 2, 0, { sink });
  return { game, s, events: sink.events };
}

const ids = (path: readonly Why<GameEvent>[]): unknown[] =>
  path.map(({ event, laid }) => (laid.length === 0 ? event.id : [event.id, laid.map(ids)]));

describe('what laid a thing', () => {
  it('is known as long as the thing lies, under the numbers of the game', () => {
    const { s } = poison();
    s.origins = [];
    recordOrigin(s, 3, 11);
    recordOrigin(s, 1, 12);
    expect(s.origins).toEqual([0, 12, 0, 11]);
    recordOrigin(s, 0, 11);
    expect(originsOf(s, [3, 0, 2, 1, 99])).toEqual([11, 12]);
    lift(s, 3);
    lift(s, 99);
    expect(originsOf(s, [3, 0])).toEqual([11]);
    expect(s.origins).toHaveLength(4);
  });

  it('is named beside the cause, not a second time as the cause', () => {
    const { s } = poison();
    const sink = listener();
    recordOrigin(s, 0, 3);
    recordOrigin(s, 1, 4);
    s.frames[s.frames.length - 1].cause = 3;
    withIo({ sink }, () => emitFrom(s, [0], STRUCK, RULE));
    withIo({ sink }, () => emitFrom(s, [0, 1], STRUCK, RULE));
    expect(sink.events.map(({ cause, from }) => [cause, from])).toEqual([
      [3, undefined],
      [3, [4]],
    ]);
  });

  it('is saved, cloned and in the record, but no part of the position', () => {
    const { game, s } = poison();
    const copy = game.clone(s);
    expect(copy.origins).toEqual(s.origins);
    expect(game.decode(game.encode(s)).origins).toEqual(s.origins);
    recordOrigin(copy, 1, 999);
    expect(s.origins).not.toContain(999);
    expect(game.hashRecord(copy)).not.toBe(game.hashRecord(s));
    expect(game.hashPosition(copy)).toBe(game.hashPosition(s));
    expect(JSON.stringify(game.view(copy, 0))).toBe(JSON.stringify(game.view(s, 0)));
  });
});

describe('an event of a laid thing', () => {
  it('leads back to who laid it, turns ago, beside its own cause', () => {
    const { events } = poison();
    const byId = new Map(events.map((e) => [e.id, e]));
    const struck = events.filter((e) => e.kind === STRUCK);
    const [, second] = struck;
    const path = causes(byId, second.id);
    expect(path[0].event).toBe(second);
    // Its own turn's laying meets the way of its cause, the other one goes back a turn further.
    const roots = path[0].laid.map((way) => way.at(-1)?.event);
    expect(roots.map((e) => [e?.kind, e?.a])).toEqual([
      [PLAYED, 1],
      [ANSWER, 0],
    ]);
    expect(path.at(-1)?.event).toMatchObject({ kind: ANSWER, a: 1 });
  });

  it('names nothing where nothing lies', () => {
    const { events } = poison();
    for (const e of events) if (e.from !== undefined) expect(e.from.length).toBeGreaterThan(0);
    expect(events.filter((e) => e.kind === DREW).every((e) => !('from' in e))).toBe(true);
  });

  it('tells a seat that did not see the laying only what it saw before it', () => {
    const { events } = poison(0b01);
    const ear = eventsFor(1);
    const heard = events.flatMap((e) => ear.push(e) ?? []);
    const byId = new Map(heard.map((e) => [e.id, e]));
    const named = heard.flatMap((e) => e.from ?? []).map((id) => byId.get(id)?.kind);
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([ANSWER]));
  });

  it('is told once where two ways meet', () => {
    const event = (id: number, cause: number, from?: number[]) => ({ id, cause, ...(from && { from }) });
    const all = [event(1, 0), event(2, 1), event(3, 1, [2]), event(4, 3, [2, 3]), event(5, 5, [1])];
    const byId = new Map(all.map((e) => [e.id, e as unknown as GameEvent]));
    expect(ids(causes(byId, 4))).toEqual([[4, [[2]]], 3, 1]);
    expect(ids(causes(byId, 5))).toEqual([[5, [[1]]]]);
  });
});
