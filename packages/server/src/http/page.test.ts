import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packAll } from '../../../web/scripts/packed.ts';
import { scratchFolder, startServer } from '../../test/house.ts';
import { raw } from '../../test/raw.ts';

function page(): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), '');
  for (const name of ['index-Bx3k9_1a.js', 'engine.worker-Bx3k9_1a.js', 'page-Bx3k9_1a.css', 'drawing-Bx3k9_1a.svg'])
    writeFileSync(join(folder, 'assets', name), '');
  return folder;
}

async function server() {
  return (await startServer(':memory:', { page: page() })).app;
}

describe('what is served', () => {
  test('strict headers on everything, also on what is not there', async () => {
    const made = await server();
    for (const url of [
      '/',
      '/rules',
      '/sw.js',
      '/icon.svg',
      '/assets/engine.worker-Bx3k9_1a.js',
      '/assets/drawing-Bx3k9_1a.svg',
      '/assets/gone-Bx3k9_1a.js',
      '/nothing.png',
      '/api/nothing',
      '/health',
    ]) {
      const { headers } = await made.inject(url);
      const policy = String(headers['content-security-policy']).split(/; ?/);
      for (const rule of [
        "default-src 'self'",
        "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
        "img-src 'self' data:",
        "worker-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('what acts under the policy of another file bears none, and few bytes before its own', async () => {
    const { url } = await startServer(':memory:', { page: page() });
    for (const name of ['index-Bx3k9_1a.js', 'page-Bx3k9_1a.css']) {
      const { headers, status } = await raw(`${url}/assets/${name}`, {});
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      const bytes = Object.entries(headers).reduce((sum, [key, value]) => sum + `${key}: ${value}\r\n`.length, 0);
      expect(bytes).toBeLessThan(450);
    }
  });

  test('the first script of a worker bears its own policy, and nothing that only a page heeds', async () => {
    const folder = page();
    writeFileSync(join(folder, 'assets', 'engine.worker-Bx3k9_1a.js'), 'export {};');
    const { url } = await startServer(':memory:', { page: folder });
    const { headers } = await raw(`${url}/assets/engine.worker-Bx3k9_1a.js`, {});
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['permissions-policy']).toBeUndefined();
  });

  test('an address that cannot be read gets nothing at all', async () => {
    const { headers, statusCode } = await (await server()).inject('/%ff');
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('a null byte in an address is an address that cannot be', async () => {
    const made = await server();
    for (const url of [
      '/%00',
      '/rules%00',
      '/api/games/a%00',
      '/api/lobby?game=%00',
      '/assets/%00.js',
      '/a/%00/b',
      '/index.html%00.png',
    ]) {
      expect((await made.inject(url)).statusCode).toBe(400);
    }
  });

  test('as a browser asks: the packed file that lies beside, kept apart in caches, asked for anew by its own tag', async () => {
    const folder = page();
    const name = '/assets/index-Bx3k9_1a.js';
    const text = `export const text = '${'kolbiste '.repeat(400)}';`;
    writeFileSync(join(folder, name), text);
    await packAll(folder);
    const { url } = await startServer(':memory:', { page: folder });
    const asked = (encoding: string, headers: Record<string, string> = {}) =>
      raw(url + name, { 'accept-encoding': encoding, ...headers });
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    const chromium = 'gzip, deflate, br, zstd';
    for (const [encoding, used] of [
      [chromium, 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0, identity', undefined],
    ] as const) {
      const { body, headers } = await asked(encoding);
      expect(headers['content-encoding']).toBe(used);
      expect((used === undefined ? body : unpacked[used](body)).toString()).toBe(text);
      expect(headers.vary).toContain('accept-encoding');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      if (used !== undefined) expect(body.length).toBeLessThan(text.length / 10);
      expect(headers.etag).toBeUndefined();
    }
  });

  test('the page is asked for anew, what bears a hash is kept for ever', async () => {
    const made = await server();
    const caching = async (url: string) => (await made.inject(url)).headers['cache-control'];
    expect(await caching('/')).toBe('no-cache');
    expect(await caching('/icon.svg')).toBe('no-cache');
    expect(await caching('/assets/index-Bx3k9_1a.js')).toBe('public, max-age=31536000, immutable');
    const first = await made.inject('/');
    const again = await made.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test("the page's own paths give the page, missing files do not", async () => {
    const made = await server();
    const status = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await made.inject({ url, method })).statusCode;
    expect((await made.inject('/rules/2.4')).statusCode).toBe(404);
    expect((await made.inject('/rules')).body).toContain('<title>page</title>');
    expect((await made.inject('/a/b?c=d.e')).body).toContain('<title>page</title>');
    expect(await status('/assets/gone')).toBe(404);
    expect(await status('/gone.js')).toBe(404);
    expect(await status('/rules', 'POST')).toBe(404);
    expect(await status('/../../package.json')).toBeGreaterThanOrEqual(400);
    expect(await status('/%2e%2e/%2e%2e/package.json')).toBeGreaterThanOrEqual(400);
  });
});
