import { GAMES } from '@kolbiste/games';
import type { Json } from '@kolbiste/kernel';
import { fastSpec, recorder, seedFrom } from '@kolbiste/kernel';
import { game as rings, configOf as ringsConfig, starters as ringsStarters } from '@kolbiste/lotr';
import { configOf, game, randomDeck } from '@kolbiste/scratch-wars';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import type { FromHost, Started, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import type { Gap } from '@kolbiste/tablekit/online/listener.ts';
import { Listener } from '@kolbiste/tablekit/online/listener.ts';
import { starters, game as stone, configOf as stoneConfig } from '@kolbiste/tmmstone';
import type { Full, Told, Viewer } from '@kolbiste/wire';
import { publisher, SENT } from '@kolbiste/wire';
import { describe, expect, it } from 'vitest';

/** What is looked at of the boards. */
interface StoneTable {
  readonly hands: readonly (readonly number[])[];
  readonly decks: readonly (readonly number[] | null)[];
}
type RingsTable = Pick<StoneTable, 'hands'>;

playGames(GAMES);
await fetchGame('scratch-wars');

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];
const config = configOf(randomDeck('listener a', 'free'), randomDeck('listener b', 'free')) as unknown as Json;

/** A table far away, and what it tells each viewer after every answer. */
function farTable() {
  const told = publisher(game, VIEWERS, SENT);
  const record = recorder(game, config, fastSpec(seedFrom('listener')), told.sink);
  told.open(record.state);
  const messages: (readonly Told[])[] = [told.tell(0)];
  const start: Full[] = VIEWERS.map((viewer) => told.full(viewer, 0));
  const answer = (): void => {
    const [{ seat }] = game.pending(record.state);
    record.answer(seat, game.options(record.state, seat)[0]);
    messages.push(told.tell(messages.length));
  };
  const of = (viewer: Viewer) => ({
    start: start[VIEWERS.indexOf(viewer)],
    told: messages.map((all) => all[VIEWERS.indexOf(viewer)]),
  });
  return { record, answer, of, full: (viewer: Viewer) => told.full(viewer, messages.length - 1) };
}

function listening(viewer: Viewer, frozen = false) {
  const heard: (FromHost | Gap)[] = [];
  const listener = new Listener((message) => void heard.push(message));
  listener.hear({
    type: 'see',
    seeing: { game: 'scratch-wars', viewers: [viewer], seats: 2, names: 'real', commitment: 'seal', frozen },
  });
  const latest = () => heard.findLast((message): message is Update => message.type === 'update');
  const started = () => heard.findLast((message): message is Started => message.type === 'started');
  return { listener, heard, latest, started };
}

