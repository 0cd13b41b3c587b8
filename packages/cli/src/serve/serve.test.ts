import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { settingsFrom, createServer as startServer } from '@kolbiste/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';

function page(): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-Bx3k9_1a.js'), 'export {};');
  return folder;
}

describe('the command', () => {
  const env = () => ({ KOLBISTE_PAGE: page(), KOLBISTE_DATABASE: ':memory:' });

  test.each(['SIGTERM', 'SIGINT'] as const)('says when it is ready and ends cleanly on %s', async (signal) => {
    const run = await kolbiste(['serve', '--port', '0'], { env: env(), until: { text: 'Ctrl+C', signal } });
    expect(run).toMatchObject({ code: 0, err: '' });
    expect(run.out).toMatch(/^Kolbiste is ready: http:\/\/localhost:\d+\n/);
  });

  test('a taken port is named, with what would help', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const run = await kolbiste(['serve'], { env: { ...env(), PORT: String(port) } });
    expect(run.code).toBe(2);
    expect(run.err).toContain(`Port ${port} on 127.0.0.1 is taken.`);
  });

  test('a page that is not built, a host that is not here', async () => {
    const unbuilt = await kolbiste(['serve', '--port', '0'], { env: { ...env(), KOLBISTE_PAGE: scratchFolder() } });
    expect(unbuilt).toMatchObject({ code: 2, out: '' });
    expect(unbuilt.err).toMatch(/The page is not built: .*npm start builds it\./);
    const nowhere = await kolbiste(['serve', '--port', '0', '--host', '192.0.2.1'], { env: env() });
    expect(nowhere.code).toBe(2);
    expect(nowhere.err).toMatch(/This machine has no address 192\.0\.2\.1/);
  });

  test('a database that another server has: what, whose, why, and what would help', async () => {
    const file = join(scratchFolder(), 'games.sqlite');
    const own = { ...env(), KOLBISTE_DATABASE: file };
    const server = await startServer({ settings: settingsFrom(own, '') });
    onTestFinished(() => server.close());
    for (const [lang, words] of [
      [
        'en',
        /^kolbiste: The games in .*games\.sqlite are served by another server already: process \d+ on .*PostgreSQL/,
      ],
      ['cs', /^kolbiste: Hry v souboru .*games\.sqlite už drží jiný server: proces \d+ na .*PostgreSQL/],
    ] as const) {
      const run = await kolbiste(['serve', '--port', '0', '--lang', lang], { env: own });
      expect(run).toMatchObject({ code: 2, out: '' });
      expect(run.err.replaceAll('\n', ' ')).toMatch(words);
      expect(run.err).toContain(String(process.pid));
    }
  });

  test('a database that cannot be, a setting that is none', async () => {
    const folder = await kolbiste(['serve', '--port', '0'], { env: { ...env(), KOLBISTE_DATABASE: scratchFolder() } });
    expect(folder).toMatchObject({ code: 2, out: '' });
    expect(folder.err).toMatch(/The database of games cannot be opened: .*KOLBISTE_DATABASE/);
    const days = await kolbiste(['serve', '--port', '0'], { env: { ...env(), KOLBISTE_KEEP_DAYS: 'soon' } });
    expect(days.code).toBe(2);
    expect(days.err).toMatch(/KOLBISTE_KEEP_DAYS: expected a whole number from 1/);
  });
});
