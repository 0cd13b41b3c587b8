import type { Told } from '@kolbiste/wire';
import { replica } from '@kolbiste/wire';
import type { Page } from '@kolbiste/wire/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { chooser, duel } from './client.ts';
import { connect, playTo, startServer, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';

const PAGE = 8;

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Everything before a page, page by page, oldest first. */
async function before(client: Client, known: Page): Promise<Page[]> {
  const pages = [known];
  while (pages[0].start.step > 0) {
    const reply = await client.say('page', { epoch: known.epoch, before: pages[0].start.step });
    if (!reply.ok) throw new Error(reply.code);
    pages.unshift(reply);
  }
  return pages;
}

async function lastPage(client: Client): Promise<Page> {
  const reply = await client.say('sync', { past: true });
  if (!reply.ok || !('start' in reply)) throw new Error(JSON.stringify(reply));
  return reply;
}

/** Told in one go from the beginning, the pages are the whole course; each begins with the view that stood there. */
function checkCourse(pages: readonly Page[], viewer: 0 | 1 | 'public', last: number): unknown {
  const own = replica(duel, viewer);
  own.full(pages[0].start);
  const steps: number[] = [];
  for (const [at, page] of pages.entries()) {
    expect(page.start.step).toBe(own.step);
    expect(page.start.view).toEqual(own.view);
    for (const told of page.told as Told[]) {
      steps.push(told.step);
      own.told(told);
    }
    if (at < pages.length - 1) expect(page.told.filter(({ step }) => step > 0)).toHaveLength(PAGE);
  }
  expect(steps).toEqual(Array.from({ length: last + 1 }, (_, step) => step));
  return own.view;
}

const places = [
  ['SQLite', () => Promise.resolve(':memory:'), undefined],
  ['PostgreSQL', () => (postgres as Postgres).database(), noPostgres],
] as const;

describe.each(places)('the past comes in pages out of %s', (_name, place, lacking) => {
  test.skipIf(lacking !== undefined)('the last with the news, older ones when asked for', async () => {
    const { url, rooms } = await startServer(await place(), { limits: { page: PAGE } });
    const { id, clients } = await twoPlayers(url);
    const watcher = connect(url, { id });
    await Promise.all(clients.map((each, seat) => each.play(chooser(`pages ${seat}`), () => each.step >= 29)));
    const step = Math.max(...clients.map((each) => each.step));
    await Promise.all([...clients, watcher].map((each) => each.until(() => each.step === step)));
    const check = async (last: number): Promise<void> => {
      for (const client of [...clients, watcher]) {
        const page = await lastPage(client);
        expect(page.told.length).toBeGreaterThanOrEqual(PAGE / 2);
        expect(page.told.length).toBeLessThan(PAGE * 1.5);
        const seen = checkCourse(await before(client, page), client.viewer as 0, last);
        expect(seen).toEqual(client.reader?.view);
      }
    };
    await check(step);
    await Promise.all(clients.map((each, seat) => each.play(chooser(`to the end ${seat}`))));
    await Promise.all([...clients, watcher].map((each) => each.until(() => (each.reader?.result ?? null) !== null)));
    // Asleep and woken again the finished game is told from what was kept; nothing of it is played again.
    await rooms.sleep(-1, () => false);
    await check(watcher.step);
    expect(await watcher.say('page', { epoch: 7, before: 3 })).toMatchObject({ ok: false, code: 'stale' });
    expect(await watcher.say('page', { epoch: 0, before: 999 })).toMatchObject({ ok: false, code: 'notNow' });
  });
});

test('whoever comes back gets what was missed, or where that is too much the last page at once', async () => {
  const { url } = await startServer(':memory:', { limits: { page: PAGE } });
  const { clients } = await twoPlayers(url);
  await playTo(clients, 20);
  const [{ epoch }] = clients;
  const step = Math.max(...clients.map((each) => each.step));
  const missed = (count: number) => clients[0].say('sync', { have: { epoch, step: step - count }, past: true });
  const few = await missed(3);
  if (!few.ok || !('told' in few) || 'start' in few) throw new Error(JSON.stringify(few));
  expect(few.told.map((told) => told.step)).toEqual([step - 2, step - 1, step]);
  const many = await missed(PAGE + 1);
  if (!many.ok || !('start' in many)) throw new Error(JSON.stringify(many));
  expect(many.start.step % PAGE).toBe(0);
  expect(many.told.at(-1)?.step).toBe(step);
  expect(many.told.length).toBeLessThan(PAGE * 1.5);
});

test('an answer that was given to a game that is over by now is known all the same', async () => {
  const { url, rooms } = await startServer();
  const { clients } = await twoPlayers(url);
  const [a, b] = clients;
  await Promise.all([a.play(chooser('a')), b.play(chooser('b'))]);
  const last = [a, b].find((each) => each.heard.some((text) => text.includes(`"step":${each.step}`))) ?? a;
  const steps = [a, b].map((each) => each.heard.filter((text) => text.startsWith('["answer reply",{"ok":true')));
  expect(steps.flat().length).toBeGreaterThan(5);
  await rooms.sleep(-1, () => false);
  const own = last === a ? steps[0] : steps[1];
  const { step } = JSON.parse(own.at(-1) as string)[1] as { step: number };
  const reply = await last.answer(0, { id: `a${step - 1}`, step: step - 1, decision: 'any' });
  expect(reply).toEqual({ ok: true, step });
});
