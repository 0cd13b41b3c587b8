/** A game by link: two strangers play it to its end at the house's server, and its record is sound. */
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../../../server/test/client.ts';
import { chooser, create, sit } from '../../../../server/test/client.ts';
import { connect, startServer } from '../../../../server/test/house.ts';
import { game as highCard } from '../../src/index.ts';

const game = highCard as unknown as AnyGame;

it('is played by link to its end, and everybody can check it', async () => {
  const { url } = await startServer();
  const { id, token = '', invite } = await create(url, {}, game);
  const other = await sit(url, id, { invite }, game);
  const clients = [connect(url, { id, token, game }), connect(url, { id, token: other.token, game })];
  await Promise.all(clients.map((client, seat) => client.play(chooser(`seat ${seat}`))));
  const record = await (await fetch(`${url}/api/games/${id}/record`)).text();
  expect(verifyReplay(highCard, readReplay(record))).toMatchObject({ ok: true });
});
