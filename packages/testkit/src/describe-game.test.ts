/** What a game is proved with fails where something is wrong, and says what. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellarsConfigs, cellarsRules } from './cellars/game.ts';
import { CHAIN_LAWS } from './chains.ts';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import { coinsAdapter } from './coins/scenario.ts';
import { WHOLE } from './coins/scenario-text.ts';
import { describeGame } from './describe-game.ts';
import { failing, kept } from './failing.ts';
import type { GameProof } from './proof.ts';
import { describeProof } from './proof.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-'));
  writeFileSync(join(folder, 'a.yaml'), WHOLE);
  writeFileSync(join(folder, 'white.json'), '{"paragraphs": {}, "rulings": {}, "oneWay": {}}');
});
afterAll(() => rmSync(folder, { recursive: true }));

function proofWith(change: Partial<GameProof> = {}): Record<string, string> {
  const game = coinsGame();
  const { tests, ...runner } = kept();
  describeProof(runner, {
    game,
    adapter: coinsAdapter(game),
    folder,
    mechanical: ['2.3'],
    mechanicalCount: 1,
    rulings: [],
    honesty: { seed: 'coins', steps: 1, least: 1 },
    golden: { file: join(folder, 'none.txt'), game, configs: coinsConfigs, seed: 'golden' },
    perft: { config: { seats: 2, heap: 5, copies: 1 }, sequences: [3, 9] },
    fuzz: { configs: coinsConfigs, seed: 'fuzz', decisions: 200 },
    ...change,
  });
  return failing(tests);
}

describe('describeProof', () => {
  it('holds the data of a game against the game', () => {
    const failed = proofWith();
    expect(failed['holds: a.yaml']).toBeUndefined();
    expect(failed['the number of sequences of answers stays as it was']).toMatch(/^sequences: .*\$\[0\]: 6 and 3/);
    expect(failed['a whole game stays as it was']).toMatch(/none\.txt: no such file/);
    expect(failed['200 answers, legal and not, break no invariant']).toBeUndefined();
  });

  it('notices a lost paragraph, steps too few, and a scenario that does not hold', () => {
    const prove = 'prove every mechanical paragraph and every ruling but those written down as white';
    expect(proofWith({ mechanicalCount: 2 })[prove]).toMatch(/^the number of mechanical paragraphs: .*1 and 2/);
    expect(proofWith({ mechanical: ['2.3', '1.1'], mechanicalCount: 2 })[prove]).toMatch(/cited|white/);
    const honesty = { seed: 'coins', steps: 1, least: 9 };
    expect(proofWith({ honesty })['notice every broken step']).toMatch(
      /^steps that were broken: 1, expected at least 9/,
    );
    const adapter = coinsAdapter(coinsGame());
    const wrong = { ...adapter, facts: () => ({ heap: 77 }) };
    expect(proofWith({ adapter: wrong })['holds: a.yaml']).toMatch(/^what does not hold: /);
  });
});

describe('describeGame', () => {
  const { game, campaign } = cellarsRules(2);
  const manifest = { id: 'cellars', rules: async () => ({ game }), campaign: async () => ({ campaign }) };
  const battery = { configs: cellarsConfigs, games: 1, seed: 'x' };
  const worlds = { says: 'hands stay unknown', configs: cellarsConfigs, games: 1, seed: 'x' };
  const chains = { configs: cellarsConfigs, campaigns: 1, seed: 'x' };

  it('brings the laws of chains to a game with campaigns', async () => {
    const { tests, ...runner } = kept();
    await describeGame(runner, manifest, { battery, worlds, chains });
    for (const { name, says } of CHAIN_LAWS) expect(tests.has(`${name}: ${says}`)).toBe(true);
    expect(tests.has('hands stay unknown')).toBe(true);
    expect(tests.size).toBeGreaterThan(CHAIN_LAWS.length + 20);
  });

  it('does not let campaigns go untested, nor tests of none', async () => {
    const { tests: _, ...runner } = kept();
    await expect(describeGame(runner, manifest, { battery, worlds, chains: null })).rejects.toThrow(
      /^cellars: .*differ/,
    );
    const without = { ...manifest, campaign: null };
    await expect(describeGame(runner, without, { battery, worlds, chains })).rejects.toThrow(/^cellars: .*differ/);
  });
});
