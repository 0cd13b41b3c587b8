/** A game that goes on from the middle of a recorded one. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { chanceOf, forkedSpec, readReplay, writeReplay } from '@kolbiste/kernel';
import { staged } from '../engine/games.ts';
import { withHintsUntil } from '../engine/marks.ts';
import { cut } from './cut.ts';

/** How many draws the game had made when so many answers had been given. */
function drawsAt(record: ReplayRecord, answers: number): number {
  const game = staged(record.game).game('real');
  const { seed, source } = chanceOf(record.chance);
  const s = game.setup(record.config, seed, { chance: source });
  for (const [seat, option] of record.steps.slice(0, answers)) game.answer(s, seat, option, { chance: source });
  return s.draws;
}

/**
 * The record of a game with the first answers of another, whose draws to come hang on a secret of its own.
 * @param text the record of the other
 * @param secret 256 bits in 64 hex digits
 */
export function fork(text: string, answers: number, secret: string): string {
  const record = readReplay(text);
  const chance = forkedSpec(record.chance, drawsAt(record, answers), secret);
  return writeReplay(cut({ ...withHintsUntil(record, answers), chance }, answers));
}
