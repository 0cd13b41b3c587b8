import type { Candidates, Game } from '@kolbiste/kernel';
import { runBattery } from '../battery.ts';
import { CheckError } from '../table.ts';
import type { Change } from './game.ts';
import { coinsConfigs, coinsGame } from './game.ts';
import type { Coins } from './state.ts';

/** Enough games for every part of this one to come up. */
export const CAMPAIGN = { configs: coinsConfigs, games: 12, seed: 'coins' } as const;

/** A game with one part broken: the check that must notice, what is broken, and what the message must say. */
export type Mutant = readonly [check: string, what: string, make: () => Game<Coins, any>, message: RegExp];

/** Broken in its definition. */
export const changed = (change: Change) => (): Game<Coins, any> => coinsGame(change);

/** Broken in the interface itself, past the definition. */
export const spoilt = (change: (whole: Game<Coins, any>) => Partial<Game<Coins, any>>) => (): Game<Coins, any> => {
  const whole = coinsGame();
  return { ...whole, ...change(whole) };
};

export function pushAll(out: Candidates, ...options: number[]): void {
  for (const option of options) out.push(option);
}

/** What the battery says against a game. @throws when it has nothing to say */
export function failureOf(game: Game<any, any>, only?: readonly string[]): CheckError {
  try {
    runBattery(game, { ...CAMPAIGN, maxAnswers: 200, ...(only === undefined ? {} : { only }) });
  } catch (error) {
    if (error instanceof CheckError) return error;
    throw error;
  }
  throw new Error('the battery passed');
}
