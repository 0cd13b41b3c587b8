/** A server as a process of its own, for tests that end it the hard way. Says its port and its process id on the first line. */
import { createServer } from '../src/server.ts';
import { settingsFrom } from '../src/settings.ts';

const many = 1_000_000;
const limits = { perConnection: many, perAddress: many, connections: many, requests: many, games: many };
const server = await createServer({ settings: settingsFrom(process.env, ''), limits });
const port = await server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
process.stdout.write(`${port} ${process.pid}\n`);
process.once('SIGTERM', () => {
  void server.close();
});
