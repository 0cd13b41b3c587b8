/** The Lord of the Rings for the table: decks, the table as a viewer sees it, its words. Fetched when it is first played. */
import type { Json } from '@kolbiste/kernel';
import type { Config, State, View } from '@kolbiste/lotr';
import { EVENTS, readConfig, lotr as rules } from '@kolbiste/lotr';
import { describer, isQuiet, playersFor, remedyText } from '@kolbiste/lotr/texts';
import type { NewGame } from '../protocol.ts';
import { ringsTable } from './rings-table.ts';
import type { Staging } from './staging.ts';

function configOf(order: NewGame): Json {
  if (order.game !== 'lotr') throw new Error('an order for another game');
  const { mode = 'quest', lists, easy, placed = [], encounter = [], profile } = order;
  return readConfig({ mode, lists, easy, placed, encounter, profile }) as unknown as Json;
}

function orderOf({ players, names }: Pick<NewGame, 'players' | 'names'>, config: Config): NewGame {
  return { ...config, game: 'lotr', players, names };
}

export const lotr: Staging<State, View> = {
  id: 'lotr',
  game: rules,
  mind: async () => (await import('@kolbiste/lotr/bot')).mind,
  events: EVENTS,
  seatsOf: (config) => (config as unknown as Config).lists.length,
  configOf,
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen: (by, { config }) => orderOf(by, config),
  describer: (names, viewer) => describer(names, viewer === 'public' ? {} : { players: playersFor(viewer) }),
  remedy: remedyText,
  table: (view, _beside, own) => ringsTable(view, own),
  cards: () => ({ game: 'lotr' }),
  chanceLine: /Shuffled$|^(encounterRenewed|firstPlayer|handDrawn|handReplaced|drew)$/,
  together: true,
  quiet: isQuiet,
};
