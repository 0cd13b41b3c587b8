/** Figures of The Lord of the Rings: full rules, easy and normal, every learning deck alone and all four together, random seats. */
import { configOf, game, starters } from '@kolbiste/lotr';
import { measured } from '../measured.ts';

const lists = starters.map(({ list }) => list);
const configs = [true, false].flatMap((easy) => [
  ...lists.map((list) => configOf([list], easy)),
  configOf(lists, easy),
]);

export const { check, play, clone, encode, hash, stateBytes, search } = measured(game, configs);
