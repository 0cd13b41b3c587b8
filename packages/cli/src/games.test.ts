/** A game that lacks an optional part is served without it, and whoever asks is told. */
import type { GameManifest } from '@kolbiste/gamekit';
import { GAMES as HOUSE } from '@kolbiste/games';
import { expect, test } from 'vitest';
import { cardsOf, deskOf, gameNamed } from './games.ts';
import { cardSource, dealPlanOf } from './support/args.ts';

const [first] = HOUSE;

test('a desk is the same each time, and says what its manifest says of seats', async () => {
  const desk = await deskOf(first);
  expect(await gameNamed(first.id, 'en')).toBe(desk);
  expect(desk).toMatchObject({ id: first.id, seatCounts: first.seats, together: first.together });
});

test('bots of a game that tells them nothing get nothing', async () => {
  const untaught: GameManifest = { ...first, bot: null };
  expect(await (await deskOf(untaught)).mind()).toBeNull();
  expect(await (await deskOf(first)).mind()).not.toBeNull();
});

test('a game without a desk is none of the terminal', async () => {
  await expect(deskOf({ ...first, desk: null })).rejects.toThrow(`${first.id} has no desk`);
});

test('a game without cards, modes or windows says so', async () => {
  const bare = { ...(await deskOf(first)), id: 'bare', cards: null, modes: null, windows: null };
  expect(() => cardsOf(bare, 'en')).toThrow('The game bare has no cards.');
  expect(() => cardsOf(bare, 'cs')).toThrow('Hra bare nemá karty.');
  expect(() => cardSource('cards', 'my.json', bare, 'en')).toThrow('The game bare has no cards.');
  expect(() => dealPlanOf({ easy: true }, bare, 'en')).toThrow(/--easy/);
  expect(dealPlanOf({}, bare, 'en')).not.toHaveProperty('mode');
});
