// `npm run dev`: the page as it is being written. What is saved is seen at once; games by link are played at a server
// beside it that forgets everything when it ends.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer as createPage } from 'vite';
import { createServer, settingsFrom } from '../packages/server/src/index.ts';

const root = join(import.meta.dirname, '..');
const HELP = `Usage: npm run dev -- [options]

  --port N   port of the page (default 5173; 0 = any free one)
  --help     this text

The page as it is being written, at this machine alone: what is saved is seen at once. Games by link are kept in memory.
`;

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' }, help: { type: 'boolean' } } });
if (values.help) process.stdout.write(HELP);
else await serve(Number(values.port));

/** @param {number} port */
async function serve(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    process.stderr.write(`--port ${values.port}: expected a whole number from 0 to 65535.\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  const settings = settingsFrom({ ...process.env, KOLBISTE_DATABASE: ':memory:' }, join(root, '.kolbiste'));
  const server = await createServer({ settings });
  const target = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  const page = await createPage({
    root: join(root, 'packages', 'web'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': target, '/live': { target, ws: true } },
    },
  });
  await page.listen();
  page.printUrls();
}
