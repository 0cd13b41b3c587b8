/** The clone is written by hand for speed; the shape of the state says what it must not forget. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { shape } from '../src/codec.ts';
import { game } from '../src/index.ts';
import { clone } from '../src/state.ts';
import { mixedConfigs } from './configs.ts';

it('the clone copies every field that is declared, in whole games played by chance', () => {
  let held = 0;
  for (let n = 0; n < 6; n++) {
    const random = rng(`shape ${n}`);
    const s = game.setup(mixedConfigs(n), seedFrom(`shape ${n}`));
    for (let k = 0; k < 150 && game.pending(s).length > 0; k++) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
      const [copy, declared] = [clone(s), shape.clone(s)];
      expect(copy).toEqual(declared);
      for (const name of shape.names) expect(copy).toHaveProperty(name);
      for (const name of shape.names)
        if (Array.isArray(s[name])) expect([name, copy[name] === s[name]]).toEqual([name, false]);
      held += s.things.length + s.lasting.length;
    }
  }
  expect(held).toBeGreaterThan(100);
});
