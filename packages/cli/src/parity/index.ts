/** The games whose parity is checked. This module is bundled for browsers: no Node here. */
import { deskOf, GAMES } from '../games.ts';
import type { ParityDigests, ParityGame } from './digests.ts';
import { botDigests, digestsOf } from './digests.ts';

const entries = await Promise.all(
  GAMES.map(async (manifest): Promise<ParityGame & { readonly bots: boolean }> => {
    const [desk, { workshop }] = await Promise.all([deskOf(manifest), manifest.workshop()]);
    const { plan, bots } = workshop.parity;
    const dealer = desk.dealer({ source: undefined, profile: {}, names: 'real', ...plan });
    const config = (index: number): unknown => dealer.deal(`parity/${index}`).config;
    return { id: desk.id, game: desk.game('real'), mind: await desk.mind(), config, bots };
  }),
);

/** Games of bots are few: each takes as long as hundreds of random ones. */
const BOT_GAMES = 6;

/** Hashes of the first so many games of each game at random, and of a few games of bots. */
export function parity(games: number): ParityDigests[] {
  const random = entries.map((entry) => digestsOf(entry, games));
  const bots = entries
    .filter((entry) => entry.bots)
    .map((entry) => botDigests(entry, ['easy', 'greedy'], Math.min(games, BOT_GAMES)));
  return [...random, ...bots];
}
