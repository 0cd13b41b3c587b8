/** Words of the table of Slay the Spire in the terminal. */
import type { Bilingual } from '@kolbiste/gamekit/desk';
import { heroName } from '../src/text/talk.ts';
import { HEROES } from '../src/vocabulary.ts';

export const TABLE = {
  act: { cs: 'Věž {n}', en: 'Act {n}' },
  single: { cs: 'Jednotlivý souboj', en: 'A single fight' },
  floor: { cs: '{n}. řada mapy: {room}', en: 'row {n} of the map: {room}' },
  bossIs: { cs: 'boss {name}', en: 'boss {name}' },
  round: { cs: 'kolo {n}', en: 'round {n}' },
  die: { cs: 'na kostce {n}', en: 'the die shows {n}' },
  over: { cs: 'hra skončila', en: 'the game is over' },
  row: { cs: '{n}. řada:', en: 'Row {n}:' },
  everyRow: { cs: 'Ve všech řadách:', en: 'In every row:' },
  empty: { cs: 'nikdo', en: 'nobody' },
  hp: { cs: 'žt {n}/{most}', en: 'HP {n}/{most}' },
  block: { cs: 'obrana {n}', en: 'block {n}' },
  energy: { cs: 'energie {n}', en: 'energy {n}' },
  gold: { cs: 'zlaťáky {n}', en: 'gold {n}' },
  strength: { cs: 'síla {n}', en: 'strength {n}' },
  weak: { cs: 'slabost {n}', en: 'weak {n}' },
  vulnerable: { cs: 'zranitelnost {n}', en: 'vulnerable {n}' },
  poison: { cs: 'jed {n}', en: 'poison {n}' },
  shivs: { cs: 'dýky {n}', en: 'shivs {n}' },
  miracles: { cs: 'zázraky {n}', en: 'miracles {n}' },
  stance: { cs: 'postoj {name}', en: 'stance {name}' },
  orbs: { cs: 'orby: {list} (míst {n})', en: 'orbs: {list} ({n} slots)' },
  cubes: { cs: 'kostičky {n}', en: 'cubes {n}' },
  does: { cs: 'v tomto kole: {what}', en: 'this round: {what}' },
  unknown: { cs: 'podle hodu', en: 'as the die falls' },
  threat: { cs: 'hrozí zranění {n}, projde {lost}', en: 'damage to come {n}, {lost} through' },
  dies: { cs: 'konec tahu je smrt', en: 'ending the turn is death' },
  done: { cs: 'ukončil tah', en: 'has ended the turn' },
  dead: { cs: 'padl', en: 'has fallen' },
  hand: { cs: 'ruka {n}', en: 'hand {n}' },
  draw: { cs: 'dobírací balíček {n}', en: 'draw pile {n}' },
  discard: { cs: 'odkládací hromádka {n}', en: 'discard pile {n}' },
  exhaust: { cs: 'vyčerpané {n}', en: 'exhausted {n}' },
  deck: { cs: 'hrací balíček {n}', en: 'deck {n}' },
  handIs: { cs: 'Ruka:', en: 'Hand:' },
  attachedAre: { cs: 'Karty u nepřátel: {list}', en: 'Cards beside enemies: {list}' },
  powersAre: { cs: 'Schopnosti ve hře: {list}', en: 'Powers in play: {list}' },
  relicsAre: { cs: 'Relikvie: {list}', en: 'Relics: {list}' },
  potionsAre: { cs: 'Lektvary: {list}', en: 'Potions: {list}' },
  deckIs: { cs: 'Hrací balíček: {list}', en: 'Deck: {list}' },
  discardIs: { cs: 'Odkládací hromádka: {list}', en: 'Discard pile: {list}' },
  exhaustIs: { cs: 'Vyčerpané: {list}', en: 'Exhausted: {list}' },
  used: { cs: 'využitá', en: 'used' },
  usesLeft: { cs: 'zbývající použití: {n}', en: 'uses left: {n}' },
  cost: { cs: 'náklady {n}', en: 'cost {n}' },
  costX: { cs: 'náklady X', en: 'cost X' },
  noCost: { cs: 'bez nákladů', en: 'no cost' },
  upgraded: { cs: 'Vylepšená: {text}', en: 'Upgraded: {text}' },
  map: {
    cs: 'Mapa (jste na [ ], dál vede < >): M střetnutí, E elitní nepřítel, F hořící elitní nepřítel, ? událost, R táborák, T poklad, $ obchodník, B boss',
    en: 'Map (you are at [ ], paths lead to < >): M encounter, E elite, F burning elite, ? event, R campfire, T treasure, $ merchant, B boss',
  },
  copies: { cs: 'v balení {n}', en: '{n} in the box' },
  price: { cs: 'u obchodníka za {n}', en: '{n} gold at the merchant' },
  hpEach: { cs: 'žt {list} podle počtu hráčů', en: 'HP {list} by the number of players' },
  hpAll: { cs: 'žt {n}', en: 'HP {n}' },
} as const satisfies Record<string, Bilingual>;

