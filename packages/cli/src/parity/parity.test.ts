import { expect, test } from 'vitest';
import { deskOf, GAMES } from '../games.ts';
import type { ParityGame } from './digests.ts';
import { digestsOf } from './digests.ts';
import { parity } from './index.ts';

const [first] = GAMES;
const desk = await deskOf(first);
const { plan } = (await first.workshop()).workshop.parity;
const dealer = desk.dealer({ source: undefined, profile: {}, names: 'real', ...plan });
const entry: ParityGame = {
  id: first.id,
  mind: null,
  game: desk.game('real'),
  config: (i) => dealer.deal(`parity/${i}`).config,
};

test('the same games give the same hashes, one for each block', async () => {
  const told = parity(120);
  const random = told.slice(0, GAMES.length);
  for (const [at, digests] of random.entries()) {
    const { id, rules } = GAMES[at];
    expect(digests).toMatchObject({ id, rulesVersion: (await rules()).game.rulesVersion, block: 100 });
    expect(digests.blocks).toHaveLength(2);
    expect(digests.decisions).toBeGreaterThan(120);
  }
  const thinking: string[] = [];
  for (const { id, workshop } of GAMES) if ((await workshop()).workshop.parity.bots) thinking.push(id);
  const bots = told.slice(GAMES.length);
  expect(bots.map(({ id }) => id)).toEqual(thinking.map((id) => `${id}, easy against greedy`));
  expect(bots.length).toBeGreaterThan(1);
  for (const { block, blocks } of bots) {
    expect(block).toBe(1);
    expect(new Set(blocks).size).toBe(6);
  }
  expect(digestsOf(entry, 100).blocks).toEqual(random[0].blocks.slice(0, 1));
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
