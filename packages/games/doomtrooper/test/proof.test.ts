/** Scenarios, rule coverage, steps broken on purpose, golden games of two and of four, the number of sequences of answers, a short fuzz. */
import { fileURLToPath } from 'node:url';
import { checkGolden, describeProof, golden } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import { dealtConfig, game, mechanicalKeys, rulingKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mixedConfigs } from './configs.ts';

/** Steps whose absence no scenario can notice. */
const BEYOND = {
  'act.more': 'the step behind it goes on with the same text',
  'play.follows': 'whatever called it settles what has happened too',
  'claim.calm': 'the same',
  'some.settled': 'the same',
  'search.settled': 'the same',
  'teleport.settled': 'the same',
  'disease.settled': 'the same',
  'castOnce.settled': 'the same',
  'rearrange.settled': 'the same',
};

/** So many rounds of the table, and one more. */
const short = (seats: number, rounds: number) => (n: number) =>
  dealtConfig(seats, { name: 'dealt', rounds, tie: 'draw' }, n);
const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describeProof(
  { describe, it },
  {
    game,
    adapter: scenarioAdapter,
    folder: beside('../scenarios'),
    mechanical: mechanicalKeys,
    mechanicalCount: 341,
    rulings: rulingKeys,
    honesty: { seed: 'trooper', steps: 300, least: 125 },
    beyond: BEYOND,
    golden: { file: beside('golden.txt'), game, configs: short(2, 2), seed: 'golden' },
    perft: { config: short(2, 6)(0), sequences: [2, 4, 4, 6, 18] },
    fuzz: { configs: mixedConfigs, seed: 'trooper', decisions: often(3000, 100_000) },
  },
);

it('a whole game of four stays as it was', () => {
  const text = golden(game, { configs: short(4, 1), seed: 'golden' });
  expect(() => checkGolden(beside('golden-four.txt'), text)).not.toThrow();
});
