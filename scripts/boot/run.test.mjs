import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const RUN = JSON.stringify(new URL('./run.mjs', import.meta.url).href);

/**
 * Runs code in a child of a child, as the door does, and sends signals to the one in between.
 * @param {string} code
 * @param {NodeJS.Signals} [signal] sent when the inner one says something
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 */
function nested(code, signal) {
  const outer = `import { endLike, run } from ${RUN}; endLike(await run(process.execPath, ['-e', ${JSON.stringify(code)}]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    if (signal) child.kill(signal);
  });
  return new Promise((resolve) => child.on('close', (status, by) => resolve({ code: status, signal: by, output })));
}

test.each([0, 1, 3])('exit code %i comes through', async (code) => {
  expect(await nested(`process.exit(${code})`)).toMatchObject({ code });
});

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
  '%s lets the child end in its own way',
  async (signal) => {
    const code = `process.on('${signal}', () => { console.log('bye'); process.exit(5); });
    setInterval(() => {}, 1000); console.log('up');`;
    expect(await nested(code, signal)).toEqual({ code: 5, signal: null, output: 'up\nbye\n' });
  },
);

test('a child killed by a signal ends its parent by the same signal', async () => {
  const code = `setInterval(() => {}, 1000); console.log('up');`;
  expect(await nested(code, 'SIGTERM')).toMatchObject({ code: null, signal: 'SIGTERM' });
});
