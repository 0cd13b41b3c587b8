/** What bots may ask of a position: the same as the cards say. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import { printed } from './cards/pool.ts';
import { configOf, game, reading, starters } from './index.ts';
import type { State } from './state.ts';
import { EVENT } from './vocabulary.ts';

/** Everything that is asked in a game by chance. */
function asked(i: number, look: (s: State, id: string, options: readonly number[]) => void): void {
  const s = game.setup(configOf([starters[i % starters.length].list], true), seedFrom(`reading ${i}`));
  const random = rng(`reading ${i}`);
  while (game.pending(s).length > 0) {
    const options = game.options(s, 0).slice();
    look(s, game.pending(s)[0].id, options);
    game.answer(s, 0, options[random.int(options.length)]);
  }
}

test('an option of a window or a response is read as the ability that it uses', () => {
  const met = { window: 0, response: 0 };
  for (let i = 0; i < 12; i++)
    asked(i, (s, id, options) => {
      for (const option of options) {
        const deed = id === 'window.act' ? reading.deed(s, option) : undefined;
        const answer = id === 'settle.respond' ? reading.answer(s, option) : undefined;
        if (option === 0) expect([deed, answer]).toEqual([undefined, undefined]);
        const read = deed ?? answer;
        if (id === 'settle.respond' && option !== 0) expect(answer).toBeDefined();
        if (read === undefined) continue;
        const here = [...s.things, ...s.left].some((t) => t.card === read.card);
        expect(here || s.hands[0].includes(read.card)).toBe(true);
        expect(read.words.length).toBeGreaterThan(0);
        if (deed !== undefined) met.window++;
        else met.response++;
      }
      if (id !== 'window.act') return;
      const events = s.hands[0].filter((card) => printed(card).type === EVENT && options.includes(1000 + card));
      for (const card of events) expect(reading.deed(s, 1000 + card)?.card).toBe(card);
    });
  expect(Math.min(met.window, met.response)).toBeGreaterThan(10);
});

test('a card of a list of piles is read without its owner', () => {
  let met = 0;
  for (let i = 2; i < 60; i += 4)
    asked(i, (s, id, options) => {
      if (id !== 'pickOne.fromDiscard' || reading.listed(s).what !== 'fromDiscard') return;
      for (const option of options) expect(s.discards[0]).toContain(reading.listedCard(s, option));
      met++;
    });
  expect(met).toBeGreaterThan(0);
});

test('what stands in the way of a stage, what binds an enemy, who gains by a kill', () => {
  const stages = [119, 120, 121, 122].map((card) => reading.quarry(card));
  expect(stages).toEqual([0, 0, 76, 76]);
  expect([69, 70].map((card) => reading.binds(card))).toEqual([true, false]);
  expect([77, 99].map((card) => reading.toll(card))).toEqual([true, false]);
  const s = game.setup(configOf([starters[1].list], true), seedFrom('slayers'));
  const slayers = s.things.filter((t) => reading.slays(s, t)).map(({ card }) => card);
  expect(slayers).toEqual([5]);
});
