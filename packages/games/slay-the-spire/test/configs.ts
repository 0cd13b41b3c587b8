/** Configurations for tests: one to four heroes, of several kinds, against every enemy card of all acts in turn. */
import { ENEMIES } from '../src/cards/pool.ts';
import { HEROES } from '../src/vocabulary.ts';

const named = ENEMIES.filter(({ deck }) => deck !== 'summon').map(({ id }) => id);

export const fights = (n: number): unknown => ({
  heroes: Array.from(
    { length: 1 + ((Math.floor(n / named.length) + n) % 4) },
    (_, seat) => HEROES[(n + seat) % HEROES.length],
  ),
  fight: named[n % named.length],
  map: 0,
  last: 1,
});
