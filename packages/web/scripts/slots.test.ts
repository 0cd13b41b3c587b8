import { readFileSync } from 'node:fs';
import { GAMES } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { onlyParts, withPart } from './slots.ts';

describe.each(GAMES)('$id', ({ id, page }) => {
  const text = readFileSync(new URL(`../../games/${id}/manifest.ts`, import.meta.url), 'utf8');

  it('brings the parts that are kept, and no other', () => {
    const kept = [...onlyParts(text, ['rules', 'parts']).matchAll(/(\w+): .*import\(/g)].map(([, slot]) => slot);
    expect(kept).toEqual(page === null ? ['rules'] : ['rules', 'parts']);
  });

  it('says of windows whether there are any, and brings none', () => {
    const { windows } = GAMES.find((game) => game.id === id) ?? {};
    expect(onlyParts(text, []).includes('windows: true')).toBe(windows !== null);
    expect(onlyParts(text, [])).not.toMatch(/windows: (?!true)/);
  });

  it.runIf(page !== null)('a part that comes along is not waited for', () => {
    const told = withPart(text, 'engine', 'adapter');
    expect(told).toMatch(/^import \{ adapter \} from '@kolbiste\/[\w-]+\/engine';/);
    expect(told).toContain('engine: async () => ({ adapter })');
    expect(withPart(text, 'nothing', 'adapter')).toBe(text);
  });

  it.runIf(page !== null)('a worker is told nothing of the front page', () => {
    expect(onlyParts(text, ['engine'])).not.toMatch(/front|colours|rooms|decks/);
    expect(onlyParts(text, ['parts'])).toMatch(/colours[^]*rooms/);
  });

  it('every part is of the form that is taken out', () => {
    expect(onlyParts(text, [])).not.toContain('import(');
  });
});
