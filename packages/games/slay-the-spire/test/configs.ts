/** Configurations for tests: one to four heroes against every enemy card of Act I in turn. */
import { ENEMIES } from '../src/cards/pool.ts';

const named = ENEMIES.filter(({ deck }) => deck !== 'summon').map(({ id }) => id);

export const fights = (n: number): unknown => ({
  heroes: new Array(1 + ((Math.floor(n / named.length) + n) % 4)).fill('ironclad'),
  fight: named[n % named.length],
  map: 0,
  last: 1,
});
