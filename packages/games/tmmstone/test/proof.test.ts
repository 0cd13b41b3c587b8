/** Scenarios, rule coverage, honesty, golden game, perft, and a short fuzz. */
import { fileURLToPath } from 'node:url';
import { describeProof, readScenarioText, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import { starter } from '../src/cards/decks.ts';
import { configOf, game, mechanicalKeys, rulingKeys, tmmstone } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mixedConfigs } from './configs.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));

/** Steps whose absence nothing can notice, or without which a loop has no end. */
const BEYOND = {
  'ability.chooseTargets': 'the head of a loop: without it the rest goes round for ever',
  'play.chooseTargets': 'the head of a loop: without it the rest goes round for ever',
  'summon.choosePlace': 'the head of a loop: without it the rest goes round for ever',
  'text.aim': 'the head of a loop: without it the rest goes round for ever',
  'text.aimed': 'every target of a public card is chosen when it is announced',
  'play.goOn': 'a jump over the step that only a countered spell needs, which then does nothing',
  'turn.acted': 'every act settles what it did itself; this is the net below',
};

/** Rulings that say what does not happen, so that nothing can cite them; each with the scenario that shows it. */
const SILENT: Readonly<Record<string, string>> = {
  R5: 'order/a-silenced-listener-is-skipped',
  R6: 'order/an-effect-goes-on-without-its-source',
  R28: 'pace, clarity and resigning are no part of the engine',
  R63: 'experiments/only-in-the-opponents-turn',
  R71: 'fields/no-unit-and-no-target',
  R117: 'units/dead-together-do-not-react',
  R128: 'loops/recursion-stops-when-nobody-dies',
};

/** Rulings that a file shows: under `rules`, which the engine must cite, or as the reason of a refusal. */
const rulingsOf = (text: string): string[] => [...text.replace(/#.*$/gm, '').matchAll(/\bR\d+\b/g)].map(([key]) => key);

it('scenarios show every ruling', () => {
  const shown = new Set(scenarioFiles(folder).flatMap((file) => rulingsOf(readScenarioText(file))));
  const all = Array.from({ length: 141 }, (_, i) => `R${i + 1}`);
  expect(all.filter((key) => !shown.has(key))).toEqual(Object.keys(SILENT));
});

describeProof(
  { describe, it },
  {
    game,
    adapter: scenarioAdapter,
    folder,
    mechanical: mechanicalKeys,
    mechanicalCount: 135,
    rulings: rulingKeys,
    honesty: { seed: 'stone', steps: 200, least: 76 },
    beyond: BEYOND,
    golden: {
      file: fileURLToPath(new URL('golden.txt', import.meta.url)),
      game: tmmstone('neutral'),
      configs: mixedConfigs,
      seed: 'golden',
      index: 2,
    },
    perft: {
      config: configOf(starter('combo-mathematician').list, starter('animal-physicist').list),
      sequences: [8, 128, 240, 432],
    },
    fuzz: { configs: mixedConfigs, seed: 'fuzz', decisions: often(10_000, 200_000) },
  },
);
