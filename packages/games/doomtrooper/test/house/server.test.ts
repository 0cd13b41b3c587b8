/** Doomtrooper over the wire: a deck that breaks the profile of the table is refused with all that it breaks. */
import type { Json } from '@kolbiste/kernel';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../../server/test/client.ts';
import { create } from '../../../../server/test/client.ts';
import { startServer } from '../../../../server/test/house.ts';
import { STARTERS } from '../../src/cards/decks.ts';
import { game as doom } from '../../src/index.ts';

const game = doom as unknown as AnyGame;
const { library } = STARTERS[1];

async function sitWith(url: string, id: string, invite: string, deck: Json): Promise<unknown> {
  const response = await fetch(`${url}/api/games/${id}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, rulesVersion: game.rulesVersion, invite, setup: { deck } }),
  });
  return response.json();
}

test('a deck is judged by the profile of the table; every fault comes with its paragraph, and nothing is seen of decks', async () => {
  const { url } = await startServer(':memory:');
  const seats = [{ who: 'me' as const, setup: { deck: STARTERS[0] as unknown as Json } }, { who: 'open' as const }];
  const common = { profile: { deckSize: 60, copies: 4, sideboard: 25, banned: [library[0]] } };
  const { id, invite } = await create(url, { seats, common }, game);
  const table = (await (await fetch(`${url}/api/games/${id}`)).json()) as { seats: object[] };
  expect(table.seats.every((seat) => !('brings' in seat))).toBe(true);
  const copies = library.filter((card) => card === library[0]).length;
  const side = library.slice(0, 1).map(() => library.at(-1) as number);
  expect(await sitWith(url, id, invite, { library: library.slice(0, 59), sideboard: side })).toMatchObject({
    ok: false,
    code: 'badSetup',
    faults: {
      faults: [
        ...Array.from({ length: copies }, () => ({ code: 'banned', card: library[0], rule: '9.5' })),
        { code: 'size', n: 59, rule: '9.5' },
        { code: 'sideboard', n: 1, rule: '9.20' },
      ],
      profile: { deckSize: 60, sideboard: 25 },
    },
  });
});
