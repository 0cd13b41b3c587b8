/** Two hundred seeded games of one to four players end, whatever is answered. */
import { rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.ts';
import { mixedConfigs } from './configs.ts';

/** Plays a game at random; every position keeps the invariant. @returns how many answers it took */
function play(config: unknown, seed: string): number {
  const random = rng(seed);
  const s = game.setup(config, seedFrom(seed));
  for (let answers = 0; answers < 20_000; answers++) {
    const pending = game.pending(s);
    if (pending.length === 0) return answers;
    const [{ seat }] = pending;
    const options = game.options(s, seat);
    game.answer(s, seat, options[random.int(options.length)]);
    const fault = game.invariant?.(s);
    if (fault !== undefined) throw new Error(`${seed} after ${answers} answers: ${fault}`);
  }
  return Number.POSITIVE_INFINITY;
}

describe('fuzz', () => {
  it('two hundred games of one to four players end, the invariant held throughout', { timeout: 300_000 }, () => {
    for (let i = 0; i < 200; i++) expect(play(mixedConfigs(i), `ring ${i}`)).toBeLessThan(20_000);
  });
});
