import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widthOf } from '@kolbiste/gamekit/desk';
import { expect, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';

const match = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

test('a whole game by piped input, its secret fits the hash shown before, its replay verifies', async () => {
  const file = join(scratchFolder(), 'game.json');
  const input = `help\nwhy 1\nwhy a\nrules 2.1.1.1\nrules stit\ncard B w2\ntable\nlog\n99\nbogus\n${'2\n1\n'.repeat(400)}`;
  const { code, out, err } = await kolbiste(['play', 'scratch-wars', '--seats', 'human,random', '--save', file], {
    input,
  });
  expect([code, err]).toEqual([0, '']);
  const hash = match(out, /Hash of its secret:\s+([0-9a-f]{64})/);
  const secret = match(out, /The secret of chance:\s+([0-9a-f]{64})/);
  expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(hash);
  expect(out.indexOf(secret)).toBeGreaterThan(out.indexOf('The game is over'));
  expect(out).toMatch(/99: there is no such option\. Numbers 1 to 5/);
  expect(out).toMatch(/A> why 1\nAllowed: .*\[2\.1\.1\.1\]\n {2}\[2\.1\.1\.1\] \w/);
  for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80);
  expect(out).not.toContain('\u001b');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    game: 'scratch-wars',
    chance: { source: 'keyed', seed: secret },
  });
  const replay = await kolbiste(['replay', file, '--verify']);
  expect([replay.code, replay.err]).toEqual([0, '']);
});

test('options can be taken by name, and refused ones explain themselves', async () => {
  const input = 'start w1\nwhy a\na\nquit\n';
  const { code, out } = await kolbiste(
    ['play', 'scratch-wars', '--seats', 'human,random', '--seed', '5', '--lang', 'cs'],
    { input },
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Hra ukončena před koncem/);
  expect(out).toMatch(/Tajemství náhody/);
});

test('the same seed plays the same game', async () => {
  const args = ['play', 'scratch-wars', '--seats', 'random,random', '--seed', 'same', '--names', 'neutral'];
  const [a, b] = [await kolbiste(args), await kolbiste(args)];
  expect(a.code).toBe(0);
  expect(a.out).toBe(b.out);
  expect(a.out).toMatch(/The game is over: /);
});

test('bots of every level sit at a table, each in the thread that gets views alone', async () => {
  const input = '1\n'.repeat(400);
  const { code, out } = await kolbiste(
    ['play', 'scratch-wars', '--seats', 'human,easy', '--seed', '2', '--lang', 'cs'],
    { input },
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Hrají: A \(člověk\), B \(bot easy\)\./);
  expect(out).toMatch(/Konec hry: /);
});

test('input that ends too early: exit code 2, who is to answer what, nothing saved', async () => {
  const file = join(scratchFolder(), 'game.json');
  const { code, err } = await kolbiste(['play', 'scratch-wars', '--seats', 'human,random', '--save', file], {
    input: '1\n',
  });
  expect(code).toBe(2);
  expect(err).toMatch(/The input ended before the game did: player A is to answer \(.+\)\. Nothing was saved\./);
  expect(existsSync(file)).toBe(false);
});
