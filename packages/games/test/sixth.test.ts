/** What a game costs the house outside its rules: a folder and its lines in the list. Nothing else is touched. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from './sixth/house.ts';
import { houseWithSixth } from './sixth/house.ts';

const GAME = 'high-card';
const fixture = fileURLToPath(new URL(`sixth/${GAME}`, import.meta.url));

describe('a sixth game, of its folder and two lines in the list', () => {
  let house: House;
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: house.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const kolbiste = (...args: string[]): string => run('packages/cli/bin/kolbiste.mjs', ...args);

  beforeAll(() => {
    house = houseWithSixth();
    run('scripts/rules.mjs');
  });
  afterAll(() => house.remove());

  it('has its lists of keys and texts made from its document', () => {
    for (const name of ['rules.keys.json', 'rules.text.json']) {
      const made = readFileSync(join(house.folder, 'packages/games', GAME, 'src', name), 'utf8');
      expect(readFileSync(join(fixture, 'src', name), 'utf8')).toBe(made);
    }
  });

  it('keeps the laws of the battery and its secrets, fits its manifest, and is played by link', () => {
    const vitest = join(house.folder, 'node_modules/vitest/vitest.mjs');
    const report = join(house.folder, 'report.json');
    run(
      vitest,
      'run',
      `packages/games/${GAME}`,
      'packages/games/registry.test.ts',
      'packages/web/test/pages.test.ts',
      'packages/web/test/words.test.ts',
      '--reporter=json',
      `--outputFile=${report}`,
    );
    const { success, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect(success).toBe(true);
    expect(numPassedTests).toBeGreaterThan(40);
  });

  it('is judged, and each of its paragraphs is shown', () => {
    const { passed, failed } = JSON.parse(kolbiste('judge', GAME, '--json'));
    expect([passed, failed]).toEqual([3, 0]);
    expect(JSON.parse(kolbiste('rules', 'coverage', GAME, '--json'))).toMatchObject({ white: ['1'], oneSided: ['3'] });
    expect(kolbiste('rules', GAME, '3', '--lang', 'en')).toContain('the player showed in the round before');
  });

  it('is played in the terminal, and its record is checked', () => {
    const saved = join(house.folder, 'game.json');
    const told = kolbiste('play', GAME, '--seats', 'greedy,random', '--seed', '7', '--save', saved, '--lang', 'cs');
    expect(told).toContain('Konec hry');
    expect(existsSync(saved)).toBe(true);
    expect(kolbiste('replay', '--verify', saved, '--lang', 'en')).toContain('every draw and every step');
  });

  it('is simulated, and bots that look ahead play it', () => {
    const { games } = JSON.parse(
      kolbiste('sim', GAME, '--games', '6', '--seats', 'easy,greedy', '--seed', '1', '--json'),
    );
    expect(games).toBe(6);
  });
});
