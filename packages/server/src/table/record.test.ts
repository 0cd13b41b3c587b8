/** The record of a finished game says what happened, or it is not made. */
import type { Json } from '@kolbiste/kernel';
import { chanceOf, secretFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { checkedSteps, OtherRules } from './session.ts';
import type { TableMeta } from './table-meta.ts';
import { chanceSpecOf } from './terms.ts';

const { game: rules, readCommon } = await GAMES[0].load();
const config = rules.configFrom([null, null], readCommon(null), 'a') as Json;
const seat = (name: string) => ({ value: secretFrom(name) });
const meta = { config, chance: { secret: secretFrom('table') }, seats: [seat('a'), seat('b')] } as unknown as TableMeta;
type Row = Parameters<typeof checkedSteps>[2][number];

/** The first answers of a game, each the first one that may be given. */
function answers(count: number): Row[] {
  const { seed, source } = chanceOf(chanceSpecOf(meta));
  const s = rules.setup(config, seed, { chance: source });
  return Array.from({ length: count }, () => {
    const [decision] = rules.pending(s);
    const given = { seat: decision?.seat ?? 0, option: rules.options(s, decision?.seat ?? 0)[0] ?? 0 };
    rules.answer(s, given.seat, given.option, { chance: source });
    return given;
  });
}

const SETUP: Row = { seat: -1, option: 0 };

test('every answer that was taken stands in it with the check of the state after it', () => {
  const steps = answers(8);
  const { steps: checked } = checkedSteps(rules as never, meta, [SETUP, ...steps]);
  expect(checked.map(([who, option]) => [who, option])).toEqual(steps.map(({ seat: who, option }) => [who, option]));
  expect(new Set(checked.map(([, , check]) => check)).size).toBe(8);
});

test('an answer that is refused now is not written down as if it had been taken', () => {
  const steps = answers(8);
  const changed = steps.with(4, { seat: steps[4]?.seat ?? 0, option: 99_999 });
  expect(() => checkedSteps(rules as never, meta, [SETUP, ...changed])).toThrow(OtherRules);
  expect(() => checkedSteps(rules as never, meta, [SETUP, ...changed])).toThrow(/^step 5: /);
});
