/**
 * The power goes at any moment, and the disk forgets what was not synced (./disk.ts): a server started on what is left is
 * well, every answer that was acknowledged is there, nothing is half done, and the game goes on.
 * More of it: `KOLBISTE_POWER_CUTS=2000 KOLBISTE_POWER_SEED=7 npx vitest run packages/server/test/power.test.ts`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { often } from '../../../scripts/long.mjs';
import type { Carelessness } from './careless.ts';
import { Client } from './client.ts';
import { Disk, eventsOf, recording } from './disk.ts';
import { playTo, scratchFolder, startServer, twoPlayers } from './house.ts';
import { serverProcess } from './process.ts';
import { noStrace } from './strace.ts';

const CUTS = Number(process.env['KOLBISTE_POWER_CUTS'] ?? often(12, 300));
const SEED = Number(process.env['KOLBISTE_POWER_SEED'] ?? 20_261_122);
const STEPS = 16;
/** Every so many cuts the game is played on. */
const PLAYED_ON = 4;
const A_CUT_MILLIS = 5000;
const ACK = '{"ok":true,"step":';

/** Mulberry32. @returns numbers from 0 to below 1 */
function numbers(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Played {
  readonly folder: string;
  readonly events: ReturnType<typeof eventsOf>;
  readonly id: string;
  readonly tokens: readonly string[];
}

/** A game at a real server that is then told to end, so that the log is carried over into the file as well. */
async function played(how?: Carelessness): Promise<Played> {
  const folder = join(scratchFolder(), 'disk');
  const out = `${folder}.calls`;
  const file = join(folder, 'games.sqlite');
  const set = how === undefined ? {} : { KOLBISTE_CARELESS: how };
  const server = await serverProcess(file, { wrapper: recording(out), set });
  const { id, clients } = await twoPlayers(server.url);
  await playTo(clients, STEPS);
  for (const client of clients) client.close();
  await server.end('SIGTERM');
  const events = eventsOf(readFileSync(out, 'utf8'), folder, ACK);
  return { folder, events, id, tokens: clients.map(({ who }) => who.token as string) };
}

/** The last step that was acknowledged by then; -1 = none was. */
function acknowledged({ events }: Played, upTo: number): number {
  let last = -1;
  for (const event of events.slice(0, upTo)) {
    if (event.kind !== 'said') continue;
    for (const [, step] of event.text.matchAll(/\{"ok":true,"step":(\d+)/g)) last = Math.max(last, Number(step));
  }
  return last;
}

/** What is found when the power goes after so many events. */
function cut({ folder, events }: Played, upTo: number, random: () => number): string {
  const disk = new Disk(folder);
  for (const event of events.slice(0, upTo)) disk.take(event);
  const into = join(scratchFolder(), 'found');
  disk.found(into, random);
  return join(into, 'games.sqlite');
}

/** The steps that a file has; -1 = none, or not even the game. Everything in it is whole. */
function whole(file: string, id: string): number {
  const db = new DatabaseSync(file);
  const tables = db.prepare("select count(*) as n from sqlite_master where name = 'steps'").get();
  const steps = tables?.['n'] === 1 ? db.prepare('select step from steps where game = ? order by step').all(id) : [];
  const rows = tables?.['n'] === 1 ? db.prepare('select status from games where id = ?').all(id) : [];
  const broken = [...db.prepare('pragma integrity_check').all(), ...db.prepare('pragma foreign_key_check').all()];
  db.close();
  expect(broken).toEqual([{ integrity_check: 'ok' }]);
  expect(steps.map(({ step }) => step)).toEqual(steps.map((_, at) => at));
  expect(rows[0]?.['status'] === 'playing').toBe(steps.length > 0);
  return steps.length - 1;
}

/** A server on what was found is well and shows the game, or plays it on. @returns the last step it found, -1 = none */
async function served({ id, tokens }: Played, file: string, on: boolean): Promise<number> {
  const server = await startServer(file);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  const last = await server.context.store.steps.last(id);
  if (last >= 0) expect((await server.rooms.room(id)).status).toBe('playing');
  if (last >= 0 && on) {
    const clients = tokens.map((token) => new Client(server.url, { id, token }));
    await playTo(clients, last + 1);
    expect(Math.min(...clients.flatMap(({ steps }) => steps))).toBe(last + 1);
    for (const client of clients) client.close();
  }
  await server.close();
  return last;
}

/** Loses what was acknowledged last, at the moment after each of some acknowledgements. */
async function lostBy(how: Carelessness): Promise<number> {
  const game = await played(how);
  const said = game.events.flatMap(({ kind }, at) => (kind === 'said' ? [at + 1] : []));
  const random = numbers(SEED);
  let lost = 0;
  for (const upTo of said.filter((_, at) => at % often(5, 1) === 0)) {
    const file = cut(game, upTo, random);
    try {
      if (whole(file, game.id) < acknowledged(game, upTo)) lost++;
    } catch {
      // Not even a sound file: no answer is in it.
      lost++;
    }
  }
  return lost;
}

describe.skipIf(noStrace !== undefined)(`power cuts${noStrace === undefined ? '' : ` (skipped: ${noStrace})`}`, () => {
  test(`${CUTS} of them, seed ${SEED}: nothing acknowledged is lost, nothing is half done`, {
    timeout: 180_000 + CUTS * A_CUT_MILLIS,
  }, async () => {
    const game = await played();
    const said = game.events.flatMap(({ kind }, at) => (kind === 'said' ? [at + 1] : []));
    expect(acknowledged(game, game.events.length)).toBeGreaterThanOrEqual(STEPS);
    const random = numbers(SEED);
    let survived = 0;
    for (let n = 0; n < CUTS; n++) {
      // Every third just after an acknowledgement, when most is at stake.
      const upTo =
        n % 3 === 0 ? said[Math.floor(random() * said.length)] : Math.floor(random() * (game.events.length + 1));
      const file = cut(game, upTo, random);
      const due = acknowledged(game, upTo);
      const on = n % PLAYED_ON === 0;
      const last = await served(game, file, on);
      expect({ seed: SEED, n, upTo, lost: Math.max(0, due - last) }).toEqual({ seed: SEED, n, upTo, lost: 0 });
      // Played on by one answer, or by two: the other player may have been about to give one as well.
      const more = whole(file, game.id) - last;
      expect(last >= 0 && on ? [1, 2] : [0]).toContain(more);
      survived++;
    }
    expect(survived).toBe(CUTS);
  });

  test.each(['off', 'normal', 'early'] as const)('finds out a server that does not sync (%s)', async (how) => {
    expect(await lostBy(how)).toBeGreaterThan(0);
  });
});

test('what a disk may hold: what was synced for certain, of the rest any part', () => {
  const folder = '/d';
  const file = '/d/x.sqlite';
  const text = (word: string): Buffer => Buffer.from(word);
  const disk = new Disk(folder);
  disk.take({ kind: 'made', file });
  disk.take({ kind: 'written', file, at: 0, bytes: text('aaaa') });
  disk.take({ kind: 'syncBegun', file });
  disk.take({ kind: 'written', file, at: 4, bytes: text('bb') });
  disk.take({ kind: 'synced', file });
  const seen = new Set<string>();
  const look = (): void => {
    const random = numbers(seen.size + 1);
    for (let n = 0; n < 60; n++) {
      const into = scratchFolder();
      disk.found(into, random);
      try {
        seen.add(readFileSync(join(into, 'x.sqlite'), 'utf8'));
      } catch {
        seen.add('none');
      }
    }
  };
  look();
  expect([...seen].toSorted()).toEqual(['aaaa', 'aaaabb', 'none']);
  disk.take({ kind: 'syncBegun', file: folder });
  disk.take({ kind: 'synced', file: folder });
  disk.take({ kind: 'written', file, at: 510, bytes: text('cccc') });
  seen.clear();
  look();
  expect(seen.has('none')).toBe(false);
  // Torn between two sectors.
  expect([...seen].some((bytes) => bytes.length === 512)).toBe(true);
});
