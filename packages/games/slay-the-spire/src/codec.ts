/** The state's own fields: what may stand in each, how they are copied, written as JSON and read back. */
import { given, int, ints, list, shapeOf } from '@kolbiste/kernel';
import { readConfig } from './config.ts';
import { flow } from './flow/registry.ts';
import type { State } from './state.ts';
import { DECKS, ENEMY_FIELDS, HERO_FIELDS, PILE_KINDS } from './state.ts';

const any = int();
const numbers = ints({ most: 4000 });

export const shape = shapeOf<State>(flow, {
  config: given((j, path) => readConfig(j, path)),
  outcome: int(0, 2),
  act: int(1, 4),
  map: int(0, 1),
  node: any,
  tokens: numbers,
  boss: any,
  fight: any,
  round: any,
  die: int(0, 6),
  heroes: list(ints({ length: HERO_FIELDS.length }), { length: (s: State) => s.config.heroes.length }),
  piles: list(numbers, { length: (s: State) => s.config.heroes.length * PILE_KINDS }),
  enemies: list(ints({ length: ENEMY_FIELDS.length }), { most: 200 }),
  decks: list(numbers, { length: DECKS.length }),
  arrivals: numbers,
  notes: numbers,
  played: numbers,
  pool: numbers,
  dealt: numbers,
  offers: list(numbers, { most: 100 }),
  wares: list(numbers, { most: 100 }),
  served: numbers,
  event: any,
  keys: any,
  beaten: numbers,
  feats: any,
  changes: any,
  stopping: int(0, 1),
  eventsMet: any,
  portal: int(0, 1),
  over: int(0, 1),
});
