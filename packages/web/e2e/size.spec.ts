import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const LIMIT = 200_000;
const DIST = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the build and notes every script that anybody asks for: page, workers, service worker. */
function serve(asked: Map<string, number>): Promise<Server> {
  const files = new Set(readdirSync(DIST, { recursive: true }).map((path) => `/${String(path).replaceAll('\\', '/')}`));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = files.has(pathname) && extname(pathname) !== '' ? pathname : '/index.html';
    const body = readFileSync(join(DIST, path));
    if (extname(path) === '.js') asked.set(path, gzipSync(body, { level: 9 }).length);
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

test('the first table: compressed script until the first option can be clicked', async ({ page }) => {
  const asked = new Map<string, number>();
  const server = await serve(asked);
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Hrát hned' }).click();
    // Seen, not touched: what pointing at it fetches comes after.
    await page.locator('.near .tile.lit').first().waitFor();
    const files = [...asked].sort((a, b) => b[1] - a[1]);
    const sum = files.reduce((total, [, size]) => total + size, 0);
    for (const [path, size] of files) console.log(`${(size / 1000).toFixed(1).padStart(6)} kB  ${path}`);
    console.log(
      `${(sum / 1000).toFixed(1).padStart(6)} kB  until the first option can be clicked; at most ${LIMIT / 1000} kB`,
    );
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(LIMIT);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
