/** TMMStone for the table: lists, the board as a viewer sees it, its words. Fetched when it is first played. */
import type { Json } from '@kolbiste/kernel';
import type { Config, List, State, View } from '@kolbiste/tmmstone';
import { EVENTS, readConfig, tmmstone as rules } from '@kolbiste/tmmstone';
import { describer, playersFor, remedyText } from '@kolbiste/tmmstone/texts';
import type { NewGame } from '../protocol.ts';
import type { Staging } from './staging.ts';
import { stoneTable } from './stone-table.ts';

function configOf(order: NewGame): Json {
  if (order.game !== 'tmmstone') throw new Error('an order for another game');
  const { lists, profile } = order;
  return readConfig({ lists, profile }) as unknown as Json;
}

export const tmmstone: Staging<State, View> = {
  id: 'tmmstone',
  game: rules,
  mind: async () => (await import('@kolbiste/tmmstone/bot')).mind,
  events: EVENTS,
  seatsOf: () => 2,
  configOf,
  orderOf({ players, names }, config) {
    const { lists, profile } = config as unknown as Config;
    return { game: 'tmmstone', lists, players, names, profile };
  },
  orderSeen({ players, names }, { lists, classes, abilities, profile }) {
    const [a, b] = lists.map(
      (list, seat): List => list ?? { class: classes[seat], ability: abilities[seat], cards: [] },
    );
    return { game: 'tmmstone', lists: [a, b], players, names, profile };
  },
  describer: (names, viewer) => describer(names, viewer === 'public' ? {} : { players: playersFor(viewer as 0 | 1) }),
  remedy: remedyText,
  table: stoneTable,
  cards: () => ({ game: 'tmmstone' }),
  chanceLine: /^(tossed|tossedCoin|rolled|deckShuffled|drew)$/,
};
