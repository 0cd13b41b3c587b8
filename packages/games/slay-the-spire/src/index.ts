/** Slay the Spire: The Board Game. */
import type { Game, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { configFrom } from './brought.ts';
import { shape } from './codec.ts';
import { readConfig } from './config.ts';
import { describer } from './describe.ts';
import { EVENTS } from './events.ts';
import { adventure } from './flow/adventure.ts';
import { flow } from './flow/registry.ts';
import { optionName } from './names.ts';
import { OUTSIDE, REFUSALS } from './refusals.ts';
import { book } from './rulebook.ts';
import { layOut } from './setup.ts';
import type { Config, State } from './state.ts';
import { clone, UNDER_WAY, WON } from './state.ts';
import { VERBS } from './verbs/index.ts';
import type { View } from './view.ts';
import { determinize, view } from './view.ts';

function result(s: State): Result | undefined {
  if (s.outcome === UNDER_WAY) return undefined;
  if (s.outcome === WON) return { winners: s.heroes.map((_, seat) => seat), draw: false, rule: ['2.2'] };
  return { winners: [], draw: false, rule: ['2.3'] };
}

/** What texts of cards may say. */
export const verbNames: readonly string[] = VERBS.map(({ name }) => name);

/** Rises with every change that alters an old record (docs/old-games.md). */
export const RULES_VERSION = '2';

/** The game with real or with invented names; everything else is the same. */
export const slayTheSpire = (names: 'real' | 'neutral' = 'real'): Game<State, View, Config> =>
  defineGame<State, View, Config>({
    id: 'slay-the-spire',
    rulesVersion: RULES_VERSION,
    rulebook: book,
    flow,
    refusals: REFUSALS,
    outside: OUTSIDE,
    events: EVENTS,
    root: adventure,
    fixed: ['config'],
    seats: (s) => s.config.heroes.length,
    configFrom,
    blank: (config, seed) => layOut(readConfig(config), seed),
    begin: () => ({}),
    clone,
    encodeBody: shape.encodeBody,
    decodeBody: shape.decodeBody,
    view,
    determinize,
    name: optionName,
    describe: describer(names),
    result,
  });

export const game = slayTheSpire();

export { ACTS_HERE, configOf, MOST_ASCENSION, MOST_PACKS, PLAYABLE } from './config.ts';
export { EVENTS } from './events.ts';
export { keys, mechanicalKeys, rulingKeys } from './rulebook.ts';
export type { Config, State } from './state.ts';
export type { View } from './view.ts';
