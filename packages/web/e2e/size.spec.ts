/** What a first visit costs, asked as a browser asks: of the real server, counted where the bytes go over the wire. */
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, test } from './seeded.ts';
import { BUILD, openServer } from './server.ts';

/** Everything: page, workers, words, pictures, with the headers of every answer. */
const LIMIT = 175_000;

interface Wire {
  readonly url: string;
  /** Bytes that have come from the server. */
  bytes(): number;
  stop(): void;
}

/** A wire to a server that counts what comes over it. */
function wireTo(server: string): Promise<Wire> {
  const { hostname, port } = new URL(server);
  let bytes = 0;
  const wire = createServer((browser) => {
    const far = connect(Number(port), hostname);
    far.on('data', (chunk) => void (bytes += chunk.length));
    far.on('error', () => browser.destroy());
    browser.on('error', () => far.destroy());
    browser.pipe(far).pipe(browser);
  });
  return new Promise((resolve) => {
    wire.listen(0, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
      resolve({ url, bytes: () => bytes, stop: () => void wire.close() });
    });
  });
}

test('the first table: bytes over the wire until the first option can be clicked', async ({ page }) => {
  const server = await openServer({ page: BUILD });
  const wire = await wireTo(server.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Whoever stays on the front page is shown its pictures; this visitor presses at once, however slow the machine.
  await page.route(/assets\/(scene|slay-the-spire|doomtrooper)-/, (route) => route.abort());
  try {
    await page.goto(wire.url);
    await page.getByRole('button', { name: 'Hrát hned (Scratch Wars)' }).click();
    // Seen, not touched: what pointing at it fetches comes after.
    await page.locator('.near .tile.lit').first().waitFor();
    const bytes = wire.bytes();
    const kilobytes = (n: number): string => (n / 1000).toFixed(1);
    console.log(
      `${kilobytes(bytes)} kB over the wire until the first option can be clicked; at most ${kilobytes(LIMIT)} kB`,
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
    // What comes later does not compete with it: bots, log, dragging, letters, the store of a page without a network.
    const late = /sw\.js|thinker|drag|log-|odds|neutral|tmmstone|lotr|icon-\d|lively|woff/;
    expect(asked.filter((path) => late.test(path))).toEqual([]);
  } finally {
    wire.stop();
    await server.stop();
  }
});
