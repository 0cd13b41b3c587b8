/** A server as a process of its own, for tests that end it the hard way. Says its port and its process id on the first line. */
import { createServer } from '../src/server.ts';
import { settingsFrom, UNLIMITED } from '../src/settings.ts';

const server = await createServer({ settings: settingsFrom(process.env, ''), limits: UNLIMITED });
const port = await server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
process.stdout.write(`${port} ${process.pid}\n`);
process.once('SIGTERM', () => {
  void server.close();
});
