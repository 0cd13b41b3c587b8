/** Scratch Wars, mode Duel, by the detailed rules 1.01. */
import type { Game, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { invariant } from './atoms.ts';
import { configFrom } from './brought.ts';
import { decodeBody, encodeBody } from './codec.ts';
import { describer } from './describe.ts';
import { EVENTS } from './events.ts';
import { duel } from './flow/duel.ts';
import { flow } from './flow/registry.ts';
import { optionName } from './names.ts';
import { OUTSIDE, REFUSALS } from './refusals.ts';
import { book } from './rulebook.ts';
import { readConfig } from './setup.ts';
import type { State } from './state.ts';
import { blank, clone, DRAW, UNDER_WAY } from './state.ts';
import type { View } from './view.ts';
import { determinize, open, view } from './view.ts';

/** Rises with every change of behaviour; a corpus of committed replays fails otherwise. */
export const RULES_VERSION = '1.01-3';

function result(s: State): Result | undefined {
  if (s.winner === UNDER_WAY) return undefined;
  if (s.winner === DRAW) return { winners: [], draw: true, rule: ['2.3.4.2'] };
  return { winners: [s.winner], draw: false, rule: ['2.3.4.1'] };
}

/** The game with real or with neutral names of cards; everything else is the same. */
export function scratchWars(names: 'real' | 'neutral' = 'real'): Game<State, View, unknown> {
  return defineGame<State, View, unknown>({
    id: 'scratch-wars',
    rulesVersion: RULES_VERSION,
    rulebook: book,
    flow,
    refusals: REFUSALS,
    outside: OUTSIDE,
    events: EVENTS,
    root: duel,
    fixed: ['config', 'table'],
    seats: () => 2,
    configFrom,
    blank: (config, seed) => blank(readConfig(config), seed),
    begin: () => ({ picks: [-1, -1], spins: [0, 0], winner: -1 }),
    clone,
    encodeBody,
    decodeBody,
    view,
    open,
    determinize,
    name: optionName,
    describe: describer(names),
    result,
    invariant,
  });
}

export const game = scratchWars();
export * from './cards/index.ts';
export { END_REASONS, EVENTS } from './events.ts';
export type { Profile, Switch } from './profile.ts';
export { RULINGS, SWITCH_NAMES, SWITCHES } from './profile.ts';
export { keys, mechanicalKeys, rulingKeys } from './rulebook.ts';
export { configOf, configOfMade, readConfig } from './setup.ts';
export type { Config, State } from './state.ts';
export type { View } from './view.ts';
