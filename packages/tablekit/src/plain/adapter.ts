/** A game of plain data for the table: whatever its rules say already is not asked again. */
import type { Mind } from '@kolbiste/gamekit';
import type { Core, Game, Json, Lang } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import type { GameAdapter, Seen } from '../engine/adapter.ts';
import { erased } from '../engine/adapter.ts';
import type { NewGame } from '../engine/protocol.ts';
import type { Story } from '../story/story.ts';
import type { PlainTable } from './data.ts';

/** An order of such a game: its configuration, and who plays. */
export interface PlainOrder extends NewGame {
  readonly config: Json;
}

/** What the rules do not say. */
export interface PlainGame<S extends Core, V extends Seen>
  extends Pick<GameAdapter<S, V>, 'remedy' | 'together' | 'ready'> {
  readonly game: Game<S, V>;
  mind(): Promise<{ readonly mind: Mind }>;
  /** The configuration as far as a view tells. */
  configSeen(view: V): Json;
  /** The table of a view, as for any game: `beside` where two share a screen, `own` where seats are led together. */
  table(...seen: Parameters<GameAdapter<S, V>['table']>): PlainTable;
  /** What is told of its course after the end; absent = nothing. */
  readonly story?: Story<S>;
  /** Kinds of events that are chance: they stand in the way of taking back. */
  readonly chance: readonly string[];
  /** Kinds of events of which the log says nothing. */
  readonly quiet: readonly string[];
}

/** The adapter of a game of plain data. */
export function plainAdapter<S extends Core, V extends Seen>(plain: PlainGame<S, V>): GameAdapter {
  const { game, together, ready, story } = plain;
  const { id, events } = game;
  const seatsOf = (config: unknown): number => game.seats(game.blank(config, seedFrom('')));
  const orderOf = ({ players, names }: Pick<NewGame, 'players' | 'names'>, config: Json): PlainOrder => ({
    game: id,
    players,
    names,
    config,
  });
  return erased<S, V>({
    id,
    game: () => game,
    mind: async () => (await plain.mind()).mind,
    events,
    seatsOf,
    configOf(order) {
      if (order.game !== id) throw new Error('an order for another game');
      const { config } = order as PlainOrder;
      // Whatever is wrong with it the rules say when they lay the table.
      seatsOf(config);
      return config;
    },
    orderOf,
    orderSeen: (by, view) => orderOf(by, plain.configSeen(view)),
    describer: () => (view, x, lang: Lang) => game.describe(view, x, lang),
    remedy: plain.remedy,
    table: plain.table,
    cards: () => null,
    deckNames: async (config) => Array.from({ length: seatsOf(config) }, () => []),
    chanceLine: new RegExp(`^(${plain.chance.join('|')})$`),
    ...(together === true ? { together } : {}),
    ...(ready === undefined ? {} : { ready }),
    ...(story === undefined ? {} : { story: async () => story }),
    quiet: (kind) => plain.quiet.includes(events[kind]),
  });
}
