/** Hints of every game: legal, repeatable, from the view of the seat alone; in the terminal, and in the record. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hintFor } from '@kolbiste/bots';
import { mindOf } from '@kolbiste/gamekit';
import { GAMES } from '@kolbiste/games';
import { readReplay, rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';

describe.each(GAMES)('hints of $id', (manifest) => {
  test('are legal, and the same in two worlds that look the same', async () => {
    const { game } = await manifest.rules();
    const mind = await mindOf(manifest);
    if (mind === null) return;
    const { trials } = await (await manifest.workshop()).workshop.trials();
    const random = rng(`hints ${manifest.id}`);
    let asked = 0;
    const configs = trials.measured();
    // Some games are over soon.
    for (let n = 0; n < 8 && asked < 3; n++) {
      const s = game.setup(configs[n % configs.length], seedFrom(`hints ${n}`));
      for (let at = 0; at < 60 && game.pending(s).length > 0; at++) {
        const [{ seat }] = game.pending(s);
        const options = game.options(s, seat).slice();
        if (options.length > 1 && at % 12 === 11) {
          const view = game.view(s, seat);
          const hint = hintFor(game, mind, JSON.parse(JSON.stringify(view)), seat, `${at}`);
          const named = hint.candidates.map(({ option }) => option);
          expect(named.length).toBeGreaterThan(0);
          expect(named.length).toBeLessThanOrEqual(3);
          expect(new Set(named).size).toBe(named.length);
          for (const option of named) expect(options).toContain(option);
          expect(hint.options).toBe(options.length);
          const { guide } = mind.evaluation;
          if (hint.candidates[0].reason.kind === 'usual') expect(guide?.habit(s, seat, options)).toBe(named[0]);
          const dealt = game.view(game.determinize(view, random), seat);
          expect(hintFor(game, mind, JSON.parse(JSON.stringify(dealt)), seat, `${at}`)).toEqual(hint);
          asked++;
        }
        game.answer(s, seat, options[random.int(options.length)]);
      }
    }
    expect(asked).toBeGreaterThan(2);
  });
});

test.each([
  ['hint', 'en', /What the strongest bot would do/, /chance to win about \d+ %/, /The record of the game will say/],
  ['rada', 'cs', /Co by udělal nejsilnější bot/, /naděje na výhru asi \d+\u00a0%/, /Záznam hry ponese značku/],
] as const)(
  '%s in the terminal, and a mark in the record that replay shows',
  async (word, lang, head, chance, marked) => {
    const [first] = GAMES;
    const file = join(scratchFolder(), 'game.json');
    const { code, out } = await kolbiste(
      ['play', first.id, '--seats', 'human,random', '--seed', '5', '--save', file, '--lang', lang],
      { input: `1\n${word}\n${word}\nquit\n` },
    );
    expect(code).toBe(0);
    for (const words of [head, chance, marked]) expect(out).toMatch(words);
    const { hints = [], steps } = readReplay(readFileSync(file, 'utf8'));
    expect(hints).toEqual([[steps.length, 0]]);
    const replay = await kolbiste(['replay', file, '--verify', '--lang', lang]);
    expect(replay.out).toMatch(new RegExp(`(after how many steps|po kolika krocích)\\): A ${steps.length}`));
    expect(replay.code).toBe(0);
  },
);
