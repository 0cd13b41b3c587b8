/** Scenarios, rule coverage, honesty, the golden game of two, perft. */
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@kolbiste/kernel';
import {
  checkGolden,
  coverageKeys,
  golden,
  honesty,
  perft,
  readScenarioText,
  runScenarioFile,
  scenarioFiles,
} from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game, lotr, mechanicalKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { questConfigs } from './configs.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = `${root}/scenarios/lotr`;
const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));
const run = ({ file, text }: (typeof files)[number]) => runScenarioFile([scenarioAdapter], file, {}, text);

/** Steps whose absence nothing can notice: what they do happens without them. */
const BEYOND = {
  'game.ended': 'the game ends behind it in any case',
  'combat.over': 'the last step: the procedure ends behind it in any case',
  'phaseEnds.over': 'the last step: the procedure ends behind it in any case',
  'playerAttack.finish': 'the last step: the procedure ends behind it in any case',
};

describe('scenarios', () => {
  const reports = files.map(run);
  for (const report of reports) {
    it(`holds: ${report.file.slice(folder.length + 1)}`, () => expect(report.failures).toEqual([]));
  }

  it('leave no mechanical paragraph white', () => {
    const keys = coverageKeys(game, mechanicalKeys, reports);
    expect(mechanicalKeys).toHaveLength(159);
    expect(keys.white).toEqual([]);
    expect(keys.cited).toEqual(keys.mechanical);
  });

  it('notice every broken step', { timeout: 600_000 }, () => {
    const tests = files.map((each) => () => run(each).ok);
    const report = honesty(game, tests, 'ring', 300, { except: BEYOND });
    expect(report.broken.length).toBeGreaterThan(170);
    expect(report.unnoticed).toEqual([]);
  });
});

describe('goldens', () => {
  it('a whole game of two stays as it was', () => {
    const text = golden(lotr('neutral'), { configs: questConfigs, seed: 'golden', index: 1 });
    expect(() => checkGolden(`${root}/packages/games/lotr/test/golden.txt`, text)).not.toThrow();
  });

  it('the number of sequences of answers stays as it was', () => {
    const s = game.setup(questConfigs(1), seedFrom('perft'));
    const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(game, s, depth, { chance: () => 0 }).sequences);
    expect(counts).toMatchInlineSnapshot(`
      [
        2,
        4,
        8,
        30,
        100,
        306,
      ]
    `);
  });
});
