/** The games whose parity is checked. This module is bundled for browsers: no Node here. */
import { game as lotr } from '@kolbiste/lotr';
import { game as scratchWars } from '@kolbiste/scratch-wars';
import { game as tmmstone } from '@kolbiste/tmmstone';
import { dealerOf as journeysOf } from '../games/lotr/deals.ts';
import type { AnyGame } from '../games/row.ts';
import { dealerOf as duelsOf } from '../games/scratch-wars/deals.ts';
import { dealerOf as stonesOf } from '../games/tmmstone/deals.ts';
import type { ParityDigests, ParityGame } from './digests.ts';
import { botDigests, digestsOf } from './digests.ts';

const plan = { source: undefined, profile: {}, names: 'real' } as const;
const duels = duelsOf({ ...plan, format: 'free' });
const stones = stonesOf({ ...plan, format: 'random' });

const journeys = journeysOf({ ...plan, format: 'starters', seats: 2, easy: true });

const GAMES: readonly ParityGame[] = [
  {
    id: 'scratch-wars',
    game: scratchWars as unknown as AnyGame,
    config: (index) => duels.deal(`parity/${index}`).config,
  },
  {
    id: 'tmmstone',
    game: tmmstone as unknown as AnyGame,
    config: (index) => stones.deal(`parity/${index}`).config,
  },
  {
    id: 'lotr',
    game: lotr as unknown as AnyGame,
    config: (index) => journeys.deal(`parity/${index}`).config,
  },
];

/** Games of bots are few: each takes as long as hundreds of random ones. */
const BOT_GAMES = 6;

/** Games whose bots think for minutes: their random games alone are compared. */
const LONG: readonly string[] = ['lotr'];

/** Hashes of the first so many games of each game at random, and of a few games of bots. */
export function parity(games: number): ParityDigests[] {
  const random = GAMES.map((entry) => digestsOf(entry, games));
  const bots = GAMES.filter(({ id }) => !LONG.includes(id)).map((entry) =>
    botDigests(entry, ['easy', 'greedy'], Math.min(games, BOT_GAMES)),
  );
  return [...random, ...bots];
}
