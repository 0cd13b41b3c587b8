/** What is asked of the server over HTTP. */
import type { Code, Created, Lobby, NewTable, Refused, SatDown, SitDown, Table } from '@kolbiste/wire/protocol';
import { CODES, PROTOCOL } from '@kolbiste/wire/protocol';
import type { GameId, Said } from '../engine/protocol.ts';
import { gameNamed } from '../games.ts';

/** Which rules this page has of a game. */
const rulesVersion = async (id: GameId): Promise<string> => (await gameNamed(id).rules()).game.rulesVersion;

/** The server said no, or there is none. */
export class RefusedError extends Error {
  readonly said: Said;
  /** What the game's own check found, where it did. */
  readonly faults: Refused['faults'];

  constructor(said: Said, faults?: Refused['faults']) {
    super(said.en);
    this.said = said;
    this.faults = faults;
  }
}

const NO_SERVER: Said = {
  cs: 'Herní server neodpovídá. Zkontrolujte připojení a zkuste to znovu; proti botovi lze hrát i bez něj.',
  en: 'The game server does not answer. Check the connection and try again; a bot can be played without it.',
};

/** The sentence of a code, with the details where the game gave some. */
export function sentenceOf(code: Code, detail?: string): Said {
  const said = CODES[code] ?? NO_SERVER;
  return detail === undefined ? said : { cs: `${said.cs} ${detail}`, en: `${said.en} ${detail}` };
}

async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new RefusedError(NO_SERVER);
  }
  // A host of plain files answers with the page itself.
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new RefusedError(NO_SERVER);
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({ code: 'failed' }))) as Refused;
  throw new RefusedError(sentenceOf(refused.code, refused.detail), refused.faults);
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

type Order = Pick<NewTable, 'seats' | 'common' | 'clock' | 'countdown' | 'listed'>;

/** Creates a table. @throws RefusedError */
export async function create(game: GameId, order: Order): Promise<Created> {
  const table: NewTable = { protocol: PROTOCOL, game, rulesVersion: await rulesVersion(game), ...order };
  return (await (await asked('/games', post(table))).json()) as Created;
}

/** Takes a free seat. @throws RefusedError */
export async function sitDown(
  id: string,
  game: GameId,
  how: Pick<SitDown, 'invite' | 'name' | 'seat' | 'setup'>,
): Promise<SatDown> {
  const sit: SitDown = { protocol: PROTOCOL, rulesVersion: await rulesVersion(game), ...how };
  return (await (await asked(`/games/${encodeURIComponent(id)}/seats`, post(sit))).json()) as SatDown;
}

/** Open games that want to be found, of whichever game. @throws RefusedError */
export async function lobby(): Promise<Lobby> {
  return (await (await asked('/lobby')).json()) as Lobby;
}

/** A table as everybody may see it. @throws RefusedError */
export async function tableOf(id: string): Promise<Table> {
  return (await (await asked(`/games/${encodeURIComponent(id)}`)).json()) as Table;
}

/** The record of a game that is over, as text. @throws RefusedError */
export async function recordOf(id: string): Promise<string> {
  return await (await asked(`/games/${encodeURIComponent(id)}/record`)).text();
}

/** Forgets a game. @throws RefusedError */
export async function forget(id: string, token: string): Promise<void> {
  await asked(`/games/${encodeURIComponent(id)}`, { method: 'DELETE', ...bearer(token) });
}
