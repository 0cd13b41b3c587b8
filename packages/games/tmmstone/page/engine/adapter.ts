/** TMMStone for the table: lists, the board as a viewer sees it, its words. Fetched when it is first played. */
import { playersOfDuel } from '@kolbiste/cardkit/words';
import type { Json } from '@kolbiste/kernel';
import type { GameAdapter } from '@kolbiste/tablekit/engine/adapter.ts';
import { erased } from '@kolbiste/tablekit/engine/adapter.ts';
import type { NewGame } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Config, List, Profile, State, View } from '../../src/index.ts';
import { EVENTS, readConfig, tmmstone as rules, startSize } from '../../src/index.ts';
import { deckNames, describer, remedyText } from '../../src/texts.ts';
import { stoneTable } from './table.ts';

const ID = 'tmmstone';

/** A game of two lists. */
export interface StoneOrder extends NewGame {
  readonly lists: readonly [List, List];
  readonly profile: Partial<Profile>;
}

function configOf(order: NewGame): Json {
  if (order.game !== ID) throw new Error('an order for another game');
  const { lists, profile } = order as StoneOrder;
  return readConfig({ lists, profile }) as unknown as Json;
}

function orderOf(by: Pick<NewGame, 'players' | 'names'>, { lists, profile }: Pick<StoneOrder, 'lists' | 'profile'>) {
  const { players, names } = by;
  return { game: ID, lists, players, names, profile } satisfies StoneOrder;
}

/** Whether one card alone is left to be taken out: with it the list is whole, while the other may still choose [TMM prep.2]. */
function cutsLast({ who, decks }: View): boolean {
  const deck = who === 'public' ? null : decks[who];
  return deck !== null && deck.length - startSize(deck) === 1;
}

const stone: GameAdapter<State, View> = {
  id: ID,
  game: rules,
  mind: async () => (await import('../../bot/index.ts')).mind,
  story: async () => (await import('./story.ts')).story,
  events: EVENTS,
  seatsOf: () => 2,
  configOf,
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen(by, { lists, classes, abilities, profile }) {
    const [a, b] = lists.map(
      (list, seat): List => list ?? { class: classes[seat], ability: abilities[seat], cards: [] },
    );
    return orderOf(by, { lists: [a, b], profile });
  },
  describer: (names, viewer) =>
    describer(names, viewer === 'public' ? {} : { players: playersOfDuel(viewer as 0 | 1) }),
  remedy: remedyText,
  table: stoneTable,
  cards: () => null,
  deckNames: async (config, lang, names) => deckNames(config, lang, names),
  ready: (decision, _option, view) => decision === 'game.cutLists' && cutsLast(view),
  chanceLine: /^(tossed|tossedCoin|rolled|deckShuffled|drew)$/,
};

export const adapter = erased(stone);
