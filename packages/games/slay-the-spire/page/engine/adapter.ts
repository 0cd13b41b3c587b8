/** Slay the Spire for the table: its configurations, the table as a viewer sees it, its words. Fetched when it is first played. */
import { playersOfTeam } from '@kolbiste/cardkit/words';
import type { Json } from '@kolbiste/kernel';
import type { GameAdapter } from '@kolbiste/tablekit/engine/adapter.ts';
import { erased } from '@kolbiste/tablekit/engine/adapter.ts';
import type { NewGame } from '@kolbiste/tablekit/engine/protocol.ts';
import { heroForms } from '../../src/cards/words.ts';
import { readConfig } from '../../src/config.ts';
import { E, EVENTS } from '../../src/events.ts';
import type { Config, State, View } from '../../src/index.ts';
import { game, slayTheSpire } from '../../src/index.ts';
import { END_TURN } from '../../src/legal.ts';
import { describer, isQuiet, remedyText } from '../../src/texts.ts';
import { HEROES } from '../../src/vocabulary.ts';
import { spireTable } from './table.ts';

const ID = 'slay-the-spire';
const neutral = slayTheSpire('neutral');

/** An order of a fight or an adventure: its configuration as it stands in records. */
export interface SpireOrder extends NewGame {
  readonly config: Json;
}

function configOf(order: NewGame): Json {
  if (order.game !== ID) throw new Error('an order for another game');
  return readConfig((order as SpireOrder).config) as unknown as Json;
}

const orderOf = ({ players, names }: Pick<NewGame, 'players' | 'names'>, config: Config): SpireOrder => ({
  game: ID,
  players,
  names,
  config: config as unknown as Json,
});

const spire: GameAdapter<State, View> = {
  id: ID,
  game: (names) => (names === 'real' ? game : neutral),
  mind: async () => (await import('../../bot/index.ts')).mind,
  story: async () => (await import('./story.ts')).story,
  events: EVENTS,
  seatsOf: (config) => (config as unknown as Config).heroes.length,
  configOf,
  orderOf: (by, config) => orderOf(by, config as unknown as Config),
  orderSeen: (by, { config }) => orderOf(by, config),
  describer: (names, viewer) => describer(names, viewer === 'public' ? {} : { players: playersOfTeam(viewer) }),
  remedy: remedyText,
  table: (view, beside, own) =>
    spireTable(view, own ?? (beside === undefined ? [view] : [view, beside.before, beside.after])),
  cards: () => null,
  deckNames: async (config, lang, names) =>
    (config as Config).heroes.map((hero) => [heroForms(HEROES.indexOf(hero), names)[lang]]),
  chanceLine: /^(drew|drewHidden|shuffled|rolled|rewardSeen|eventRevealed|merchantCame|combatBegan|actBegan|blessed)$/,
  together: true,
  ready: (decision, option) => decision === 'play.act' && option === END_TURN,
  quiet: (kind) => kind === E.answer || isQuiet(kind),
};

export const adapter = erased(spire);