export const KINDS = [
  'attack',
  'skill',
  'power',
  'curse',
  'status',
  'ticket',
  'enemy',
  'relic',
  'bossRelic',
  'potion',
  'special',
  'event',
  'blessing',
] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_WORDS: Readonly<Record<Kind, Bilingual>> = {
  attack: { cs: 'Útok', en: 'attack' },
  skill: { cs: 'Trik', en: 'skill' },
  power: { cs: 'Schopnost', en: 'power' },
  curse: { cs: 'Kletba', en: 'curse' },
  status: { cs: 'Stav', en: 'status' },
  ticket: { cs: 'Kupón', en: 'ticket' },
  enemy: { cs: 'nepřítel', en: 'enemy' },
  relic: { cs: 'relikvie', en: 'relic' },
  bossRelic: { cs: 'relikvie bosse', en: 'boss relic' },
  potion: { cs: 'lektvar', en: 'potion' },
  special: { cs: 'zvláštní předmět', en: 'special item' },
  event: { cs: 'událost', en: 'event' },
  blessing: { cs: 'požehnání', en: 'blessing' },
};

export const OWNER_WORDS: Readonly<Record<string, Bilingual>> = {
  ...Object.fromEntries(
    HEROES.map((id, hero) => [id, { cs: heroName(hero, 'cs'), en: `the ${heroName(hero, 'en')}` }]),
  ),
  colorless: { cs: 'bezbarvá', en: 'colorless' },
  curse: { cs: 'Kletby', en: 'curses' },
  status: { cs: 'Stavy', en: 'statuses' },
};

export const RARITY_WORDS: Readonly<Record<string, Bilingual>> = {
  starter: { cs: 'startovní', en: 'starter' },
  common: { cs: 'běžná', en: 'common' },
  uncommon: { cs: 'neobvyklá', en: 'uncommon' },
  rare: { cs: 'vzácná', en: 'rare' },
  special: { cs: 'zvláštní', en: 'special' },
};

export const DECK_WORDS: Readonly<Record<string, Bilingual>> = {
  first: { cs: 'první střetnutí', en: 'first encounter' },
  encounter: { cs: 'střetnutí', en: 'encounter' },
  elite: { cs: 'elitní nepřítel', en: 'elite' },
  summon: { cs: 'posila', en: 'summon' },
  boss: { cs: 'boss', en: 'boss' },
};

export const STANCE_NAMES: readonly Bilingual[] = [
  { cs: 'Rovnováha', en: 'Neutral' },
  { cs: 'Smír', en: 'Calm' },
  { cs: 'Hněv', en: 'Wrath' },
];
export const ORB_NAMES: readonly Bilingual[] = [
  { cs: 'blesk', en: 'lightning' },
  { cs: 'mráz', en: 'frost' },
  { cs: 'temnota', en: 'dark' },
];
