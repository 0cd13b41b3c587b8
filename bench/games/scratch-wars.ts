/** Figures of Scratch Wars: full rules, random decks of the whole pool, random seats. */
import { configOf, game, randomDeck } from '@kolbiste/scratch-wars';
import { measured } from '../measured.ts';

const configs = Array.from({ length: 64 }, (_, i) =>
  configOf(randomDeck(`bench ${i} a`, 'free'), randomDeck(`bench ${i} b`, 'free')),
);

export const { check, play, clone, encode, hash, stateBytes, search } = measured(game, configs);
