/** Patches of every game of the house: exact for everybody, never longer than whole fields, and the same in two worlds. */
import { GAMES } from '@kolbiste/games';
import type { Core, Game, GameEvent, Json } from '@kolbiste/kernel';
import { eventsFor, rng, seedFrom } from '@kolbiste/kernel';
import { assert, describe, expect, test } from 'vitest';
import { hiddenGame } from '../../kernel/test/toys/hidden.ts';
import type { Seen, Told, Viewer } from './index.ts';
import { patchOf, publisher, replica, SENT, same } from './index.ts';

type AnyGame = Game<Core, unknown>;

interface Table {
  readonly name: string;
  readonly game: AnyGame;
  readonly viewers: readonly Viewer[];
  config(seed: string): Json;
}

const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'public'];

/** Every game that is played between people, with every number of seats, as a server lays it. */
async function tables(): Promise<Table[]> {
  const all: Table[] = [];
  for (const { id, seats, rules, online } of GAMES) {
    if (online === null) continue;
    const [{ game }, { online: part }] = await Promise.all([rules(), online()]);
    for (const count of seats) {
      const setups = new Array<null>(count).fill(null);
      const config = (seed: string): Json => game.configFrom?.(setups, part.readCommon(null), seed) as Json;
      all.push({ name: `${id} of ${count}`, game: game as AnyGame, viewers: viewersOf(count), config });
    }
  }
  const toy = hiddenGame as unknown as AnyGame;
  return [...all, { name: 'a toy', game: toy, viewers: viewersOf(3), config: () => ({ life: 6 }) }];
}

const GAMES_EACH = 2;
const MOST_ANSWERS = 150;

/** What whole fields would have been told. */
function fieldsOf(before: Seen, after: Seen): number {
  const set = Object.entries(after).filter(([field, now]) => before[field] === undefined || !same(before[field], now));
  const gone = Object.keys(before).filter((field) => after[field] === undefined);
  return JSON.stringify({ set: Object.fromEntries(set), ...(gone.length > 0 ? { gone } : {}) }).length;
}

/** Plays at random. */
function play(table: Table, seed: string, watch: Watch): void {
  const { game, viewers } = table;
  const telling = publisher(game, viewers, SENT);
  const held: { s?: Core } = {};
  const sink = {
    event(e: GameEvent) {
      telling.sink.event(e);
      watch.happened(e, held.s);
    },
  };
  const s = game.setup(table.config(seed), seedFrom(seed), { sink });
  held.s = s;
  telling.open(s);
  telling.tell(0);
  watch.begins(viewers.map((viewer) => telling.full(viewer, 0)));
  const random = rng(seed);
  for (let step = 1; step <= MOST_ANSWERS; step++) {
    const owed = game.pending(s);
    if (owed.length === 0) return;
    const { seat } = owed[random.int(owed.length)];
    const options = game.options(s, seat);
    expect(game.answer(s, seat, options[random.int(options.length)], { sink })).toBeUndefined();
    watch.answered(JSON.parse(JSON.stringify(telling.tell(step))), s);
  }
}

interface Watch {
  begins(full: ReturnType<ReturnType<typeof publisher>['full']>[]): void;
  /** @param s undefined = the game is being set up */
  happened(e: GameEvent, s: Core | undefined): void;
  answered(told: Told[], s: Core): void;
}

/** Holds what readers read against the game's own views, after every event and every answer. */
class Exact implements Watch {
  private readonly table: Table;
  private readonly readers;
  private readonly filters;
  private expected: { event: GameEvent; view: Seen }[][];
  private before: Seen[] = [];
  /** Events that were held against what the game says. */
  checked = 0;

  constructor(table: Table) {
    this.table = table;
    this.readers = table.viewers.map((viewer) => replica(table.game, viewer));
    this.filters = table.viewers.map((viewer) => eventsFor(viewer));
    this.expected = table.viewers.map(() => []);
  }

  private view(s: Core, viewer: Viewer): Seen {
    return this.table.game.view(s, viewer) as Seen;
  }

