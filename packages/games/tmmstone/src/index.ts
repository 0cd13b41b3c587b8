/** TMMStone, by its rulebook and the rulings R1 to R141. */
import './cards/compiled.ts';
import type { Game, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { configFrom } from './brought.ts';
import { cards } from './cards/all.ts';
import { clone } from './clone.ts';
import { shape } from './codec.ts';
import { describer } from './describe.ts';
import { EVENTS } from './events.ts';
import { game as root } from './flow/game.ts';
import { flow } from './flow/registry.ts';
import { invariant } from './invariant.ts';
import { optionName } from './names.ts';
import { OUTSIDE, REFUSALS } from './refusals.ts';
import { book } from './rulebook.ts';
import { readConfig } from './setup.ts';
import type { State } from './state.ts';
import { blank, TIE, UNDER_WAY } from './state.ts';
import type { View } from './view.ts';
import { determinize, view } from './view.ts';

/** Rises with every change of behaviour; a corpus of committed replays fails otherwise. */
export const RULES_VERSION = '3';

/** A cascade of ten thousand firings is a rule, not a bug [TMM R132]. */
const BUDGET = 1_000_000;

function result(s: State): Result | undefined {
  if (s.winner === UNDER_WAY) return undefined;
  if (s.winner === TIE) return { winners: [], draw: true, rule: ['goal.3'] };
  return { winners: [s.winner], draw: false, rule: ['goal.2'] };
}

/** The game with real or with neutral names of cards; everything else is the same. */
export function tmmstone(names: 'real' | 'neutral' = 'real'): Game<State, View, unknown> {
  return defineGame<State, View, unknown>({
    id: 'tmmstone',
    rulesVersion: RULES_VERSION,
    rulebook: book,
    flow,
    refusals: REFUSALS,
    outside: OUTSIDE,
    events: EVENTS,
    root,
    workBudget: BUDGET,
    seats: () => 2,
    configFrom,
    blank: (config, seed) => blank(readConfig(config), seed),
    begin: () => ({ at: 0, seat: 0 }),
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

export const game = tmmstone();
export { sumOf } from '@kolbiste/kernel';
export { cardIn, onBoard } from './board.ts';
export { FORMATS, type Format } from './brought.ts';
export { cards } from './cards/all.ts';
export { readCards } from './cards/check.ts';
export { DECK_LIMITS, type NamedDeck, readDeckFile, writeDeckFile, writeDeckText } from './cards/deck-file.ts';
export { type Starter, starters } from './cards/decks.ts';
export { cardsCalled } from './cards/find.ts';
export { type ListFault, listFaults, startSize } from './cards/lists.ts';
export { LANGS, type Lang, NAME_SETS, type NameSet, nameBook, nameOf } from './cards/names.ts';
export { readOwnCards } from './cards/own.ts';
export { cardData, pool, useOwnCards } from './cards/pool.ts';
export { ST } from './cards/printed.ts';
export { listAround, randomList } from './cards/random.ts';
export type { Card } from './cards/types.ts';
export { attackOf, attackParts, costOf, costParts, type Part } from './effects/figures.ts';
export { FOUND, readFound } from './effects/found.ts';
export { inForce, paidInLife, spellDamage } from './effects/statics.ts';
export { cardStruck, EVENTS, strikerIn } from './events.ts';
export { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT, attackOption } from './flow/numbers.ts';
export { T_HERO } from './legal.ts';
export { type Profile, RULINGS, SWITCH_NAMES, SWITCHES, type Switch } from './profile.ts';
export { keys, mechanicalKeys, rulingKeys } from './rulebook.ts';
export { configOf, readConfig, readList } from './setup.ts';
export type { Config, Laid, List, State, Unit } from './state.ts';
export { EXHAUSTED, FACE_DOWN, FROZEN, KNOWN, SILENCED } from './state.ts';
export { cardLines } from './text/card/index.ts';
export type { View } from './view.ts';
export type { Keyword, Kind, Tag } from './vocabulary.ts';
export {
  CLASS_NAMES,
  type ClassName,
  EFFECT_SLOTS,
  EXPERIMENT,
  KEYWORD_NAMES,
  KIND_NAMES,
  LIFE,
  MAX_LIST,
  ORG,
  POISONOUS,
  RARITY_NAMES,
  SAFE_ATTACKER,
  SHIELD,
  TAG_NAMES,
  UNIT_SLOTS,
} from './vocabulary.ts';
