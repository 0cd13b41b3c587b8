/** Doomtrooper for the table: its configurations, the table as a viewer sees it, its words. Fetched when it is first played. */
import { playersOfDuel, playersOfTeam } from '@kolbiste/cardkit/words';
import type { Json } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import type { GameAdapter } from '@kolbiste/tablekit/engine/adapter.ts';
import { erased } from '@kolbiste/tablekit/engine/adapter.ts';
import type { NewGame } from '@kolbiste/tablekit/engine/protocol.ts';
import { describer } from '../../src/describe.ts';
import { E, EVENTS } from '../../src/events.ts';
import type { State, View } from '../../src/index.ts';
import { doomtrooper, game } from '../../src/index.ts';
import { remedyText } from '../../src/text/refusals.ts';
import { windows } from '../../src/windows.ts';
import { doomTable } from './table.ts';

const ID = 'doomtrooper';
const neutral = doomtrooper('neutral');

/** An order: its configuration as it stands in records, or how many sit there and when time is called. */
export interface DoomOrder extends NewGame {
  readonly config: Json;
}

const seatsOf = (config: Json): number => game.seats(game.blank(config, seedFrom('')));

const orderOf = ({ players, names }: Pick<NewGame, 'players' | 'names'>, config: Json): DoomOrder => ({
  game: ID,
  players,
  names,
  config,
});

/** Of two the other is the opponent; of more each has a letter. */
const spokenTo: GameAdapter<State, View>['describer'] = (names, viewer) => {
  const plain = describer(names, {});
  const duel = viewer === 0 || viewer === 1 ? describer(names, { players: playersOfDuel(viewer) }) : plain;
  const team = viewer === 'public' ? plain : describer(names, { players: playersOfTeam(viewer) });
  return (view, x, lang) => (view.counts.length === 2 ? duel : team)(view, x, lang);
};

const doom: GameAdapter<State, View> = {
  id: ID,
  game: (names) => (names === 'real' ? game : neutral),
  mind: async () => (await import('../../bot/index.ts')).mind,
  story: async () => (await import('./story.ts')).story,
  events: EVENTS,
  seatsOf,
  configOf(order) {
    if (order.game !== ID) throw new Error('an order for another game');
    const { config } = order as DoomOrder;
    // Whatever is wrong with it the rules say when they lay the table.
    seatsOf(config);
    return config;
  },
  orderOf,
  orderSeen: (by, { profile, counts }) => orderOf(by, { rounds: profile.rounds, seats: counts.length }),
  describer: spokenTo,
  remedy: remedyText,
  table: doomTable,
  cards: () => null,
  deckNames: async (config) => Array.from({ length: seatsOf(config as Json) }, () => []),
  chanceLine: /^(drew|saw|shuffled|starter)$/,
  windows,
  quiet: (kind) => kind === E.answer || kind === E.shuffled || kind === E.lasts,
};

export const adapter = erased(doom);
