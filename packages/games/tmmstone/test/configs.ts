/** Configurations for tests: random legal lists of the whole pool, starters, small cascades now and then. */

import { starters } from '../src/cards/decks.ts';
import { randomList } from '../src/cards/random.ts';
import { configOf } from '../src/index.ts';

export const poolConfigs = (n: number): unknown => configOf(randomList(`${n}a`), randomList(`${n}b`));

const starterConfigs = (n: number): unknown =>
  configOf(starters[n % starters.length].list, starters[(n * 5 + 2) % starters.length].list);

/** Two of three from the pool, the rest starters. */
export const mixedConfigs = (n: number): unknown => (n % 3 === 2 ? starterConfigs(n) : poolConfigs(n));
