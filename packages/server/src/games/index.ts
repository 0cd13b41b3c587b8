/** The games of the house as the server plays them. A new game plugs in with one row. */
import type { GameRow } from './served.ts';

export const GAMES: readonly GameRow[] = [
  { id: 'scratch-wars', load: async () => (await import('./scratch-wars.ts')).served },
  { id: 'tmmstone', load: async () => (await import('./tmmstone.ts')).served },
  { id: 'lotr', load: async () => (await import('./lotr.ts')).served },
];
