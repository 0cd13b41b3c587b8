/** Which cards must be carried out: the whole base set, every official card that the rulebook names, and of each later type the whole first set that brought it. */
import { expect, test } from 'vitest';
import { cards } from '../src/cards/all.ts';
import type { CardRow } from '../src/cards/types.ts';
import { cardKey } from '../src/names.ts';

const BASE_SET = 341;

/** Official cards that the rulebook names; five more that it names were never printed in an official set. */
const NAMED = [
  1005, 1014, 1016, 1026, 1034, 1048, 1058, 1061, 1068, 1082, 1084, 1094, 1103, 1105, 1106, 1137, 1168, 1173, 1175,
  1195, 1203, 1207, 1213, 1221, 1237, 1274, 1278, 1308, 1323, 1328, 1330, 1334, 2005, 2022, 2024, 2028, 2043, 2074,
  2076, 2082, 2084, 2105, 2115, 2118, 2127, 2137, 2168, 2171, 2173, 3013, 3024, 3040, 3053, 3054, 3058, 3092, 3094,
  3095, 3100, 3106, 4027, 4033, 4036, 4051, 4065, 4069, 4087, 4093, 4095, 4101, 4114, 5009, 5051, 5062, 6002, 6007,
  6015, 6026, 6028, 6052, 6072, 6077, 7013, 7056, 7077, 7085, 7112, 7120,
];

/** Of each type that the base set does not have: the first set that brought it, and how many cards of it. */
const FIRST: readonly (readonly [kind: CardRow['kind'], set: CardRow['set'], count: number])[] = [
  ['relic', 'inquisition', 19],
  ['warzone', 'warzone', 16],
  ['ki', 'apocalypse', 17],
  ['alliance', 'golgotha', 7],
  ['beast', 'paradiseLost', 10],
];

/** What is not carried out, by its key and the words that it waits for. */
const missing = (among: readonly CardRow[]): string[] =>
  among
    .filter(({ text, needs = [] }) => text === undefined || needs.length > 0)
    .map(({ id, needs = [] }) => `${cardKey(id)} (${id}): ${needs.join(', ')}`);

test('the whole base set is carried out', () => {
  const base = cards.filter(({ set }) => set === 'base');
  expect(base).toHaveLength(BASE_SET);
  expect(missing(base)).toEqual([]);
});

test('every official card that the rulebook names is carried out', () => {
  const named = cards.filter(({ id }) => NAMED.includes(id));
  expect(named).toHaveLength(NAMED.length);
  expect(missing(named)).toEqual([]);
});

test.each(FIRST)('the whole first set of the type %s, %s, is carried out', (kind, set, count) => {
  const first = cards.filter((card) => card.kind === kind && card.set === set);
  expect(first).toHaveLength(count);
  expect(missing(first)).toEqual([]);
});

test('no earlier set brought one of these types', () => {
  expect(cards.filter(({ set, kind }) => set === 'base' && FIRST.some(([other]) => other === kind))).toEqual([]);
});