  begins(full: Parameters<Watch['begins']>[0]): void {
    this.readers.forEach((own, i) => own.full(full[i]));
    this.before = full.map(({ view }) => view);
  }

  happened(e: GameEvent, s: Core | undefined): void {
    this.table.viewers.forEach((viewer, i) => {
      const event = this.filters[i].push(e);
      if (event !== undefined && s !== undefined) this.expected[i].push({ event, view: this.view(s, viewer) });
    });
  }

  answered(told: Told[], s: Core): void {
    this.table.viewers.forEach((viewer, i) => {
      const came = this.readers[i].told(told[i]);
      const now = this.view(s, viewer);
      assert.deepEqual(
        came.map(({ event }) => event),
        this.expected[i].map(({ event }) => event),
      );
      came.forEach(({ view }, at) => assert(same(view as Json, this.expected[i][at].view)));
      assert(same(this.readers[i].view as Json, now));
      const patch = patchOf(this.before[i], now);
      const size = patch === undefined ? 0 : JSON.stringify(patch).length;
      assert.isAtMost(size, fieldsOf(this.before[i], now));
      this.before[i] = now;
      this.checked += came.length;
    });
    this.expected = this.table.viewers.map(() => []);
  }
}

/** The same draws in both worlds. */
function tape(seed: string) {
  const random = rng(seed);
  return { draw: (_s: Core, _label: string, n: number) => random.int(n) };
}

interface Heard {
  /** The views and events that a viewer gets, made without any publisher. */
  readonly received: string;
  /** What the viewer is told. */
  readonly told: string;
}

/** What one viewer hears of an answer; undefined = it is refused. */
function hear({ game, viewers }: Table, s: Core, who: Viewer, [seat, option]: readonly [number, number], seed: string) {
  const telling = publisher(game, viewers, SENT);
  const filter = eventsFor(who);
  const received: unknown[] = [];
  telling.open(s);
  telling.tell(0);
  const sink = {
    event(e: GameEvent) {
      telling.sink.event(e);
      const event = filter.push(e);
      if (event !== undefined) received.push([event, game.view(s, who)]);
    },
  };
  received.push(game.view(s, who));
  if (game.answer(s, seat, option, { sink, chance: tape(seed) }) !== undefined) return undefined;
  received.push(game.view(s, who), game.result(s));
  const told = telling.tell(1)[viewers.indexOf(who)];
  return { received: JSON.stringify(received), told: JSON.stringify(told) } satisfies Heard;
}

describe.each(await tables())('$name', (table) => {
  test('every viewer has the very view, after every event and every answer, and it is never longer than whole fields', () => {
    let checked = 0;
    for (let n = 0; n < GAMES_EACH; n++) {
      const exact = new Exact(table);
      play(table, `patches ${table.name} ${n}`, exact);
      checked += exact.checked;
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('in two worlds where a viewer sees and hears the same, the same is told, to the byte', () => {
    const { game, viewers } = table;
    const random = rng(`worlds ${table.name}`);
    let alike = 0;
    let others = 0;
    const s = game.setup(table.config('worlds'), seedFrom('worlds'));
    for (let step = 0; step < MOST_ANSWERS; step++) {
      const owed = game.pending(s);
      if (owed.length === 0) break;
      const { seat } = owed[random.int(owed.length)];
      const options = game.options(s, seat);
      const option = options[random.int(options.length)];
      const who = viewers[random.int(viewers.length)];
      const other = game.determinize(game.view(s, who), rng(`world ${step}`));
      const isOther = game.hashPosition(other) !== game.hashPosition(s);
      const seed = `draws ${step}`;
      const [one, two] = [game.clone(s), other].map((world) => hear(table, world, who, [seat, option], seed));
      if (one !== undefined && two !== undefined && one.received === two.received) {
        expect(two.told).toBe(one.told);
        alike++;
        if (isOther) others++;
      }
      expect(game.answer(s, seat, option)).toBeUndefined();
    }
    expect(alike).toBeGreaterThan(5);
    // A game in which nothing is hidden has no other world.
    if (table.name !== `${GAMES[0].id} of 2`) expect(others).toBeGreaterThan(0);
  });
});
