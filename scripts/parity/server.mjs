// Serves one page on this machine alone; the page plays and sends what came of it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PAGE = '<!doctype html><meta charset="utf-8"><title>parity</title><script type="module" src="/run.js"></script>';
const LONGEST = 1_000_000;

/** @param {number} games */
const runner = (games) => `
const send = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) });
try {
  const { parity } = await import('/parity.js');
  await send({ result: parity(${games}) });
} catch (error) {
  await send({ failed: String(error && error.stack || error) });
}
`;

/**
 * What the page has sent.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<import('./engines.mjs').Digests[]>}
 */
async function received(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST) throw new Error('the page sent too much');
  }
  const { result, failed } = JSON.parse(text);
  if (failed) throw new Error(failed);
  return result;
}

/**
 * @param {string} bundle path of the module
 * @param {number} games
 * @returns {Promise<{ url: string, result: Promise<import('./engines.mjs').Digests[]>, close: () => Promise<void> }>}
 */
export async function resultServer(bundle, games) {
  const files = new Map([
    ['/', ['text/html; charset=utf-8', PAGE]],
    ['/run.js', ['text/javascript; charset=utf-8', runner(games)]],
    ['/parity.js', ['text/javascript; charset=utf-8', readFileSync(bundle, 'utf8')]],
  ]);
  /** @type {PromiseWithResolvers<import('./engines.mjs').Digests[]>} */
  const { promise, resolve, reject } = Promise.withResolvers();
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/result') {
      received(request)
        .then(resolve, reject)
        .finally(() => response.end());
      return;
    }
    const [type, body] = files.get(request.url ?? '') ?? [];
    response.writeHead(type === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(body ?? '');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done(undefined));
    });
  return { url: `http://127.0.0.1:${port}/`, result: promise, close: async () => void (await close()) };
}
