import { describe, expect, test } from 'vitest';
import { play } from '../duel/loop.ts';
import { COMPARED, FIRST_SEED } from '../duel/oracle.ts';
import { among, deal, step } from '../duel/weapons.ts';
import { isLegal, list, NODES, RESULT, ROUND, start, TURNS, take } from './rules.ts';

describe("the duel's rules as boardgame.io is given them", () => {
  test(`play the first ${COMPARED} games like the loop`, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + COMPARED; seed++) {
      const dealt = deal(seed);
      const cells = start(dealt);
      let { x } = dealt;
      let decisions = 0;
      while (cells[RESULT] < 0) {
        const options = list(cells);
        expect(options.length).toBeGreaterThan(1);
        x = step(x);
        decisions++;
        take(cells, options[among(x, options.length)]);
      }
      const [result, nodes, rounds, turns] = [cells[RESULT], cells[NODES], cells[ROUND], cells[TURNS]];
      expect({ result, decisions, nodes, rounds, turns, x: x >>> 0 }).toEqual(play(seed));
    }
  });

  test('call legal exactly what they list', () => {
    const cells = start(deal(FIRST_SEED));
    for (let turn = 0; cells[RESULT] < 0; turn++) {
      const options = list(cells);
      const legal = Array.from({ length: 40 }, (_, option) => option).filter((option) => isLegal(cells, option));
      expect(legal).toEqual(options.toSorted((a, b) => a - b));
      take(cells, options[turn % options.length]);
    }
  });
});
