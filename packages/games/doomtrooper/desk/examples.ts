import type { Desk } from '@kolbiste/gamekit/desk';

export const examples: Desk['examples'] = {
  play: ['play doomtrooper --seats human,greedy --format bauhaus', 'play doomtrooper --cards my-cards.json'],
  sim: [
    'sim doomtrooper --games 10 --seed 1',
    'sim doomtrooper --games 10 --format random --profile rules=international --profile rounds=25 --seed 1',
  ],
  strength: ['strength doomtrooper --seed 1 --levels greedy,random'],
  judge: ['judge doomtrooper'],
  rules: ['rules doomtrooper 4.22.1'],
  coverage: ['rules coverage doomtrooper'],
  profiles: ['rules profiles doomtrooper tournament international'],
  cards: ['cards doomtrooper --affiliation bauhaus', 'cards doomtrooper --scripted no --missing teamGame'],
  show: ['cards show sean-gallagher'],
  new: ['cards new doomtrooper deck-mishima --seed rita --out my-deck.json'],
  check: ['cards check doomtrooper my-deck.txt', 'cards check my-cards.json'],
};
