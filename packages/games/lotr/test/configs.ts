/** Configurations for tests: one to four players with the learning decks, now and then easy, or combat alone. */
import { starters } from '../src/cards/decks.ts';
import { readConfig } from '../src/index.ts';

/** Players 1 to 4 in turn; which deck sits where goes round. */
export function questConfigs(n: number): unknown {
  const lists = Array.from({ length: 1 + (n % 4) }, (_, i) => starters[(n + (n >> 2) + i) % starters.length].list);
  return readConfig({ mode: 'quest', lists, easy: n % 5 === 4 });
}

/** Combat alone: the heroes of the decks, an enemy for each, waves or until nobody is left. */
function aloneConfigs(n: number): unknown {
  const seats = 1 + (n % 4);
  const lists = Array.from({ length: seats }, (_, i) => starters[(n + i) % starters.length].list);
  const placed = lists.flatMap((list, seat) => [
    ...list.heroes.map((card) => ({ card, seat })),
    { card: [98, 89, 74, 91][(n + seat) % 4], seat },
  ]);
  return readConfig({
    mode: n % 2 === 0 ? 'waves' : 'combat',
    lists: lists.map(() => ({ heroes: [], cards: [] })),
    placed,
  });
}

/** Four of five the whole round. */
export const mixedConfigs = (n: number): unknown => (n % 5 === 3 ? aloneConfigs(n) : questConfigs(n));
