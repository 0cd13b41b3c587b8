/** For tests: the record of a whole game played at random. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom } from '@kolbiste/kernel';
import { configOf, game, randomDeck } from '../../src/index.ts';

/** @param name any text; the same makes the same game */
export function played(name: string): ReplayRecord {
  const config = configOf(randomDeck(`${name} a`, 'free'), randomDeck(`${name} b`, 'free'));
  const playing = recorder(game, config as never, keyedSpec(secretFrom(name)));
  const random = rng(name);
  for (let owed = game.pending(playing.state); owed.length > 0; owed = game.pending(playing.state)) {
    const { seat } = owed[0];
    const options = game.options(playing.state, seat);
    playing.answer(seat, options[random.int(options.length)]);
  }
  return playing.record();
}
