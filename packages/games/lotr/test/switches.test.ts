/** Every switch has its row in the docs and a scenario for each of its readings, which end differently. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readScenarioText, runScenario } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const docs = readFileSync(`${root}/docs/lotr-rulings.md`, 'utf8');

describe.each(Object.entries(CHOICES))('switch %s', (name, values) => {
  const fileOf = (value: string): string => `packages/games/lotr/scenarios/switches/${name}-${value}.yaml`;

  it('is told in the docs, its default first', () => {
    const row = docs.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    const told = values.map((value) => row.indexOf(`\`${value}\`:`));
    expect(told.every((at) => at > 0)).toBe(true);
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    for (const value of values) expect(row).toContain(fileOf(value));
  });

  it.each(values)('%s holds in its scenario, and in that of no other reading', (value) => {
    for (const other of values) {
      const file = `${root}/${fileOf(other)}`;
      expect(existsSync(file)).toBe(true);
      const text = readScenarioText(file).replace(`{${name}: ${other}}`, `{${name}: ${value}}`);
      expect([other, runScenario([scenarioAdapter], text, file).ok]).toEqual([other, other === value]);
    }
  });
});
