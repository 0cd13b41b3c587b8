/** Every scenario holds, together they list every mechanical paragraph (`rules coverage` says which they prove) and notice steps that do nothing. */
import { fileURLToPath } from 'node:url';
import { honesty, PATIENT, readScenarioText, runScenarioFile, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game, mechanicalKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));
const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));

/** Procedures of a fight. */
const FIGHT =
  /^(combat|round|play|playCard|use|useAlone|effect|settle|inAnyOrder|enemiesTurn|chooseCards|chooseOne|orb|channel|gainShivs|throwShivs|scry|copyAttack|searchPlay)\./;

describe('scenarios', () => {
  for (const { file, text } of files)
    it(`holds: ${file.slice(folder.length + 1)}`, () =>
      expect(runScenarioFile([scenarioAdapter], file, {}, text).failures).toEqual([]));

  it('list every mechanical paragraph', () => {
    const listed = new Set(
      files.flatMap(({ text }) =>
        [...(/^rules: \[(.*)\]/m.exec(text)?.[1] ?? '').matchAll(/[\w.]+/g)].map(([key]) => key),
      ),
    );
    expect(mechanicalKeys.filter((key) => !listed.has(key))).toEqual([]);
  });

  it('notice every broken step of a fight', PATIENT, () => {
    const tests = files
      .filter(({ file }) => !file.includes('/acts/'))
      .map(
        ({ file, text }) =>
          () =>
            runScenarioFile([scenarioAdapter], file, {}, text).ok,
      );
    const { broken, unnoticed } = honesty(game, tests, 'fights', 24, {
      among: ({ id }) => FIGHT.test(id),
    });
    expect(broken).toHaveLength(24);
    expect(unnoticed).toEqual([]);
  });
});
