/** TMMStone over the wire: a whole game, and two worlds whose lists, hands, decks and experiments differ. */
import type { Json } from '@kolbiste/kernel';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import type { List, View } from '@kolbiste/tmmstone';
import { cards, game as tmmstone } from '@kolbiste/tmmstone';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Client } from './client.ts';
import { ask, chooser, create, sit } from './client.ts';
import { connect, startServer } from './house.ts';
import { askAll, begun, overhear, pages, repeating } from './overhear.ts';

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

async function world(list: List): Promise<World> {
  const { url } = await startServer(':memory:', { now: () => NOW, bytes: repeating() });
  const { id, token, invite } = await create(
    url,
    { seats: [{ who: 'me', setup: setup(listFrom(0)) }, { who: 'open' }] },
    game,
  );
  const other = await sit(url, id, { invite, setup: setup(list) }, game);
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
