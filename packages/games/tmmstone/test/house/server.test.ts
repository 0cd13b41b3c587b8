/** TMMStone over the wire: a whole game, and two worlds whose lists, hands, decks and experiments differ. */
import type { Json } from '@kolbiste/kernel';
import { readReplay, sealOf, verifyReplay } from '@kolbiste/kernel';
import type { Table } from '@kolbiste/wire/protocol';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../../../server/src/games/served.ts';
import { rowOf } from '../../../../server/src/games/served.ts';
import type { AnyGame, Client } from '../../../../server/test/client.ts';
import { ask, chooser, create, sit } from '../../../../server/test/client.ts';
import { connect, startServer } from '../../../../server/test/house.ts';
import { askAll, begun, overhear, pages, repeating } from '../../../../server/test/overhear.ts';
import { manifest } from '../../manifest.ts';
import type { List, View } from '../../src/index.ts';
import { cards, game as tmmstone } from '../../src/index.ts';

const game = tmmstone as unknown as AnyGame;
const NOW = 1_763_000_000_000;
const END = 0;
const PLAY = 1000;
/** So many answers are still given once an experiment lies there. */
const AFTER = 6;

/** Experiments of one class; all of them cost the same. */
const experiments = cards
  .filter((card) => card.class === 'physicist' && card.kind === 'experiment')
  .map(({ id }) => id);
/** Units that do nothing while they lie in a deck or a hand. */
const units = cards
  .filter((card) => card.class === 'neutral' && card.kind === 'unit' && card.rarity !== 'org' && !card.token)
  .filter(({ statics = [], keywords = [], effects = [] }) => {
    const silent = effects.every(({ when }) => when === 'onPlay' || when === 'onDeath');
    return statics.length === 0 && silent && !keywords.includes('castOnDraw');
  })
  .map(({ id }) => id);

/** Thirty cards, each twice: two experiments and thirteen units from a place on. */
function listFrom(at: number): List {
  const own = [...experiments.slice(2 * at, 2 * at + 2), ...units.slice(13 * at, 13 * at + 13)];
  return { class: 'physicist', cards: own.flatMap((id) => [id, id]), ability: 0 };
}

const setup = (list: List): Json => list as unknown as Json;
const laidBy = (client: Client, seat: number): number =>
  ((client.reader?.view as View | undefined)?.laid ?? []).filter((l) => l.seat === seat).length;

/** Seat 1 lays an experiment as soon as it can, and does nothing else. */
function experimenting(options: readonly number[]): number {
  return options.find((option) => experiments.includes(option - PLAY)) ?? END;
}

interface World {
  readonly open: readonly (readonly string[])[];
  /** What seat 1 itself was told. */
  readonly own: readonly string[];
  readonly steps: number;
}

/**
 * Chance hangs on what seats bring, so two tables that differ by a list share no draw. Here the lists come in behind what was
 * agreed: all else is the same in both worlds.
 */
function behind(list: List): GameRow {
  const lists = [setup(listFrom(0)), setup(list)];
  const configFrom: AnyGame['configFrom'] = (_, common, seed) => game.configFrom(lists, common, seed);
  const [row] = rowOf(manifest);
  return { id: game.id, load: async () => ({ ...(await row.load()), game: { ...game, configFrom } }) };
}

async function world(list: List): Promise<World> {
  const { url } = await startServer(':memory:', { now: () => NOW, bytes: repeating(), games: [behind(list)] });
  const { id, token, invite } = await create(url, {}, game);
  const other = await sit(url, id, { invite }, game);
  const a = connect(url, { id, token: token ?? '', game });
  const heardByA = overhear(a);
  await a.until(() => a.table?.seats[0]?.commitment !== '' && a.table !== undefined);
  const b = connect(url, { id, token: other.token, game });
  await begun([a, b]);
  const watcher = connect(url, { id, game });
  const heardByWatcher = overhear(watcher);
  const all = [a, b, watcher];
  await watcher.until(() => watcher.step === 0);

  // One after the other, so that every message has its place.
  let after = 0;
  while (after < AFTER) {
    if (laidBy(watcher, 1) > 0) after++;
    const { step } = watcher;
    const asked = a.asked() === undefined ? b : a;
    const options = asked.asked()?.options ?? [];
    expect(await asked.answer(asked === a ? END : experimenting(options))).toMatchObject({ ok: true });
    await Promise.all(all.map((client) => client.until(() => client.step > step)));
  }
  await askAll([a, watcher], a.step, (a.asked() ?? b.asked())?.decision.id ?? '');
  const http = await pages(url, id, token);
  return { open: [heardByA.slice(), heardByWatcher.slice(), http], own: b.heard.slice(), steps: a.step };
}

describe('over the wire', () => {
  test('list, hand, deck and experiment of a seat reach neither the other nor who watches, in no byte', async () => {
    const one = await world(listFrom(0));
    const two = await world(listFrom(1));
    expect(one.steps).toBeGreaterThan(3);
    expect(two.steps).toBe(one.steps);
    expect(two.open).toEqual(one.open);
    expect(two.own).not.toEqual(one.own);
  });

  test('before the game a list that is brought shows in its seal alone, and nobody can try lists against that', async () => {
    const tables = await Promise.all(
      [0, 1].map(async (at) => {
        const { url } = await startServer(':memory:', { now: () => NOW, bytes: repeating() });
        const { id, invite } = await create(url, { seats: [{ who: 'me' }, { who: 'open' }] }, game);
        await sit(url, id, { invite, setup: setup(listFrom(at)) }, game);
        return await ask<Table>(`${url}/api/games/${id}`, 'GET');
      }),
    );
    const [one, two] = tables.map((table) => ({ ...table, chance: { ...table.chance, seals: [] } }));
    expect(two).toEqual(one);
    const seals = tables.map(({ chance }) => chance.seals);
    expect(seals.map((each) => each.length)).toEqual([2, 2]);
    expect(seals[1]?.[0]).toBe(seals[0]?.[0]);
    expect(seals[1]?.[1]).not.toBe(seals[0]?.[1]);
    const { id, chance } = tables[0];
    const tried = [chance.commitment, '0'.repeat(64)].map((key) => sealOf(id, 1, 1, key, setup(listFrom(0))));
    expect(tried).not.toContain(seals[0]?.[1]);
  });
});

test('a whole game between two people who bring nothing', async () => {
  const { url } = await startServer(':memory:');
  const { id, token, invite } = await create(url, {}, game);
  const other = await sit(url, id, { invite }, game);
  const clients = [connect(url, { id, token: token ?? '', game }), connect(url, { id, token: other.token, game })];
  const [a] = clients;
  await Promise.all(clients.map((client, seat) => client.play(chooser(`stone ${seat}`))));
  await a.until(() => a.table?.status === 'over');
  const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));
  expect(record.steps.length).toBe(a.step);
  expect(verifyReplay(game, record)).toMatchObject({ ok: true });
}, 60_000);

test('a list against the rules of deck building is refused', async () => {
  const { url } = await startServer(':memory:');
  const short = { ...listFrom(0), cards: listFrom(0).cards.slice(1) };
  const seats = (list: List): Parameters<typeof create>[1] => ({
    seats: [{ who: 'me', setup: setup(list) }, { who: 'open' }],
  });
  await expect(create(url, seats(short), game)).rejects.toThrow(/setup/i);
  await expect(create(url, { common: { format: 'any' } }, game)).rejects.toThrow(/./);
  await expect(create(url, seats(listFrom(0)), game)).resolves.toBeDefined();
});
