/** The Lord of the Rings: The Card Game, Combat and the round around it, by its rulebook and the rulings L1 to L110. */
import './cards/compiled.ts';
import type { Game, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { configFrom } from './brought.ts';
import { cards } from './cards/all.ts';
import { shape } from './codec.ts';
import { describer } from './describe.ts';
import { EVENTS, EVENTS_BEFORE } from './events.ts';
import { game as root } from './flow/game.ts';
import { flow } from './flow/registry.ts';
import { invariant } from './invariant.ts';
import { optionName } from './names.ts';
import { endRules } from './outcome.ts';
import { OUTSIDE, REFUSALS } from './refusals.ts';
import { book } from './rulebook.ts';
import { readConfig } from './setup.ts';
import type { State } from './state.ts';
import { blank, clone, UNDER_WAY, WON } from './state.ts';
import type { View } from './view.ts';
import { determinize, view } from './view.ts';

/** Rises with every change of behaviour; a corpus of committed replays fails otherwise. */
export const RULES_VERSION = '2';

/** All win or lose together [LOTR S.4]. */
function result(s: State): Result | undefined {
  if (s.outcome === UNDER_WAY) return undefined;
  const all = s.config.lists.map((_, seat) => seat);
  return { winners: s.outcome === WON ? all : [], draw: false, rule: endRules(s) };
}

/** The game with real or with neutral names of cards; everything else is the same. */
export function lotr(names: 'real' | 'neutral' = 'real'): Game<State, View, unknown> {
  return defineGame<State, View, unknown>({
    id: 'lotr',
    rulesVersion: RULES_VERSION,
    rulebook: book,
    flow,
    refusals: REFUSALS,
    outside: OUTSIDE,
    events: EVENTS,
    eventsBefore: EVENTS_BEFORE,
    root,
    seats: (s) => s.config.lists.length,
    fixed: ['config'],
    configFrom,
    blank: (config, seed) => blank(readConfig(config), seed),
    begin: () => ({ at: 0 }),
    clone,
    encodeBody: shape.encodeBody,
    decodeBody: shape.decodeBody,
    view,
    determinize,
    name: optionName,
    describe: describer(names),
    result,
    printed: cards,
    unsettled: (s) => s.batch.length > 0,
    invariant,
  });
}

export const game = lotr();
export { copiesOf as counted } from '@kolbiste/cardkit/decks';
export { sumOf } from '@kolbiste/kernel';
export { type Brought, filled } from './brought.ts';
export { cardOf, cards } from './cards/all.ts';
export { deckAround, usableCards } from './cards/around.ts';
export { type DeckFault, deckFaults, tableFaults } from './cards/deck-check.ts';
export { readDeckFile, writeDeckFile, writeDeckText } from './cards/deck-file.ts';
export type { NamedDeck } from './cards/deck-list.ts';
export { deckFaultWords } from './cards/deck-words.ts';
export { starters } from './cards/decks.ts';
export { cardCalled, nearestCard } from './cards/find.ts';
export { nameBook, nameOf } from './cards/names.ts';
export { readOwnCards } from './cards/own.ts';
export { pool, printed, useOwnCards } from './cards/pool.ts';
export type { Card } from './cards/types.ts';
export { type Bringing, type Clash, clashes } from './clash.ts';
export { figure, figureParts, iconsOf, type Part, remaining, remainingParts } from './effects/figures.ts';
export {
  attackShares,
  pledged,
  type Share,
  stagingThreat,
  threatShares,
  willpower,
  willpowerShares,
} from './effects/sums.ts';
export { EVENTS } from './events.ts';
export { APART, ASKS } from './flow/pick-list.ts';
export { DOINGS, W_PLAY, W_USE } from './flow/window.ts';
export { activeLocation, attachmentsOf, isHero } from './in-play.ts';
export { cardKey } from './names.ts';
export { type ShadowEffects, type ShadowOdds, shadowOdds } from './odds.ts';
export { DEFEATS, type Defeat, defeatOf } from './outcome.ts';
export {
  combatConfig,
  type PlacedCard,
  POSITION_LIMITS,
  POSITION_TYPES,
  type Position,
  type PositionSide,
  positionOf,
  readPosition,
  writePosition,
} from './position.ts';
export { CHOICES, DEFAULTS } from './profile.ts';
export { reading } from './reading.ts';
export { keys, mechanicalKeys, rulingKeys } from './rulebook.ts';
export { configOf, readConfig, readList } from './setup.ts';
export type { Config, List, Placed, State, Thing } from './state.ts';
export {
  ACTIVE,
  ATTACHED,
  CHARACTERS,
  COMMITTED,
  cardIn,
  ENGAGED,
  EXHAUSTED,
  HAS_ATTACKED,
  MUTED,
  SHADOW,
  STAGE,
  STAGING,
  TURNED_UP,
  WON,
  ZONES,
} from './state.ts';
export type { View } from './view.ts';
export { readable } from './view.ts';
export * from './vocabulary.ts';
export { momentOf, standing, WINDOW_NAMES, windowOf, windows } from './windows.ts';
