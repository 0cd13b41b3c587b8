/** Scratch Wars for the table: its cards, the numbers of its table, its words. */
import { playersOfDuel } from '@kolbiste/cardkit/words';
import type { Game, Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { GameAdapter } from '@kolbiste/tablekit/engine/adapter.ts';
import { erased } from '@kolbiste/tablekit/engine/adapter.ts';
import type { NewGame } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Config, State, View } from '../../src/index.ts';
import { EVENTS, scratchWars as rules } from '../../src/index.ts';
import { describer, remedyText } from '../../src/texts.ts';
import { ID } from '../id.ts';
import type { DuelCards, DuelOrder } from './order.ts';
import { configOfOrder, doesOf, labelsOf, orderOf } from './order.ts';

/** The numbers on the table of a duel at one moment. Weapon k of seat s stands at s * 5 + k. */
export type Snapshot = Pick<
  View,
  'round' | 'starting' | 'active' | 'actions' | 'life' | 'energy' | 'used' | 'weapons' | 'winner'
>;

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

function cards(game: Game<State, View>, view: View, order: NewGame): DuelCards {
  const { config } = view;
  const { weapons } = game.determinize(view, rng('costs')).table;
  return {
    config,
    costs: weapons.map((weapon) => weapon?.cost ?? -1),
    does: doesOf(config),
    labels: labelsOf(config, order.names),
  };
}

const duel: GameAdapter<State, View> = {
  id: ID,
  game: rules,
  mind: async () => (await import('../../bot/index.ts')).mind,
  story: async () => (await import('./story.ts')).story,
  events: EVENTS,
  seatsOf: () => 2,
  configOf: (order) => {
    if (order.game !== ID) throw new Error('an order for another game');
    return configOfOrder(order as DuelOrder) as unknown as Json;
  },
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen: (by, { config }) => orderOf(by, config),
  describer: (names, viewer) =>
    describer(names, viewer === 'public' ? {} : { players: playersOfDuel(viewer as 0 | 1) }),
  remedy: remedyText,
  table: snapshot,
  cards,
  deckNames: async (config, lang, names) =>
    (await import('../../src/text/deck-names.ts')).deckNames(config, lang, names),
  ready: (decision) => decision === 'duel.chooseStartWeapon',
  chanceLine: /spun$|drawn$/i,
};

export const adapter = erased(duel);