describe('what a server tells', () => {
  it('becomes the same table, log and question as one that was watched from the beginning', () => {
    const far = farTable();
    const early = listening(0);
    early.listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(0) } });
    for (let n = 1; n <= 9; n++) {
      far.answer();
      early.listener.hear({ type: 'told', of: 0, told: [far.of(0).told[n]] });
    }
    const late = listening(0);
    late.listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(0) } });
    const seen = early.heard.flatMap((message) => (message.type === 'update' ? message.happened : []));
    expect(late.started()?.past).toEqual(seen);
    expect(seen.length).toBeGreaterThan(9);
    expect(late.latest()).toEqual({ ...early.latest(), happened: [] });
    expect(late.started()).toMatchObject({ viewer: 0, commitment: 'seal' });
  });

  it('of a game of other rules is shown, and nothing of it is asked', () => {
    const far = farTable();
    for (let n = 1; n <= 6; n++) far.answer();
    const { seat } = game.pending(far.record.state)[0];
    const [frozen, live] = [listening(seat, true), listening(seat)];
    for (const { listener } of [frozen, live])
      listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(seat) } });
    expect(live.latest()?.prompts).toHaveLength(1);
    expect(frozen.latest()).toEqual({ ...live.latest(), prompts: [], owing: [], open: [], undo: null });
    expect(frozen.started()).toEqual({ ...live.started(), frozen: true });
  });

  it('that does not fit is a gap, and what is known already is nothing', () => {
    const far = farTable();
    const { listener, heard } = listening(1);
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(1) } });
    const before = heard.length;
    for (let n = 0; n < 3; n++) far.answer();
    listener.hear({ type: 'told', of: 0, told: [far.of(1).told[2]] });
    expect(heard.slice(before)).toEqual([{ type: 'gap', of: 0 }]);
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, told: far.of(1).told.slice(1) } });
    expect(heard.at(-1)).toMatchObject({ type: 'update', step: 3 });
    const after = heard.length;
    listener.hear({ type: 'told', of: 0, told: [far.of(1).told[3]] });
    expect(heard).toHaveLength(after);
  });

  it('of late only grows at its beginning when older pages come, until it is the whole course', () => {
    const far = farTable();
    const early = listening(0);
    early.listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(0) } });
    const fulls: Full[] = [far.full(0)];
    for (let n = 1; n <= 9; n++) {
      far.answer();
      fulls.push(far.full(0));
      early.listener.hear({ type: 'told', of: 0, told: [far.of(0).told[n]] });
    }
    const seen = early.heard.flatMap((message) => (message.type === 'update' ? message.happened : []));
    const late = listening(0);
    const page = (from: number, to: number) => ({
      epoch: 1,
      start: fulls[from],
      told: far.of(0).told.slice(from === 0 ? 0 : from + 1, to + 1),
    });
    late.listener.hear({ type: 'news', of: 0, news: { clock: null, ...page(6, 9) } });
    expect(late.started()?.since).toBe(6);
    expect(late.latest()).toEqual({ ...early.latest(), happened: [], undo: late.latest()?.undo });
    // Of another course, or not the one before: nothing.
    const before = late.heard.length;
    late.listener.hear({ type: 'older', of: 0, page: { ...page(3, 6), epoch: 2 } });
    late.listener.hear({ type: 'older', of: 0, page: page(0, 3) });
    expect(late.heard).toHaveLength(before);
    late.listener.hear({ type: 'older', of: 0, page: page(3, 6) });
    late.listener.hear({ type: 'older', of: 0, page: page(0, 3) });
    expect(late.started()).toMatchObject({ since: 0 });
    expect(late.started()?.past).toEqual(seen);
    expect(late.latest()).toEqual({ ...early.latest(), happened: [] });
  });

  it('asks nothing of who only watches', () => {
    const far = farTable();
    const { listener, heard, latest } = listening('public');
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of('public') } });
    far.answer();
    listener.hear({ type: 'told', of: 0, told: [far.of('public').told[1]] });
    expect(latest()).toMatchObject({ prompts: [], wait: null, undo: null, owing: [1] });
    expect(JSON.stringify(heard)).not.toContain('"kind":"answer"');
  });

  it('lets a player propose to take back the last answer of their own', () => {
    const far = farTable();
    const { listener, latest } = listening(0);
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, ...far.of(0) } });
    expect(latest()?.undo).toMatchObject({ ok: false, why: 'nothing' });
    far.answer();
    far.answer();
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, told: far.of(0).told.slice(1) } });
    expect(latest()?.undo).toEqual({ ok: true, step: 0, asks: true });
  });

  it('can be the whole view alone, when too much was missed', () => {
    const far = farTable();
    for (let n = 0; n < 5; n++) far.answer();
    const { listener, latest } = listening(0);
    listener.hear({ type: 'news', of: 0, news: { epoch: 2, clock: null, full: far.full(0) } });
    expect(latest()?.step).toBe(5);
  });

  it('of another game is its table; of what the other holds there is nothing in it', async () => {
    await fetchGame('tmmstone');
    const told = publisher(stone, VIEWERS, SENT);
    const config = stoneConfig(starters[0].list, starters[2].list) as unknown as Json;
    const record = recorder(stone, config, fastSpec(seedFrom('listener')), told.sink);
    told.open(record.state);
    const first = told.tell(0);
    const start = VIEWERS.map((viewer) => told.full(viewer, 0));
    const answers: (readonly Told[])[] = [];
    for (let step = 1; step <= 2; step++) {
      const [{ seat }] = stone.pending(record.state);
      record.answer(seat, stone.options(record.state, seat)[0]);
      answers.push(told.tell(step));
    }
    const heard: (FromHost | Gap)[] = [];
    const listener = new Listener((message) => void heard.push(message));
    listener.hear({
      type: 'see',
      seeing: { game: 'tmmstone', viewers: [0], seats: 2, names: 'real', commitment: 'seal', frozen: false },
    });
    listener.hear({ type: 'news', of: 0, news: { epoch: 1, clock: null, start: start[0], told: [first[0]] } });
    for (const all of answers) listener.hear({ type: 'told', of: 0, told: [all[0]] });
    const started = heard.find((message): message is Started => message.type === 'started');
    expect(started).toMatchObject({ game: 'tmmstone', viewer: 0 });
    expect((started as unknown as { order: { lists: { cards: number[] }[] } }).order.lists[1].cards).toEqual([]);
    const boards = heard.flatMap((message) => (message.type === 'update' ? [message.table as StoneTable] : []));
    expect(boards.at(-1)?.hands[1].length).toBeGreaterThan(2);
    for (const { hands, decks } of boards) {
      expect(hands[1].every((entry) => entry === 0)).toBe(true);
      expect(decks[1]).toBeNull();
    }
    expect(boards.at(-1)?.hands[0].every((entry) => entry > 0)).toBe(true);
  });

  it('to two seats that one person leads is one table with both hands, shown as far as both know', async () => {
    await fetchGame('lotr');
    const told = publisher(rings, [0, 1, 2], SENT);
    const lists = ringsStarters.slice(0, 3).map(({ list }) => list);
    const record = recorder(rings, ringsConfig(lists, true) as unknown as Json, fastSpec(seedFrom('led')), told.sink);
    told.open(record.state);
    const first = told.tell(0);
    const start = [0, 1, 2].map((viewer) => told.full(viewer, 0));
    const heard: (FromHost | Gap)[] = [];
    const listener = new Listener((message) => void heard.push(message));
    const updates = () => heard.filter((message) => message.type === 'update') as unknown as Update<RingsTable>[];
    const seeing = {
      game: 'lotr',
      viewers: [0, 2],
      seats: 3,
      names: 'real',
      commitment: 'seal',
      frozen: false,
    } as const;
    listener.hear({ type: 'see', seeing });
    const news = (viewer: number) => ({ epoch: 0, clock: null, start: start[viewer], told: [first[viewer]] });
    listener.hear({ type: 'news', of: 0, news: news(0) });
    expect(heard).toEqual([]);
    listener.hear({ type: 'news', of: 1, news: news(2) });
    expect(heard[0]).toMatchObject({ type: 'started', viewer: 'public' });
    const asked = new Set<number>();
    for (let step = 1; step <= 12; step++) {
      const [{ seat }] = rings.pending(record.state);
      const [prompt] = updates().at(-1)?.prompts ?? [];
      expect(prompt?.seat).toBe(seat === 1 ? undefined : seat);
      asked.add(seat);
      record.answer(seat, rings.options(record.state, seat)[0]);
      const all = told.tell(step);
      const before = updates().length;
      // The second seat is told first, and what is told twice is nothing.
      listener.hear({ type: 'told', of: 1, told: [all[2]] });
      expect(updates()).toHaveLength(before);
      listener.hear({ type: 'told', of: 0, told: [all[0]] });
      listener.hear({ type: 'told', of: 0, told: [all[0]] });
      expect(updates()).toHaveLength(before + 1);
    }
    expect(asked).toEqual(new Set([0, 1, 2]));
    const { hands } = updates().at(-1)?.table ?? { hands: [] };
    expect([...hands[0], ...hands[2]]).not.toContain(0);
    expect(hands[1].filter((card) => card !== 0)).toEqual([]);
    // Taken back to its beginning: nothing is shown until both know it.
    const count = heard.length;
    listener.hear({ type: 'news', of: 1, news: { ...news(2), epoch: 1 } });
    expect(heard).toHaveLength(count);
    listener.hear({ type: 'news', of: 0, news: { ...news(0), epoch: 1 } });
    expect(updates().at(-1)?.step).toBe(0);
  });
});
