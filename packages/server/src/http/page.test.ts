import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratchFolder, startServer } from '../../test/house.ts';

function page(): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-Bx3k9_1a.js'), 'export {};');
  return folder;
}

async function server() {
  return (await startServer(':memory:', { page: page() })).app;
}

describe('what is served', () => {
  test('strict headers on everything, also on what is not there', async () => {
    const made = await server();
    for (const url of ['/', '/assets/index-Bx3k9_1a.js', '/nothing.png', '/api/nothing', '/health']) {
      const { headers } = await made.inject(url);
      const policy = String(headers['content-security-policy']).split(/; ?/);
      for (const rule of [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
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

  test('an address that cannot be read gets nothing at all', async () => {
    const { headers, statusCode } = await (await server()).inject('/%ff');
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['referrer-policy']).toBe('no-referrer');
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
