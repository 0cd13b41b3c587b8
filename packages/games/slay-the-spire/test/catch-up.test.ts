/** A hero joins between acts: he alone goes through the table, then the next act is laid out for all (22.14). */
import { rng, seedFrom } from '@kolbiste/kernel';
import { pick } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../src/cards/maps.ts';
import { carried } from '../src/carry.ts';
import { readConfig } from '../src/config.ts';
import { game } from '../src/index.ts';
import * as H from '../src/state.ts';

const ACT_TWO = 2;
const GOLD_OF_TABLE = 6;
const GOLD_OF_NEOW = 3;

/** An adventure of one hero after its first act, as it passes over. */
function afterActOne(): ReturnType<typeof carried> {
  const s = game.setup(readConfig({ heroes: ['ironclad'] }), seedFrom('catch up'));
  s.heroes[0][H.GOLD] = 0;
  const from = carried(game.view(s, 'public'));
  return { ...from, node: mapOf(1, from.map).nodes.length - 1 };
}

describe('catching up', () => {
  it('is for newcomers alone, and leads into the next act', () => {
    const config = readConfig({ heroes: ['ironclad', 'defect'], joining: 1, from: afterActOne() });
    const s = game.setup(config, seedFrom('join'));
    const before = H.pileOf(s, 0, H.DECK).slice();
    const random = rng('join');
    let most = 0;
    for (let k = 0; k < 2000 && game.pending(s).some(({ id }) => id !== 'chooseRows.name'); k++) {
      for (const asked of game.pending(s)) expect(asked.seat).toBe(1);
      most = Math.max(most, s.heroes[1][H.GOLD]);
      const [seat, option] = pick(game, s, random);
      game.answer(s, seat, option);
    }
    expect(s.act).toBe(ACT_TWO);
    expect(s.heroes[0][H.GOLD]).toBe(0);
    expect(H.pileOf(s, 0, H.DECK)).toEqual(before);
    expect(most).toBeGreaterThanOrEqual(GOLD_OF_TABLE + GOLD_OF_NEOW);
  });

  it('refuses more newcomers than heroes', () => {
    expect(() => readConfig({ heroes: ['ironclad'], joining: 1 })).toThrow(/joining/);
  });
});
