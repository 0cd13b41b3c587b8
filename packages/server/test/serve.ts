/** A server as a process of its own, for tests that end it the hard way. Says its port and its process id on the first line. */
import { createServer } from '../src/server.ts';
import { settingsFrom, UNLIMITED } from '../src/settings.ts';
import type { Carelessness } from './careless.ts';
import { careless } from './careless.ts';

const settings = settingsFrom(process.env, '');
const how = process.env['KOLBISTE_CARELESS'] as Carelessness | undefined;
const opened = how === undefined ? {} : { opened: await careless(settings.database, how) };
const server = await createServer({ settings, ...opened, limits: UNLIMITED });
const port = await server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
process.stdout.write(`${port} ${process.pid}\n`);
process.once('SIGTERM', () => {
  void server.close().then(() => (how === undefined ? undefined : process.exit(0)));
});
