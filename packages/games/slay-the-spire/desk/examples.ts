import type { Desk } from '@kolbiste/gamekit/desk';

export const examples: Desk['examples'] = {
  play: [
    'play slay-the-spire --lang cs',
    'play slay-the-spire --mode fight --profile enemy=lagavulin --seats human,normal',
  ],
  sim: ['sim slay-the-spire --games 20 --seats normal --seed 1'],
  strength: ['strength slay-the-spire --mode fight --levels normal,greedy,random --games 40 --seed 1'],
  judge: [],
  rules: [],
  coverage: [],
  profiles: [],
  cards: ['cards slay-the-spire --kind enemy --lang cs'],
  show: [],
  new: [],
  check: [],
};
