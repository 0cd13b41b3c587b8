/** Words around the acts: what an adventure changes, rows, keys, and whether the group goes on. */
import type { Option, Seat } from '@kolbiste/kernel';
import { ONWARD } from '../flow/go-on.ts';
import type { View } from '../view.ts';
import { actNumber, room } from './event-words.ts';
import type { Say } from './events-fight.ts';
import type { Talk } from './talk.ts';
import { count, enemyCalled, hero, two } from './talk.ts';

/** What each change of the rules says, by its place. */
const CHANGES: readonly (readonly [cs: string, en: string])[] = [
  ['hrdinové začínají s 5 náhodnými bezbarvými kartami', 'heroes begin with 5 random colourless cards'],
  ['hrdinové začínají s 5 náhodnými vzácnými kartami', 'heroes begin with 5 random rare cards'],
  ['hrdinové začínají s náhodnou relikvií bossů', 'heroes begin with a random boss relic'],
  ['odměna karta znamená proměnu karty', 'a card reward means a transformation'],
  ['karta z běžných střetnutí znamená relikvii', 'a card from normal encounters means a relic'],
  [
    'hrdinové začínají s relikvií, která mezi jejich odměny přidává karty všech',
    'heroes begin with the relic that adds cards of all heroes to their rewards',
  ],
  ['na konci každého souboje ztrácí každý hrdina 1 žt', 'each hero loses 1 HP at the end of each combat'],
  [
    'na konci každého souboje se každému hrdinovi promění 1 náhodná karta',
    '1 random card of each hero is transformed at the end of each combat',
  ],
  [
    'žetony mapy leží lícem dolů, dokud na ně skupina nevstoupí',
    'tokens of the map lie face down until they are entered',
  ],
  ['hrdinové začínají se 2 náhodnými kartami Kleteb', 'heroes begin with 2 random curses'],
  ['na konci každé události ztrácí každý hrdina 2 žt', 'each hero loses 2 HP at the end of each event'],
  ['hrdinové nesmějí odpočívat', 'heroes may not rest'],
];
export const changeText = (t: Talk, change: number): string =>
  two(t, ...(CHANGES[change] ?? (['pravidla se mění', 'the rules change'] as const)));

const KEY_WORDS: readonly (readonly [cs: string, en: string])[] = [
  ['rubínový klíč', 'the ruby key'],
  ['safírový klíč', 'the sapphire key'],
  ['smaragdový klíč', 'the emerald key'],
];
const keyName = (t: Talk, key: number): string => two(t, ...(KEY_WORDS[key] ?? (['klíč', 'a key'] as const)));

export const ADVENTURE_EVENTS = {
  keyGained: (t, { a }) => two(t, `skupina získává ${keyName(t, a)}`, `the group gains ${keyName(t, a)}`),
  levelApplied: (t, { a, b }) =>
    hero(t, b, `začíná podle ${a}. stupně Vzestupu o 1 žt níž`, `begin 1 HP lower by ascension level ${a}`),
  changeInForce: (t, { a }) =>
    two(t, `po celou hru platí: ${changeText(t, a)}`, `for the whole game: ${changeText(t, a)}`),
  actPrepared: (t, { a }) =>
    two(t, `skupina připravuje balíčky pro Věž ${actNumber(a)}`, `decks of act ${actNumber(a)} are laid out`),
  actWon: (t, { a }) => two(t, `Věž ${actNumber(a)} je vyhraná`, `act ${actNumber(a)} is won`),
  bossRevealed: (t, { a }) =>
    two(t, `na vrcholu čeká ${enemyCalled(t, a, -1, 'nom')}`, `at the top waits ${enemyCalled(t, a, -1, 'nom')}`),
  tokenRevealed: (t, { b }) => two(t, `žeton mapy se otáčí: ${room(t, b)}`, `a token is turned up: ${room(t, b)}`),
  goOnVoted: (t, { a, b }) =>
    b === ONWARD ? hero(t, a, 'chce jít dál', 'want to go on') : hero(t, a, 'chce skončit', 'want to stop'),
  rewardsShuffled: (t, { a, b }) =>
    hero(t, a, `si míchá balíček odměn (${count(t, b, 'cards')})`, `shuffle the reward deck (${count(t, b, 'cards')})`),
  rowTaken: (t, { a, b }) => hero(t, a, `zaujímá ${b + 1}. řadu`, `take row ${b + 1}`),
} as const satisfies Readonly<Record<string, Say>>;

type Answer = (t: Talk, v: View, seat: Seat, option: Option) => string;
export const ADVENTURE_OPTIONS: { readonly [decision: string]: Answer } = {
  'goOn.vote': (t, v, _seat, option) =>
    option === ONWARD
      ? two(t, `Pokračovat do Věže ${actNumber(v.act + 1)}`, `Go on to act ${actNumber(v.act + 1)}`)
      : two(t, 'Ukončit dobrodružství', 'End the adventure'),
  'chooseRows.name': (t, _v, _seat, option) =>
    two(t, `Postavit se do ${option + 1}. řady`, `Stand in row ${option + 1}`),
};

const asks =
  (cs: string, en: string): ((t: Talk, v: View, seat: Seat) => string) =>
  (t) =>
    two(t, cs, en);
export const ADVENTURE_QUESTIONS = {
  'goOn.vote': asks('Věž je vyhraná. Půjdete dál?', 'The act is won. Do you go on?'),
  'chooseRows.name': asks('Do které řady se postavíte?', 'In which row do you stand?'),
};
