import type { Core, Game } from '@kolbiste/kernel';
import type { BatteryOptions } from './battery.ts';
import { CHECKS, runBattery } from './battery.ts';

/** What is needed of a test runner; vitest's own `describe` and `it` fit. */
export interface Runner {
  readonly describe: (name: string, body: () => void) => void;
  readonly it: (name: string, body: () => void) => void;
}

/**
 * One test for each law of the battery, so that a failure names the law:
 * `describeBattery({ describe, it }, game, { configs, games: 50, seed: 'battery' })`.
 */
export function describeBattery<S extends Core, V>(runner: Runner, game: Game<S, V>, options: BatteryOptions): void {
  runner.describe(`conformance of ${game.id}`, () => {
    for (const check of CHECKS) {
      if (options.only !== undefined && !options.only.includes(check.name)) continue;
      runner.it(`${check.name}: ${check.says}`, () => void runBattery(game, { ...options, only: [check.name] }));
    }
  });
}
