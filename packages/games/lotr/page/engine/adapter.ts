/** The Lord of the Rings for the table: decks, the table as a viewer sees it, its words. Fetched when it is first played. */
import { playersOfTeam } from '@kolbiste/cardkit/words';
import type { Json } from '@kolbiste/kernel';
import type { GameAdapter } from '@kolbiste/tablekit/engine/adapter.ts';
import { erased } from '@kolbiste/tablekit/engine/adapter.ts';
import type { NewGame } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Config, State, View } from '../../src/index.ts';
import { EVENTS, readConfig, lotr as rules, windows } from '../../src/index.ts';
import { deckNames, describer, isQuiet, remedyText } from '../../src/texts.ts';
import { ringsTable } from './table.ts';

const ID = 'lotr';

/** A game of one to four players on one side. */
export interface RingsOrder
  extends NewGame,
    Pick<Config, 'lists' | 'easy'>,
    // Combat alone; left out = the whole round.
    Partial<Pick<Config, 'mode' | 'placed' | 'encounter'>> {
  readonly profile: Partial<Config['profile']>;
}

function configOf(order: NewGame): Json {
  if (order.game !== ID) throw new Error('an order for another game');
  const { mode = 'quest', lists, easy, placed = [], encounter = [], profile } = order as RingsOrder;
  return readConfig({ mode, lists, easy, placed, encounter, profile }) as unknown as Json;
}

const orderOf = ({ players, names }: Pick<NewGame, 'players' | 'names'>, config: Config): RingsOrder => ({
  ...config,
  game: ID,
  players,
  names,
});

const rings: GameAdapter<State, View> = {
  id: ID,
  game: rules,
  mind: async () => (await import('../../bot/index.ts')).mind,
  story: async () => (await import('./story.ts')).story,
  events: EVENTS,
  seatsOf: (config) => (config as unknown as Config).lists.length,
  configOf,
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen: (by, { config }) => orderOf(by, config),
  describer: (names, viewer) => describer(names, viewer === 'public' ? {} : { players: playersOfTeam(viewer) }),
  remedy: remedyText,
  table: (view, _beside, own) => ringsTable(view, own),
  cards: () => null,
  deckNames: async (config, lang, names) => deckNames(config, lang, names),
  chanceLine: /Shuffled$|^(encounterRenewed|firstPlayer|handDrawn|handReplaced|drew)$/,
  together: true,
  windows,
  quiet: isQuiet,
};

export const adapter = erased(rings);
