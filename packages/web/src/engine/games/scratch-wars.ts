/** Scratch Wars for the table: its cards, the numbers of its table, its words. */
import type { Game, Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Config, State, View } from '@kolbiste/scratch-wars';
import { EVENTS, scratchWars as rules } from '@kolbiste/scratch-wars';
import { describer, playersFor, remedyText } from '@kolbiste/scratch-wars/texts';
import { configOfOrder, doesOf, labelsOf, orderOf } from '../order.ts';
import type { NewGame, Snapshot } from '../protocol.ts';
import type { Staging } from './staging.ts';

/** The numbers of a view. */
const snapshot = (v: View): Snapshot => ({
  round: v.round,
  starting: v.starting,
  active: v.active,
  actions: v.actions,
  life: v.life,
  energy: v.energy,
  used: v.used,
  weapons: v.weapons,
  winner: v.winner,
});

function cards(game: Game<State, View>, view: View, order: NewGame) {
  const { config } = view;
  const { weapons } = game.determinize(view, rng('costs')).table;
  return {
    game: 'scratch-wars' as const,
    config,
    costs: weapons.map((weapon) => weapon?.cost ?? -1),
    does: doesOf(config),
    labels: labelsOf(config, order.names),
  };
}

export const scratchWars: Staging<State, View> = {
  id: 'scratch-wars',
  game: rules,
  mind: async () => (await import('@kolbiste/scratch-wars/bot')).mind,
  events: EVENTS,
  seatsOf: () => 2,
  configOf: (order) => {
    if (order.game !== undefined && order.game !== 'scratch-wars') throw new Error('an order for another game');
    return configOfOrder(order) as unknown as Json;
  },
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen: (by, { config }) => orderOf(by, config),
  describer: (names, viewer) => describer(names, viewer === 'public' ? {} : { players: playersFor(viewer as 0 | 1) }),
  remedy: remedyText,
  table: snapshot,
  cards,
  chanceLine: /spun$|drawn$/i,
};
