/** What a server gives of games of other rules is shown in the terminal: databases of the first commit's server, served by today's. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { game as lotr } from '@kolbiste/lotr';
import { createServer, settingsFrom, UNLIMITED } from '@kolbiste/server';
import { kindOf } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';

interface OldGame {
  readonly game: string;
  readonly rulesVersion: string;
  readonly what: string;
  readonly id: string;
  readonly tokens: readonly string[];
  readonly step: number;
}

/** The number of `windowOpened` in the first games of The Lord of the Rings. */
const WINDOW_THEN = 14;

const old = (name: string): Buffer =>
  readFileSync(new URL(`../../../server/test/old/76f4907.${name}`, import.meta.url));
const { sqlite } = JSON.parse(old('json').toString()) as { readonly sqlite: readonly OldGame[] };

/** The first such game, and the file with what the server gives of it to its first seat. */
async function served(game: string, what: string): Promise<{ file: string; record: ToldRecord; one: OldGame }> {
  const folder = scratchFolder();
  const database = join(folder, 'games.sqlite');
  writeFileSync(database, brotliDecompressSync(old('sqlite.br')));
  const settings = { ...settingsFrom({ KOLBISTE_LOG: 'silent' }, ''), database };
  const server = await createServer({ settings, limits: UNLIMITED });
  onTestFinished(() => server.close());
  const port = await server.listen(0, '127.0.0.1');
  const one = sqlite.find((each) => each.game === game && each.what === what) as OldGame;
  const url = `http://127.0.0.1:${port}/api/games/${one.id}/record`;
  const text = await (await fetch(url, { headers: { authorization: `Bearer ${one.tokens[0]}` } })).text();
  const file = join(folder, 'told.json');
  writeFileSync(file, text);
  return { file, record: JSON.parse(text) as ToldRecord, one };
}

test.each([
  ['lotr', 'running'],
  ['tmmstone', 'running'],
  ['scratch-wars', 'finished'],
])('%s, %s: shown with its version, step by step', async (game, what) => {
  const { file, record, one } = await served(game, what);
  expect(record).toMatchObject({ format: 'kolbiste-told/2', plays: game, rulesVersion: one.rulesVersion });
  const { code, out, err } = await kolbiste(['replay', file]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`${game}, rules ${one.rulesVersion}, ${one.step} steps: what was told to seat A`);
  expect(out).toContain(`It was played by rules ${one.rulesVersion}`);
  expect(out.match(/^\d+\. /gm)).toHaveLength(one.step);
  expect(out).toContain(what === 'running' ? 'the game has not ended' : 'The game is over');
});

test('events of The Lord of the Rings are told by the numbers of then', async () => {
  const { file, record } = await served('lotr', 'running');
  const { out } = await kolbiste(['replay', file]);
  const windows = record.told.flatMap(({ happened }) => happened).filter(({ event }) => kindOf(event) === WINDOW_THEN);
  expect(windows.length).toBeGreaterThan(0);
  expect(lotr.events[WINDOW_THEN]).toBe('roundEnded');
  expect(out.match(/• Window /g)).toHaveLength(windows.length);
  expect(out).not.toMatch(/Round \d+ ends/);
});

test('a kind of events that has no words today is named', async () => {
  const { file, record } = await served('tmmstone', 'running');
  const [setup] = record.told;
  const [first] = setup?.happened ?? [];
  const event = first?.event as object | undefined;
  const other = { ...first, event: { ...event, kind: 900, a: 4 } };
  const told = [{ ...setup, happened: [other, ...(setup?.happened ?? []).slice(1)] }, ...record.told.slice(1)];
  writeFileSync(file, JSON.stringify({ ...record, told }));
  const { code, out } = await kolbiste(['replay', file]);
  expect([code, out]).toEqual([0, expect.stringMatching(/• 900 4 /)]);
});

test('records as they were given up to protocol 3 are shown as before', async () => {
  const { file, record } = await served('tmmstone', 'running');
  // What that server kept bears numbers and whole fields, so the record is one of then but for its format.
  expect(record.told.every(({ happened }) => happened.every(({ event }) => 'id' in event))).toBe(true);
  const shown = await kolbiste(['replay', file]);
  writeFileSync(file, JSON.stringify({ ...record, format: 'kolbiste-told/1' }));
  expect(await kolbiste(['replay', file])).toEqual(shown);
  expect(shown.code).toBe(0);
});

test('it cannot be verified, and why is said plainly', async () => {
  const { file } = await served('lotr', 'running');
  const { code, out, err } = await kolbiste(['replay', file, '--verify']);
  expect([code, out]).toEqual([3, '']);
  expect(err).toMatch(/cannot be verified\. .*rules 1, this program has .*holds only what one viewer was told/);
  const told = await kolbiste(['replay', file, '--verify', '--json']);
  expect([told.code, JSON.parse(told.out)]).toEqual([3, expect.objectContaining({ ok: false, rulesVersion: '1' })]);
});

test('one that was changed, says no game or is broken is refused', async () => {
  const { file, record } = await served('scratch-wars', 'running');
  const faults: [object, number, RegExp][] = [
    [{ ...record, told: record.told.slice(0, -1) }, 1, /hash of its view does not fit/],
    [{ ...record, plays: undefined }, 2, /does not say of which game/],
    [{ ...record, start: null }, 2, /cannot be read/],
    [{ ...record, told: 1 }, 2, /cannot be read/],
  ];
  for (const [what, expected, why] of faults) {
    writeFileSync(file, JSON.stringify(what));
    const { code, err } = await kolbiste(['replay', file, '--verify']);
    expect([code, err]).toEqual([expected, expect.stringMatching(why)]);
  }
});
