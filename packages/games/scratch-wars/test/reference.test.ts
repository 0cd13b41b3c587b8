/** The engine and a plain second implementation of the rulebook agree on every question, fact and result. */
import { describe, expect, it } from 'vitest';
import type { Config } from '../src/index.ts';
import { SWITCH_NAMES, SWITCHES } from '../src/index.ts';
import { mixedConfigs } from './configs.ts';
import { compare } from './reference/lockstep.ts';
import { wildConfigs } from './reference/wild.ts';

const QUESTIONS = [
  'attack.shieldBonus',
  'attack.shields',
  'combo.chooseBonus',
  'combo.chooseTarget',
  'combo.fire',
  'duel.chooseStartWeapon',
  'duel.chooseStarter',
  'persistent.chooseBonus',
  'persistent.malusOn',
  'turn.breakCurse',
  'turn.chooseAction',
  'turn.lastCancel',
  'turn.lateCancel',
  'turn.mechanic',
  'turn.nightAttack',
  'use.chooseBonus',
  'use.chooseTarget',
  'use.secondTarget',
  'use.trick',
  'use.useOrIgnore',
];

/** Plays games 0 to n - 1 and lists where they part, what was asked, how they ended and which switches were set. */
function campaign(configs: (seed: number) => unknown, n: number) {
  const differences: string[] = [];
  const [questions, results, values] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (let k = 0; k < n; k++) {
    const config = configs(k) as Config;
    const game = compare(config, `reference ${k}`);
    const where = `game ${k}, after ${game.trail.length} answers, the last ${game.trail.at(-1)}`;
    if (game.difference !== '') differences.push(`${where}: ${game.difference}`);
    else results.add(game.result);
    for (const question of game.questions) questions.add(question);
    for (const name of SWITCH_NAMES) values.add(`${name} ${config.profile[name]}`);
  }
  return { differences, questions: [...questions].toSorted(), results: [...results].toSorted(), values };
}

const everyValue = SWITCH_NAMES.flatMap((name) => SWITCHES[name].map((value) => `${name} ${value}`));

describe('the plain second implementation', () => {
  // No card of the first list has a malus that falls on one of two persistent attacks rather than on the other.
  for (const [cards, configs, n, never] of [
    ['printed and odd cards', mixedConfigs, 400, 'persistent.malusOn'],
    ['hand-made cards', wildConfigs, 400, ''],
  ] as const) {
    it(`plays ${n} games with ${cards} like the engine`, () => {
      const { differences, questions, results, values } = campaign(configs, n);
      expect(differences).toEqual([]);
      expect(questions).toEqual(QUESTIONS.filter((each) => each !== never));
      expect(results).toEqual(['A', 'B', 'draw']);
      expect(values).toEqual(new Set(everyValue));
    });
  }
});
