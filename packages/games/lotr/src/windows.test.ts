import { seedFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { pool } from './cards/pool.ts';
import { ACTION } from './cards/printed.ts';
import { configOf, game, starters, windowOf } from './index.ts';
import { RESOURCE } from './vocabulary.ts';

test('what may be done in the window after the resources may be done in that of planning, with nothing in between', () => {
  expect(pool.doings.filter(({ kind, phase }) => kind === ACTION && phase === RESOURCE)).toEqual([]);
  let met = 0;
  for (let i = 0; i < 24; i++) {
    const s = game.setup(configOf([starters[i % starters.length].list], true), seedFrom(`again ${i}`));
    let before: number[] | undefined;
    while (game.pending(s).length > 0 && s.round < 4) {
      const [decision] = game.pending(s);
      const options = game.options(s, 0).slice();
      const here = windowOf(game.view(s, 0), decision);
      if (before !== undefined) {
        expect(here?.window).toBe('planning');
        expect(before.filter((option) => !options.includes(option))).toEqual([]);
        met++;
      }
      before = here?.again === true ? options : undefined;
      game.answer(s, 0, here?.again === true ? here.option : options[(s.n + i) % options.length]);
    }
  }
  expect(met).toBeGreaterThan(5);
});
