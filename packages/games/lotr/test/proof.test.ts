/** Scenarios, rule coverage, honesty, the golden game of two, perft, a short fuzz. */
import { fileURLToPath } from 'node:url';
import { describeProof } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import { game, lotr, mechanicalKeys, rulingKeys } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mixedConfigs, questConfigs } from './configs.ts';

/** Steps whose absence nothing can notice: what they do happens without them. */
const BEYOND = {
  'game.ended': 'the game ends behind it in any case',
  'combat.over': 'the last step: the procedure ends behind it in any case',
  'phaseEnds.over': 'the last step: the procedure ends behind it in any case',
  'playerAttack.finish': 'the last step: the procedure ends behind it in any case',
};

describeProof(
  { describe, it },
  {
    game,
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    mechanical: mechanicalKeys,
    mechanicalCount: 159,
    rulings: rulingKeys,
    honesty: { seed: 'ring', steps: 300, least: 171 },
    beyond: BEYOND,
    golden: {
      file: fileURLToPath(new URL('golden.txt', import.meta.url)),
      game: lotr('neutral'),
      configs: questConfigs,
      seed: 'golden',
      index: 1,
    },
    perft: { config: questConfigs(1), sequences: [2, 4, 8, 30, 100, 322] },
    fuzz: { configs: mixedConfigs, seed: 'ring', decisions: often(6000, 200_000) },
  },
);
