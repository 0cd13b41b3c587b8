/** Words around the acts: what an adventure changes, rows, keys, and whether the group goes on. */
import { byNumber } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import { FEATS } from '../atoms/feats.ts';
import { printedRow } from '../cards/quick-start.ts';
import { ONWARD } from '../flow/go-on.ts';
import type { View } from '../view.ts';
import { changeWords } from './changes.ts';
import { actNumber, room } from './event-words.ts';
import type { Say } from './events-fight.ts';
import { FEAT_WORDS } from './feats.ts';
import type { Talk } from './talk.ts';
import { count, enemyCalled, hero, two } from './talk.ts';

const changeText = (t: Talk, change: number): string => two(t, ...changeWords(change));

const KEY_WORDS: readonly (readonly [cs: string, en: string])[] = [
  ['rubínový klíč', 'the ruby key'],
  ['safírový klíč', 'the sapphire key'],
  ['smaragdový klíč', 'the emerald key'],
];
const keyName = (t: Talk, key: number): string => two(t, ...(KEY_WORDS[key] ?? (['klíč', 'a key'] as const)));

const featName = (t: Talk, n: number): string =>
  two(t, ...(FEATS[n] === undefined ? (['neznámé', 'an unknown one'] as const) : FEAT_WORDS[FEATS[n]]));

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
  quickRow: (t, { a, b }) =>
    two(t, `zrychlený start, ${printedRow(a)}. řádek (${b + 1}×)`, `quick start, row ${printedRow(a)} (${b + 1})`),
  achieved: (t, { a }) => two(t, `vyznamenání: ${featName(t, a)}`, `an achievement: ${featName(t, a)}`),
  boxesEarned: (t, { a, b }) =>
    hero(
      t,
      a,
      `smí zaškrtnout ${b} ${byNumber(b, 'políčko', 'políčka', 'políček')}`,
      `check ${b} ${b === 1 ? 'box' : 'boxes'}`,
    ),
  levelUnlocked: (t, { a }) =>
    two(t, `${a}. stupeň Vzestupu je odemčený, pokud nebyl`, `ascension level ${a} is unlocked if it was not`),
  burningLaid: (t) =>
    two(t, 'mezi žetony mapy je hořící elitní nepřítel', 'a burning elite is among the tokens of the map'),
  heroFell: (t, { a }) => hero(t, a, 'padá, ostatní bojují dál', 'fall, the others fight on'),
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
