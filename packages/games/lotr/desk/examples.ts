import type { Desk } from '@kolbiste/gamekit/desk';

export const examples: Desk['examples'] = {
  play: ['play lotr --seats human,normal --easy --lang cs'],
  sim: ['sim lotr --games 100 --seats normal --easy --prompts --seed 1'],
  strength: ['strength lotr --easy --levels normal,greedy,random --games 40 --seed 1'],
  judge: [],
  rules: [],
  coverage: [],
  profiles: [],
  cards: [],
  show: [],
  new: [],
  check: [],
};
