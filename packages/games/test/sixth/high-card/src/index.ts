/** High card: the smallest game of the house. */
import type { Json, Result } from '@kolbiste/kernel';
import { defineGame } from '@kolbiste/kernel';
import { EVENTS, OUTSIDE, REFUSALS, root } from './flow.ts';
import { book } from './rulebook.ts';
import type { Config, State } from './state.ts';
import { blank, CARDS, clone, decodeBody, encodeBody, flow, readConfig } from './state.ts';
import type { View } from './view.ts';
import { determinize, view } from './view.ts';
import { describe } from './words.ts';

function result(s: State): Result | undefined {
  if (s.frames.length > 0) return undefined;
  const [a, b] = s.points;
  return a === b ? { winners: [], draw: true, rule: ['6'] } : { winners: [a > b ? 0 : 1], draw: false, rule: ['5'] };
}

export const game = defineGame<State, View, Config>({
  id: 'high-card',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: OUTSIDE,
  events: EVENTS,
  root,
  seats: () => 2,
  configFrom: (_setups, common: Json) => readConfig(common),
  blank: (config, seed) => blank(readConfig(config), seed),
  begin: () => ({}),
  clone,
  encodeBody,
  decodeBody,
  view,
  determinize,
  name: (_v, _decision, _seat, option) => `card ${option}`,
  describe,
  result,
  invariant(s) {
    const held = [...s.deck, ...s.hands.flat()];
    return held.some((card) => held.filter((other) => other === card).length > 2 || card > CARDS)
      ? 'a card lies on the table more than twice'
      : undefined;
  },
});

export { mechanicalKeys } from './rulebook.ts';
export type { Config, State } from './state.ts';
export type { View } from './view.ts';
