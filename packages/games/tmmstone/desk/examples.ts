import type { Desk } from '@kolbiste/gamekit/desk';

export const examples: Desk['examples'] = {
  play: ['play tmmstone --seats human,easy --decks my-deck.txt'],
  sim: ['sim tmmstone --games 200 --seats greedy,greedy --format random --seed 1'],
  strength: [],
  judge: [],
  rules: ['rules tmmstone taunt'],
  coverage: [],
  profiles: [],
  cards: ['cards tmmstone --class chemist --text kill'],
  show: [],
  new: ['cards new tmmstone deck-chemist --seed rita --out my-deck.json'],
  check: ['cards check tmmstone my-deck.txt'],
};
