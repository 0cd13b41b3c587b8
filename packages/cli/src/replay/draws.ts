/** Every draw of a record as it was asked for, for whoever recomputes them with a program of their own. */

import type { AnyGame } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { ReplayRecord } from '@kolbiste/kernel';
import { chanceOf, fastChance } from '@kolbiste/kernel';
import type { Context } from '../support/context.ts';
import { PROOF } from '../texts/proof.ts';

/** Draw k of the game: one of `values` numbers from 0 on; `step` answers had been given. */
export interface Draw {
  readonly k: number;
  readonly label: string;
  readonly values: number;
  readonly came: number;
  readonly step: number;
}

/** Plays a record that agrees, and notes its draws. */
export function drawsOf(game: AnyGame, record: ReplayRecord): Draw[] {
  const { seed, source } = chanceOf(record.chance);
  const draws: Draw[] = [];
  let step = 0;
  const io = {
    chance: {
      draw: (s: Parameters<typeof fastChance.draw>[0], label: string, values: number): number => {
        const came = (source ?? fastChance).draw(s, label, values);
        draws.push({ k: s.draws, label, values, came, step });
        return came;
      },
    },
  };
  const s = game.setup(record.config, seed, io);
  for (const [seat, option] of record.steps) {
    step++;
    game.answer(s, seat, option, io);
  }
  return draws;
}

export function printDraws(draws: readonly Draw[], { lang, out }: Context): void {
  out(say(lang, PROOF.drawsHead));
  for (const { k, label, values, came } of draws) out(`${k}  ${label}  ${values}  ${came}`);
}
