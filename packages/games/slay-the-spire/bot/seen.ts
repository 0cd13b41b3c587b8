/** What judgements and habits ask of a fight in common: what the enemies are about to do, and how much there is left of them. */
import { CHANCE_FAST, firstSeat, newDice, openStep, optionList, reseed } from '@kolbiste/kernel';
import { incoming, strikes } from '../src/effects/threat.ts';
import { flow } from '../src/flow/registry.ts';
import { idle } from '../src/forecast.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { BLOCK, HP } from '../src/state.ts';

export { incoming, strikes };

/** More answers than an end of a round asks for. */
const MOST_ANSWERS = 60;
const listed = optionList();

/**
 * The table when nobody does anything more in this round, as the next one has begun; null = nobody may end a turn now. The forecast that is
 * told to people listens to what happens on the way, which takes a few times as long.
 */
function afterRound(world: State): State | null {
  if (flow.procedures[world.frames.at(-1)?.p ?? -1]?.name !== 'play') return null;
  const s = game.clone(world);
  s.chance = CHANCE_FAST;
  reseed(newDice(s.round), s.rng);
  for (let n = 0; n < MOST_ANSWERS && s.round === world.round; n++) {
    const owing = game.owing(s);
    if (owing === 0) break;
    const seat = firstSeat(owing);
    const count = game.list(s, seat, listed);
    game.play(
      s,
      seat,
      count === 1 ? listed[0] : idle(openStep(flow, s)?.id ?? '', Array.from(listed.subarray(0, count))),
    );
  }
  return s;
}

/** HP that this round takes from a hero as things stand: played to its end where turns may end, else by what enemies would throw. */
export function losses(s: State, seat: number): number {
  const { [HP]: hp, [BLOCK]: block } = s.heroes[seat];
  const later = afterRound(s);
  const lost = later === null ? incoming(s, seat) - block : hp - later.heroes[seat][HP];
  return Math.min(hp, Math.max(0, lost));
}

/** The same from what enemies would throw alone: a habit asks for it again and again. */
export const threatened = (s: State, seat: number): number => Math.max(0, incoming(s, seat) - s.heroes[seat][BLOCK]);

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}
