/** Configurations for tests: one to four heroes, of several kinds, against every enemy card of Act I in turn. */
import { ENEMIES } from '../src/cards/pool.ts';

const named = ENEMIES.filter(({ deck }) => deck !== 'summon').map(({ id }) => id);

/** By turns, each with each. */
const HEROES_HERE = ['ironclad', 'defect', 'watcher'] as const;

export const fights = (n: number): unknown => ({
  heroes: Array.from(
    { length: 1 + ((Math.floor(n / named.length) + n) % 4) },
    (_, seat) => HEROES_HERE[(n + seat) % HEROES_HERE.length],
  ),
  fight: named[n % named.length],
  map: 0,
  last: 1,
});
