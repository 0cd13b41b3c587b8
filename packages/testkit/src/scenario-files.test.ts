import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coinsAdapter } from './coins/scenario.ts';
import { WHOLE } from './coins/scenario-text.ts';
import { readScenarioText, runScenarioFiles, scenarioFiles } from './scenario-files.ts';
import { ScenarioFileError } from './scenario-source.ts';

describe('scenario files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are found below a folder in the order of their names, and run', () => {
    mkdirSync(join(folder, 'b'));
    writeFileSync(join(folder, 'b', 'x.yml'), WHOLE);
    writeFileSync(join(folder, 'a.yaml'), WHOLE);
    writeFileSync(join(folder, 'notes.txt'), 'x');
    expect(scenarioFiles(folder)).toEqual([join(folder, 'a.yaml'), join(folder, 'b', 'x.yml')]);
    expect(runScenarioFiles([coinsAdapter()], folder).map((report) => report.ok)).toEqual([true, true]);
  });

  it('are refused when there are none, or they are no text, or too long', () => {
    expect(() => scenarioFiles(folder)).toThrow(/a folder without any/);
    expect(() => scenarioFiles(join(folder, 'x'))).toThrow(/nothing of this name/);
    expect(() => readScenarioText(folder)).toThrow(ScenarioFileError);
    expect(() => readScenarioText(join(folder, 'x'))).toThrow(/a file that can be read/);
    writeFileSync(join(folder, 'x.yaml'), new Uint8Array([103, 255, 254]));
    expect(() => readScenarioText(join(folder, 'x.yaml'))).toThrow(/text in UTF-8/);
    writeFileSync(join(folder, 'x.yaml'), 'x'.repeat(300_000));
    expect(() => readScenarioText(join(folder, 'x.yaml'))).toThrow(/at most 256 kB, found 300000 bytes/);
  });
});
