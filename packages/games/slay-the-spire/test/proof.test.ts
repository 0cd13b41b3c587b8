/** Scenarios, rule coverage, steps broken on purpose, the golden fight, the number of sequences of answers, a short fuzz. */
import { fileURLToPath } from 'node:url';
import { describeProof } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import { game, mechanicalKeys, rulingKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { fights } from './configs.ts';

/** Steps whose absence no scenario can notice. */
const BEYOND = { 'adventure.goesOn': 'scenarios begin behind it: campaigns are gone on with in chains.test' };

describeProof(
  { describe, it },
  {
    game,
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    mechanical: mechanicalKeys,
    mechanicalCount: 281,
    rulings: rulingKeys,
    honesty: { seed: 'spire', steps: often(60, 300), least: often(60, 127) },
    beyond: BEYOND,
    golden: {
      file: fileURLToPath(new URL('golden.txt', import.meta.url)),
      game,
      configs: fights,
      seed: 'golden',
      index: 1,
    },
    perft: { config: fights(0), sequences: [3, 10, 34, 92, 267] },
    fuzz: { configs: fights, seed: 'spire', decisions: often(4000, 200_000) },
  },
);
