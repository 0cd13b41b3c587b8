import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { create } from '../../test/client.ts';
import { startServer } from '../../test/house.ts';
import type { Raw } from '../../test/raw.ts';
import { raw } from '../../test/raw.ts';
import { settingsFrom } from '../settings.ts';
import { hostAllowed } from './hosts.ts';
import { takenOf } from './packing.ts';

const packingOf = (answer: Raw): string => answer.headers['content-encoding'] ?? '';

test('answers that everybody may read are packed, small ones and those of a token are not', async () => {
  const { url } = await startServer();
  const made = await Promise.all(Array.from({ length: 8 }, () => create(url, { listed: true })));
  const lobby = `${url}/api/lobby`;
  const plain = await raw(lobby, {});
  expect([packingOf(plain), plain.headers.vary]).toEqual(['', 'accept-encoding']);
  expect(plain.body.length).toBeGreaterThan(1024);
  const br = await raw(lobby, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(packingOf(br)).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  const gz = await raw(lobby, { 'accept-encoding': 'gzip, br;q=0' });
  expect(packingOf(gz)).toBe('gzip');
  expect(gunzipSync(gz.body)).toEqual(plain.body);
  expect(gz.body.length).toBeLessThan(plain.body.length / 2);
  const table = await raw(`${url}/api/games/${made[0]?.id}`, { 'accept-encoding': 'br' });
  expect([packingOf(table), table.body.length < 1024]).toEqual(['', true]);
  const secret = await raw(lobby, { 'accept-encoding': 'br', authorization: `Bearer ${made[0]?.token}` });
  expect(packingOf(secret)).toBe('');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', undefined],
  ['', undefined],
  [undefined, undefined],
  ['identity', undefined],
] as const)('of %s is taken %s', (header, taken) => expect(takenOf(header, ['br', 'gzip'])).toBe(taken));

test('a name that was not set is turned away; bare addresses and this machine itself never are', async () => {
  for (const host of ['localhost', 'localhost:8321', '127.0.0.1:80', '[::1]:8321', '192.168.1.5:8321', 'a.localhost'])
    expect(hostAllowed(host, [])).toBe(true);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8321', ''])
    expect(hostAllowed(host, ['games.example'])).toBe(false);
  expect(hostAllowed('Games.Example.:443', ['games.example'])).toBe(true);
  const settings = {
    ...settingsFrom({ KOLBISTE_HOSTS: 'Games.example', KOLBISTE_LOG: 'silent' }, ''),
    database: ':memory:',
  };
  const { url, app } = await startServer(':memory:', { settings });
  const status = async (host: string, path = '/api/lobby') =>
    (await app.inject({ url: path, headers: { host } })).statusCode;
  expect(await status('games.example')).toBe(200);
  expect(await status('evil.example')).toBe(421);
  expect(await status('evil.example', '/')).toBe(421);
  expect((await raw(`${url}/live/?EIO=4&transport=websocket`, { host: 'evil.example' })).body.toString()).not.toContain(
    'sid',
  );
});
