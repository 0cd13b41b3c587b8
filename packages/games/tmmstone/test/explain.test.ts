import { outOfOrder, rng, seedFrom, sumOf } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import type { Part } from '../src/effects/figures.ts';
import { ATTACK, attackParts, COST, costParts } from '../src/effects/figures.ts';
import { attackOf, cardIn, configOf, costOf, keys, onBoard, starters, tmmstone } from '../src/index.ts';

const game = tmmstone('neutral');

it('the parts of every attack and every cost sum up to what the engine reads, in whole games played by chance', () => {
  let [plain, made] = [0, 0];
  const note = (of: typeof ATTACK | typeof COST, parts: readonly Part[], read: number): void => {
    expect(sumOf(parts)).toBe(read);
    expect(outOfOrder(of, parts)).toBeUndefined();
    for (const { rule } of parts) for (const key of rule) expect(keys).toContain(key);
    if (parts.length === 1) plain++;
    else made++;
  };
  for (let n = 0; n < 12; n++) {
    const random = rng(`explain ${n}`);
    const [a, b] = [starters[n % starters.length], starters[(n * 7 + 3) % starters.length]];
    const s = game.setup(configOf(a.list, b.list), seedFrom(`explain ${n}`));
    for (let k = 0; k < 300 && game.result(s) === undefined; k++) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
      for (const u of s.units) if (onBoard(u)) note(ATTACK, attackParts(s, u), attackOf(s, u));
      s.hands.forEach((hand, of) => {
        for (const entry of hand) {
          const card = cardIn(entry);
          note(COST, costParts(s, of, card), costOf(s, of, card));
        }
      });
    }
  }
  expect(plain).toBeGreaterThan(1000);
  expect(made).toBeGreaterThan(200);
});
