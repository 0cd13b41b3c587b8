/** Doomtrooper by its tournament rules and the rulings R1 to R158. */
import './cards/fill.ts';
import type { Game, Json, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { printedCards } from './cards/pool.ts';
import { shape } from './codec.ts';
import { describer } from './describe.ts';
import { EVENTS } from './events.ts';
import { game as root } from './flow/game.ts';
import { flow } from './flow/registry.ts';
import { invariant } from './invariant.ts';
import { optionName } from './names.ts';
import { OUTSIDE_REFUSALS, REFUSALS } from './refusals.ts';
import { book } from './rulebook.ts';
import { configFrom, configOf } from './setup.ts';
import type { State } from './state.ts';
import { BY_LAST, BY_TIME, blank, clone, DRAW, UNDER_WAY } from './state.ts';
import type { View } from './view.ts';
import { determinize, view } from './view.ts';

/** Rises with every change of behaviour. 0 while the game is being made: no record of it is kept. */
export const RULES_VERSION = '0';

function result(s: State): Result | undefined {
  if (s.winner === UNDER_WAY) return undefined;
  const rule = s.reason === BY_LAST ? ['4.1.7', 'R133'] : s.reason === BY_TIME ? ['6.5'] : ['6.1'];
  return s.winner === DRAW ? { winners: [], draw: true, rule: ['6.8'] } : { winners: [s.winner], draw: false, rule };
}

/** The game with real or with invented names of cards; everything else is the same. */
export function doomtrooper(names: 'real' | 'neutral' = 'real'): Game<State, View, unknown> {
  return defineGame<State, View, unknown>({
    id: 'doomtrooper',
    rulesVersion: RULES_VERSION,
    rulebook: book,
    flow,
    refusals: REFUSALS,
    outside: OUTSIDE_REFUSALS,
    events: EVENTS,
    root,
    fixed: ['config'],
    seats: (s) => s.hands.length,
    configFrom: (setups: readonly (Json | null)[], common: Json) => configFrom(setups, common),
    blank: (config, seed) => blank(configOf(config), seed),
    begin: () => ({ seat: 0, at: 0 }),
    clone,
    encodeBody: shape.encodeBody,
    decodeBody: shape.decodeBody,
    view,
    determinize,
    name: optionName,
    describe: describer(names),
    result,
    printed: printedCards(),
    unsettled: (s) => s.batch.length > 0,
    invariant,
  });
}

export const game = doomtrooper();
export { giveTo, heal } from './atoms/pieces.ts';
export { gainActions } from './atoms/turn.ts';
export * from './cards/card.ts';
export { cardOf, pool } from './cards/pool.ts';
export * from './cards/static.ts';
export * from './cards/timing.ts';
export { EVENTS } from './events.ts';
export { baseOf, figureOf } from './figures.ts';
export { awardNow } from './flow/award.ts';
export { mayBear } from './legal/lay.ts';
export { A_LED, A_MOVE, A_USE } from './options.ts';
export * from './pieces.ts';
export { keys, mechanicalKeys, rulingKeys } from './rulebook.ts';
export { DEALT_PROFILE, dealtConfig } from './setup.ts';
export { countOf, passing } from './sieve.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export * from './vocabulary.ts';
export { windows } from './windows.ts';
