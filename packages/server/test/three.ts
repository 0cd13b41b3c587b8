/** A game for three whose hands are hidden. */
import { GAMES } from '@kolbiste/games';
import type { AnyGame, Client } from './client.ts';
import { create, sit } from './client.ts';
import { connect } from './house.ts';

const manifest = GAMES.find(({ seats }) => seats.includes(3));
if (manifest === undefined || manifest.online === null) throw new Error('no game for three is served');
const { game } = await manifest.rules();
export const { online } = await manifest.online();
export const three = game as AnyGame;

/** Three at one table, and one who watches. */
export async function threeSit(url: string): Promise<{ id: string; seats: Client[]; watcher: Client }> {
  const order = { seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] } as const;
  const { id, token = '', invite } = await create(url, order, three);
  const tokens = [token];
  for (let n = 1; n < 3; n++) tokens.push((await sit(url, id, { invite }, three)).token);
  const seats = tokens.map((own) => connect(url, { id, token: own, game: three }));
  const watcher = connect(url, { id, game: three });
  await Promise.all([...seats, watcher].map((client) => client.until(() => client.step >= 0)));
  return { id, seats, watcher };
}
