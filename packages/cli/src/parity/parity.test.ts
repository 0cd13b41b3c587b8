import { game as stone } from '@kolbiste/tmmstone';
import { expect, test } from 'vitest';
import { scratchWarsDesk as desk } from '../games/scratch-wars.ts';
import type { ParityGame } from './digests.ts';
import { digestsOf } from './digests.ts';
import { parity } from './index.ts';

const dealer = desk.dealer({ source: undefined, profile: {}, format: 'free', names: 'real' });
const entry: ParityGame = {
  id: 'scratch-wars',
  game: desk.game('real'),
  config: (i) => dealer.deal(`parity/${i}`).config,
};

test('the same games give the same hashes, one for each block', () => {
  const [all, stones, rings, bots, stoneBots] = parity(120);
  expect(all).toMatchObject({ id: 'scratch-wars', rulesVersion: entry.game.rulesVersion });
  expect(all.blocks).toHaveLength(2);
  expect(all.decisions).toBeGreaterThan(120);
  expect(bots).toMatchObject({ id: 'scratch-wars, easy against greedy', block: 1 });
  expect(new Set(bots.blocks).size).toBe(6);
  expect(stones).toMatchObject({ id: 'tmmstone', rulesVersion: stone.rulesVersion });
  expect(stones.blocks).toHaveLength(2);
  expect(stones.decisions).toBeGreaterThan(120);
  expect(stoneBots).toMatchObject({ id: 'tmmstone, easy against greedy', block: 1 });
  expect(new Set(stoneBots.blocks).size).toBe(6);
  expect(rings).toMatchObject({ id: 'lotr', block: 100 });
  expect(rings.decisions).toBeGreaterThan(120);
  expect(digestsOf(entry, 100).blocks).toEqual(all.blocks.slice(0, 1));
});

test('a game that goes otherwise somewhere changes its hash', () => {
  const { game } = entry;
  const [truth] = digestsOf(entry, 20).blocks;
  const otherStart = { ...entry, config: (i: number) => entry.config(i === 19 ? 20 : i) };
  const otherText = {
    ...game,
    describe: (v: never, x: never, lang: never) => ({ ...game.describe(v, x, lang), text: 'x' }),
  };
  const otherPosition = { ...game, hashPosition: (s: never) => game.hashPosition(s) ^ 1 };
  const hashes = [otherStart, { ...entry, game: otherText }, { ...entry, game: otherPosition }].map(
    (each) => digestsOf(each as ParityGame, 20).blocks[0],
  );
  expect(new Set([truth, ...hashes]).size).toBe(4);
});
