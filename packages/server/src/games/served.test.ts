/** What is served of a game is what its manifest says. */
import { GAMES as HOUSE } from '@kolbiste/games';
import { expect, test } from 'vitest';
import { GAMES, mindNamed } from './index.ts';
import { Games, rowOf } from './served.ts';

test('a game without tables between people is unknown here', async () => {
  expect(rowOf({ ...HOUSE[0], online: null })).toEqual([]);
  const games = new Games(rowOf({ ...HOUSE[0], online: null }));
  expect(await games.named(HOUSE[0].id)).toBeUndefined();
});

test('rules that make no configuration of what seats bring are refused', async () => {
  const { game } = await HOUSE[0].rules();
  const [row] = rowOf({ ...HOUSE[0], rules: async () => ({ game: { ...game, configFrom: undefined } as never }) });
  await expect(row.load()).rejects.toThrow(`${HOUSE[0].id}: no configuration`);
});

test('seats, and who wins together, are those of the manifest; bots are told what it tells them', async () => {
  expect(GAMES.map(({ id }) => id)).toEqual(HOUSE.map(({ id }) => id));
  for (const manifest of HOUSE) {
    const [row] = rowOf(manifest);
    const served = await row.load();
    expect(served.seatCounts).toEqual(manifest.seats);
    expect(served.together ?? false).toBe(manifest.together);
    expect(await mindNamed(manifest.id)).not.toBeNull();
  }
  expect(await mindNamed('nothing')).toBeNull();
});
