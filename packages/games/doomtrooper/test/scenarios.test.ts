/** Every scenario holds: positions written from the rulebook, with what must follow in them. */
import { fileURLToPath } from 'node:url';
import { readScenarioText, runScenarioFile, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { scenarioAdapter } from '../src/scenario.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));

describe('scenarios', () => {
  for (const file of scenarioFiles(folder))
    it(`holds: ${file.slice(folder.length + 1)}`, () =>
      expect(runScenarioFile([scenarioAdapter], file, {}, readScenarioText(file)).failures).toEqual([]));
});
