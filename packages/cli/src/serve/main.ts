/** Runs `kolbiste serve`: the built page and the games between people, to this machine alone unless told otherwise. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual, Lang } from '@kolbiste/gamekit/desk';
import { codeOf, messageOf, say, UserError } from '@kolbiste/gamekit/desk';
import type { RunningServer } from '@kolbiste/server';
import { BadSetting, createServer, DatabaseTaken, settingsFrom, UnsafeDatabase } from '@kolbiste/server';
import { wholeNumber } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { inHouse } from '../support/house.ts';
import { SERVE } from '../texts/replay.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
}

const PORT = '8321';
const HOST = '127.0.0.1';

const TROUBLES: { readonly [code: string]: Bilingual } = {
  EADDRINUSE: SERVE.taken,
  EACCES: SERVE.forbidden,
  EADDRNOTAVAIL: SERVE.noHost,
  ENOTFOUND: SERVE.noHost,
  EAI_AGAIN: SERVE.noHost,
};

function addressOf(host: string, port: number): string {
  const local = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1' || host === 'localhost';
  const shown = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

/** What is taken, by whom, why that matters and what would help. */
function takenText({ file, holder }: DatabaseTaken, lang: Lang): string {
  if (holder === undefined) return say(lang, SERVE.served, { file });
  return say(lang, SERVE.servedBy, { file, pid: holder.pid, host: holder.host, since: holder.since });
}

/** The server with its database open. @throws UserError that says what is wrong with the settings or the database */
async function opened(page: string, lang: Lang): Promise<RunningServer> {
  try {
    return await createServer({ settings: settingsFrom(process.env, inHouse('.kolbiste')), page });
  } catch (error) {
    if (error instanceof DatabaseTaken) throw new UserError(takenText(error, lang));
    const text = error instanceof BadSetting || error instanceof UnsafeDatabase ? SERVE.unsafe : SERVE.noDatabase;
    throw new UserError(say(lang, text, { reason: messageOf(error) }));
  }
}

/** Serves until a signal comes. */
export async function serve(options: ServeOptions, context: Context): Promise<number> {
  const { lang, out } = context;
  const host = options.host ?? (process.env['HOST'] || HOST);
  const port = wholeNumber(
    options.port === undefined ? 'PORT' : '--port',
    options.port ?? (process.env['PORT'] || PORT),
    0,
    65535,
    lang,
  );
  const folder = process.env['KOLBISTE_PAGE'] || inHouse('packages/web/dist');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError(say(lang, SERVE.noPage, { path: join('packages', 'web', 'dist', 'index.html') }));
  }
  // Before anything is printed: whoever waits for the address may answer with a signal at once.
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  const server = await opened(folder, lang);
  let real: number;
  try {
    await server.context.games.loadAll();
    real = await server.listen(port, host);
  } catch (error) {
    await server.close();
    const text = TROUBLES[codeOf(error)] ?? SERVE.failed;
    throw new UserError(say(lang, text, { host, port, next: port + 1, reason: messageOf(error) }));
  }
  out(say(lang, SERVE.ready, { address: addressOf(host, real) }));
  out(say(lang, SERVE.stop));
  if (host === '0.0.0.0' || host === '::') out(say(lang, SERVE.open));
  await told;
  await server.close();
  return 0;
}
