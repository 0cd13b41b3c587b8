/** The reduced duel's contestants: the same games on several engines, and two searches over its first decision. */

import { install } from '../boardgameio/install.ts';
import type { Contestant, Figure, Ratio } from '../harness.ts';
import { searchWork } from '../harness.ts';
import type { DuelEngine } from './contract.ts';
import { play as yardstick } from './loop.ts';
import { checkGames, checkMillion, FIRST_SEED } from './oracle.ts';

interface EngineEntry extends Pick<Contestant, 'needs'>, Pick<Figure, 'before'> {
  readonly name: string;
  load(): Promise<DuelEngine>;
  /** Fast enough for the check over a million games. */
  readonly million?: true;
}

/** A search from the first decision of the game of seed 1, with an empty tree, each iteration played out to the end. */
interface SearchModule {
  search(iterations: number): void;
  /** Throws unless every iteration reaches the end of a game. */
  checkSearch(): void;
}

interface SearchEntry extends Pick<Contestant, 'needs'> {
  readonly name: string;
  load(): Promise<SearchModule>;
}

const boardgameio = () => import('../boardgameio/duel.ts');

const engines: readonly EngineEntry[] = [
  { name: 'duel.loop', load: () => import('./loop.ts'), million: true },
  { name: 'duel.kernel', load: async () => (await import('./kernel.ts')).kernelDuel, million: true },
  { name: 'duel.bots', load: async () => (await import('./kernel.ts')).botsDuel, million: true, before: 'duel.kernel' },
  { name: 'duel.boardgameio', needs: install, load: async () => (await boardgameio()).fastest },
  { name: 'duel.boardgameioTutorial', needs: install, load: async () => (await boardgameio()).tutorial },
  { name: 'duel.boardgameioWithoutImmer', needs: install, load: async () => (await boardgameio()).withoutImmer },
];

const searches: readonly SearchEntry[] = [
  { name: 'duel.search', load: () => import('./search.ts') },
  { name: 'duel.boardgameioSearch', needs: install, load: boardgameio },
];

export const duelContestants: readonly Contestant[] = [...engines.map(timeEngine), ...searches.map(timeSearch)];

export const duelRatios: readonly Ratio[] = [
  { name: 'duel.kernelToLoop', of: ['duel.kernel', 'duel.loop'] },
  { name: 'duel.botsToLoop', of: ['duel.bots', 'duel.loop'] },
  { name: 'duel.kernelToBoardgameio', of: ['duel.kernel', 'duel.boardgameio'] },
  { name: 'duel.botsToBoardgameio', of: ['duel.bots', 'duel.boardgameio'] },
  { name: 'duel.searchToBoardgameio', of: ['duel.search', 'duel.boardgameioSearch'] },
];

function timeEngine({ name, load, million, before, ...rest }: EngineEntry): Contestant {
  return {
    ...rest,
    figures: [{ name, unit: 'games/s', from: 'rate', ...(before && { before }) }],
    ready: async () => {
      const engine = await load();
      checkGames(name, engine, yardstick);
      if (million) checkMillion(name, engine);
      return (games, from) => [engine.batch(FIRST_SEED + from, games).games];
    },
  };
}

function timeSearch({ name, load, ...rest }: SearchEntry): Contestant {
  return {
    ...rest,
    figures: [{ name, unit: 'iterations/s', from: 'rate' }],
    ready: async () => {
      const { search, checkSearch } = await load();
      checkSearch();
      return searchWork(search);
    },
  };
}
