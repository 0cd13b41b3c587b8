/** Rooms of Slay the Spire: games that were played by habit until they stand there. */
import type { Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, secretFrom, writeReplay } from '@kolbiste/kernel';
import { configOf, game, PLAYABLE } from '@kolbiste/slay-the-spire';
import { habit } from '../../../games/slay-the-spire/bot/habit.ts';
import { goOn } from '../rings-record.ts';
import type { State } from './states.ts';

const SEEDS = 60;
const SETTINGS = { speed: 0, level: 'random' } as const;

/** The record of an adventure that comes to a question of its first hero after so many answers at least. */
export function standsAt(wanted: string, heroes: number, least: number): string {
  const config = configOf({ heroes: PLAYABLE.slice(0, heroes), last: 1 }) as unknown as Json;
  for (let seed = 0; seed < SEEDS; seed++) {
    const record = recorder(game, config, keyedSpec(secretFrom(`picture ${seed}`)));
    for (
      let next = game.pending(record.state)[0], n = 0;
      next !== undefined;
      [next] = game.pending(record.state), n++
    ) {
      if (next.id === wanted && next.seat === 0 && n >= least) return writeReplay(record.record());
      const options = game.options(record.state, next.seat);
      record.answer(next.seat, habit(record.state, next.seat, options));
    }
  }
  throw new Error(`no adventure comes to ${wanted}`);
}

const WANTED: readonly (readonly [name: string, question: string, heroes: number, least: number])[] = [
  ['blessing', 'blessings.blue', 1, 0],
  ['map', 'route.vote', 1, 30],
  ['event', 'event.choose', 1, 0],
  ['merchant', 'merchant.trade', 4, 0],
];

export const spire: readonly State[] = WANTED.map(([name, question, heroes, least]) => ({
  name: `slay-the-spire-${name}`,
  kind: 'table',
  open: (page) => goOn(page, standsAt(question, heroes, least), SETTINGS),
}));
