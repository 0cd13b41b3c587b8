import type { Desk } from '@kolbiste/gamekit/desk';

export const examples: Desk['examples'] = {
  play: [
    'play scratch-wars',
    'play scratch-wars --seats human,hard --lang cs',
    'play scratch-wars --seats human,human --decks my-decks.json',
    'play scratch-wars --seats greedy,random --seed 7 --save game.json',
    'play scratch-wars --names neutral --profile trapOnLaying=no',
  ],
  sim: [
    'sim scratch-wars --games 1000 --seats greedy,random --seed 1',
    'sim scratch-wars --games 100000 --seed 1 --json > result.json',
    'sim scratch-wars --games 500 --seats normal,normal --decks my-decks.json --html report.html',
    'sim scratch-wars --games 20 --seed 7 --keep replays --csv games.csv',
    'sim scratch-wars --games 1000 --seed 1 --profile shrapnelSecond=must',
  ],
  strength: [
    'strength scratch-wars --seed 1',
    'strength scratch-wars --seed 1 --games 100 --levels greedy,random',
    'strength scratch-wars --seed 1 --levels hard,normal,easy,greedy,random --json',
  ],
  judge: [
    'judge scratch-wars/targets/own-cards-are-never-targets.yaml',
    'judge scratch-wars',
    'judge my-position.yaml --lang cs',
    'judge my-position.yaml --json',
  ],
  rules: [
    'rules scratch-wars 2.4.2.1',
    'rules scratch-wars R41',
    'rules scratch-wars 3.4',
    'rules scratch-wars prokleti zbrane',
    'rules scratch-wars shield weapon --json',
  ],
  coverage: ['rules coverage scratch-wars', 'rules coverage scratch-wars --json'],
  profiles: [],
  cards: [
    'cards scratch-wars --kind hero --stars 4',
    'cards scratch-wars --type bow --effect stit --lang cs',
    'cards scratch-wars --json > cards.json',
  ],
  show: ['cards show hero-001', 'cards show weapon-010 --lang cs'],
  new: [
    'cards new scratch-wars weapon-010 --seed 7',
    'cards new scratch-wars booster --seed 7 --out my-cards.json',
    'cards new scratch-wars deck --seed rita --out my-deck.json',
  ],
  check: ['cards check my-cards.json'],
};
