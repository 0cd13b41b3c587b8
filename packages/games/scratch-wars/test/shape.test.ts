/**
 * Clone and codec of this game are written by hand: for speed, and because every first visit loads them. The shape of the state,
 * declared here, says what they must not forget.
 */
import type { Field } from '@kolbiste/kernel';
import { given, int, ints, rng, seedFrom, shapeOf } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { encodeBody } from '../src/codec.ts';
import { flow } from '../src/flow/registry.ts';
import { scratchWars } from '../src/index.ts';
import { readConfig } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { clone, compile } from '../src/state.ts';
import { mixedConfigs } from './configs.ts';

const pair = ints({ length: 2 });
/** The printed cards follow from the configuration: shared, and not saved. */
const table: Field<State['table'], State> = {
  copy: (value) => value,
  json: () => null,
  read: (_j, _path, { config }) => compile(config),
};
const shape = shapeOf<State>(flow, {
  config: given(readConfig),
  table,
  round: int(0),
  starting: int(-1, 1),
  active: int(-1, 1),
  actions: int(0, 4),
  life: pair,
  energy: pair,
  used: pair,
  weapons: ints({ length: 10 }),
  winner: int(-2, 1),
});

it('clone and codec know every field that is declared, in whole games played by chance', () => {
  const game = scratchWars();
  for (let n = 0; n < 8; n++) {
    const random = rng(`shape ${n}`);
    const s = game.setup(mixedConfigs(n), seedFrom(`shape ${n}`));
    while (game.pending(s).length > 0) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
      const copy = clone(s);
      expect(copy).toEqual(shape.clone(s));
      for (const name of ['life', 'energy', 'used', 'weapons'] as const) expect(copy[name]).not.toBe(s[name]);
      const { table: unsaved, ...declared } = shape.encodeBody(s);
      expect(unsaved).toBe(null);
      expect(encodeBody(s)).toEqual(declared);
    }
    expect(game.decode(JSON.parse(JSON.stringify(game.encode(s))))).toEqual(s);
  }
});
