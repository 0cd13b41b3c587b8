/** Figures of TMMStone: full rules, every starter deck against every other, random seats. */
import { configOf, game, starters } from '@kolbiste/tmmstone';
import { measured } from '../measured.ts';

const configs = starters.flatMap((a) => starters.map((b) => configOf(a.list, b.list)));

export const { check, play, clone, encode, hash, stateBytes, search } = measured(game, configs);
