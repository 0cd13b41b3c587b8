import { GAMES } from '@kolbiste/games';
import type { Core, Game, GameEvent, Json } from '@kolbiste/kernel';
import { canonical, eventsFor, recorder, rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { hiddenGame } from '../../kernel/test/toys/hidden.ts';
import type { Told, Viewer } from './index.ts';
import { GapError, numbered, patched, patchOf, publisher, replica, SENT } from './index.ts';

type AnyGame = Game<Core, unknown>;

interface Table {
  readonly name: string;
  readonly game: AnyGame;
  readonly config: Json;
  readonly viewers: readonly Viewer[];
}

const { game } = await GAMES[0].rules();
const { trials } = await (await GAMES[0].workshop()).workshop.trials();
const duel = trials.measured()[0] as Json;
const TABLES: readonly Table[] = [
  { name: 'a game of the house', game: game as AnyGame, config: duel, viewers: ['public', 0, 1] },
  {
    name: 'a deck whose cards only some may know',
    game: hiddenGame as unknown as AnyGame,
    config: { life: 6 },
    viewers: ['public', 0, 1, 2],
  },
];

/** Plays at random; after each answer every viewer's reader is compared with the true state. */
function follow(
  table: Table,
  seed: string,
  check: (state: Core, readers: ReturnType<typeof replica>[]) => void,
): number {
  const { game: rules, viewers } = table;
  const told = publisher(rules, viewers, SENT);
  const record = recorder(rules, table.config, { source: 'fast', version: 1, seed: seedFrom(seed) }, told.sink);
  told.open(record.state);
  told.tell(0);
  const readers = viewers.map((viewer) => replica(rules, viewer));
  for (const one of readers) one.full(told.full(one.viewer, 0));
  const random = rng(seed);
  let step = 0;
  check(record.state, readers);
  for (let owed = rules.pending(record.state); owed.length > 0 && step < 400; owed = rules.pending(record.state)) {
    const { seat } = owed[random.int(owed.length)];
    const options = rules.options(record.state, seat);
    expect(record.answer(seat, options[random.int(options.length)])).toBeUndefined();
    step++;
    const messages = JSON.parse(JSON.stringify(told.tell(step)));
    readers.forEach((one, i) => void one.told(messages[i]));
    check(record.state, readers);
  }
  return step;
}

describe.each(TABLES)('$name', (table) => {
  test('every viewer ends with the view the game gives, after every answer', () => {
    const steps = follow(table, 'views', (state, readers) => {
      for (const one of readers) {
        expect(canonical(one.view as Json)).toBe(canonical(table.game.view(state, one.viewer) as Json));
        expect(one.result).toEqual(table.game.result(state) ?? null);
      }
    });
    expect(steps).toBeGreaterThan(5);
  });

  test('a seat knows from its view alone what it may answer, what it may not, and why', () => {
    follow(table, 'options', (state, readers) => {
      for (const one of readers) {
        expect(one.pending()).toEqual(table.game.pending(state));
        if (one.viewer === 'public') continue;
        const asked = one.asked(one.viewer);
        expect(asked?.options ?? []).toEqual(table.game.options(state, one.viewer));
        expect(asked?.refused ?? []).toEqual(table.game.refusals(state, one.viewer));
        for (const option of asked?.options ?? []) {
          const rule = table.game.optionRule(state, one.viewer, option);
          expect(one.optionRule(one.viewer, option)).toEqual(rule);
        }
        const owes = table.game.pending(state).some((decision) => decision.seat === one.viewer);
        expect(one.whyNot(one.viewer) === undefined).toBe(owes);
      }
    });
  });

  test('events arrive as the kernel counts them for that viewer, with the view of their time', () => {
    const told = publisher(table.game, table.viewers, SENT);
    const filters = table.viewers.map((viewer) => eventsFor(viewer));
    const expected: { event: GameEvent; view: string }[][] = table.viewers.map(() => []);
    const held: { state?: Core } = {};
    const sink = {
      event(e: GameEvent) {
        told.sink.event(e);
        filters.forEach((filter, i) => {
          const event = filter.push(e);
          if (event === undefined || held.state === undefined) return;
          expected[i].push({ event, view: canonical(table.game.view(held.state, table.viewers[i])) });
        });
      },
    };
    const record = recorder(table.game, table.config, { source: 'fast', version: 1, seed: seedFrom('events') }, sink);
    const { state } = record;
    held.state = state;
    told.open(state);
    told.tell(0);
    const readers = table.viewers.map((viewer) => replica(table.game, viewer));
    for (const one of readers) one.full(told.full(one.viewer, 0));
    const came: { event: GameEvent; view: string }[][] = table.viewers.map(() => []);
    for (let step = 1; step <= 12 && table.game.pending(state).length > 0; step++) {
      const { seat } = table.game.pending(state)[0];
      record.answer(seat, table.game.options(state, seat)[0]);
      told.tell(step).forEach((message, i) => {
        for (const { event, view } of readers[i].told(message)) came[i].push({ event, view: canonical(view) });
      });
    }
    expect(came[0].length).toBeGreaterThan(0);
    expect(came).toEqual(expected);
  });
});

describe('who sees the same', () => {
  /** Plays a duel; all that was told, by answers. */
  function messages(rules: AnyGame): Told[][] {
    const told = publisher(rules, [0, 1, 'public'], SENT);
    const record = recorder(rules, duel, { source: 'fast', version: 1, seed: seedFrom('same') }, told.sink);
    told.open(record.state);
    told.tell(0);
    const all: Told[][] = [];
    while (rules.pending(record.state).length > 0 && all.length < 40) {
      const { seat } = rules.pending(record.state)[0];
      record.answer(seat, rules.options(record.state, seat)[0]);
      all.push(told.tell(all.length + 1));
    }
    return all;
  }

  test('is told the same object, and nobody is who saw something else', () => {
    const all = messages(TABLES[0].game);
    // The choice of a start weapon is hidden: everybody is looked at alone.
    expect(all[0][0]).not.toBe(all[0][1]);
    // Once both have chosen, and what they chose has come to light.
    expect(all.slice(4).every(([a, b]) => a === b)).toBe(true);
    expect(all.length).toBeGreaterThan(10);
  });

  test('is told the same object although one has heard more before', () => {
    const { game, config, viewers } = TABLES[1];
    const told = publisher(game, viewers, SENT);
    const record = recorder(game, config, { source: 'fast', version: 1, seed: seedFrom('more') }, told.sink);
    told.open(record.state);
    told.tell(0);
    const random = rng('more');
    let shared = 0;
    for (let step = 1; game.pending(record.state).length > 0; step++) {
      const [{ seat }] = game.pending(record.state);
      const options = game.options(record.state, seat);
      record.answer(seat, options[random.int(options.length)]);
      const [first, second] = told.tell(step);
      const [one, other] = viewers.map((viewer) => told.full(viewer, step).events);
      if (one !== other && first === second) shared++;
    }
    expect(shared).toBeGreaterThan(0);
  });

  test('where the moments of a game do not matter, the view is told once an answer', () => {
    const game = { ...TABLES[0].game, moments: false };
    const all = messages(game).flat();
    expect(all.flatMap(({ happened }) => happened.filter(({ patch }) => patch !== undefined))).toEqual([]);
    follow({ ...TABLES[0], game }, 'moments', (state, readers) => {
      for (const one of readers) {
        expect(canonical(one.view as Json)).toBe(canonical(game.view(state, one.viewer) as Json));
      }
    });
  });
});

describe('a reader', () => {
  const first = TABLES[0];
  const told = publisher(first.game, [0], SENT);
  const record = recorder(first.game, first.config, { source: 'fast', version: 1, seed: seedFrom('gap') }, told.sink);
  told.open(record.state);
  told.tell(0);
  const start = told.full(0, 0);
  const answer = (step: number) => {
    const { seat } = first.game.pending(record.state)[0];
    record.answer(seat, first.game.options(record.state, seat)[0]);
    return told.tell(step)[0];
  };
  const messages = [answer(1), answer(2)];

  test('takes a message once: one that comes again gives nothing', () => {
    const own = replica(first.game, 0);
    own.full(start);
    expect(own.told(messages[0]).length).toBeGreaterThan(0);
    expect(own.told(messages[0])).toEqual([]);
    expect(own.step).toBe(1);
  });

  test('takes messages as they were told up to protocol 3, and counts on from them', () => {
    const [one, two] = messages;
    const own = replica(first.game, 0);
    own.full(start);
    const all = [...own.told(one), ...own.told(two)];
    const then: Told = {
      ...one,
      happened: one.happened.map(({ event }, at) => ({ event: numbered(event, start.events + at) })),
      patch: { set: { ...start.view, round: 77 } },
    };
    const old = replica(first.game, 0);
    old.full(start);
    const read = [...old.told(then), ...old.told(two)];
    expect(then.happened.every(({ event }) => 'id' in event)).toBe(true);
    expect(read.map(({ event }) => event)).toEqual(all.map(({ event }) => event));
    expect(all.map(({ event }) => event.id)).toEqual(all.map((_, at) => start.events + 1 + at));
  });

  test('refuses a message with a gap before it, and goes on after a full view', () => {
    const own = replica(first.game, 0);
    own.full(start);
    expect(() => own.told(messages[1])).toThrow(GapError);
    own.full(told.full(0, 2));
    expect(own.step).toBe(2);
    expect(own.pending()).toEqual(first.game.pending(record.state));
  });
});

describe('a patch', () => {
  test('holds what is new, different or gone, and nothing else', () => {
    const before = { a: 1, b: [1, { x: 2 }], c: null };
    const after = { a: 1, b: [1, { x: 3 }], d: 'new' };
    const patch = patchOf(before, after);
    expect(patch).toEqual({ set: { b: [1, { x: 3 }], d: 'new' }, gone: ['c'] });
    expect(patched(before, patch)).toEqual(after);
    expect(before.c).toBeNull();
    expect(patchOf(after, structuredClone(after))).toBeUndefined();
    expect(patched(before, undefined)).toBe(before);
  });

  test('tells a list from a record and a missing field from an empty one', () => {
    expect(patchOf({ a: [] }, { a: {} })).toEqual({ set: { a: {} } });
    expect(patchOf({ a: {} }, { a: [] })).toEqual({ set: { a: [] } });
    expect(patchOf({ a: { x: null } }, { a: { y: null } })).toEqual({ set: { a: { y: null } } });
  });
});
