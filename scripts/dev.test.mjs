import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'dev.mjs');

test('the page is served from its sources, with a server for games by link behind it', {
  timeout: 120_000,
}, async () => {
  const child = spawn(process.execPath, [SCRIPT, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    if (url !== '') break;
  }
  const text = async (/** @type {string} */ path) => (await fetch(url + path)).text();
  expect(await text('/')).toContain('/src/main.tsx');
  expect(await text('/src/main.tsx')).toContain('createRoot');
  expect((await fetch(`${url}/api/lobby`)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a port that is none is refused', async () => {
  const child = spawn(process.execPath, [SCRIPT, '--port', 'x'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = child.stderr.setEncoding('utf8').toArray();
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect((await said).join('')).toContain('--port x: expected a whole number');
});
