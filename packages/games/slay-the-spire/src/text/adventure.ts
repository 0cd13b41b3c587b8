/** Words around the acts: what an adventure changes, rows, keys, and whether the group goes on. */
import { byNumber } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import type { Feat } from '../atoms/feats.ts';
import { FEATS } from '../atoms/feats.ts';
import { printedRow } from '../cards/quick-start.ts';
import { ONWARD } from '../flow/go-on.ts';
import type { View } from '../view.ts';
import type { HeroId } from '../vocabulary.ts';
import { HEROES } from '../vocabulary.ts';
import { changeWords } from './changes.ts';
import { actNumber, room } from './event-words.ts';
import type { Say } from './events-fight.ts';
import type { Talk } from './talk.ts';
import { aloneAs, count, enemyCalled, hero, two } from './talk.ts';

const changeText = (t: Talk, change: number): string => two(t, ...changeWords(change));

const KEY_WORDS: readonly (readonly [cs: string, en: string])[] = [
  ['rubínový klíč', 'the ruby key'],
  ['safírový klíč', 'the sapphire key'],
  ['smaragdový klíč', 'the emerald key'],
];
const keyName = (t: Talk, key: number): string => two(t, ...(KEY_WORDS[key] ?? (['klíč', 'a key'] as const)));

function actAloneAs(hero: HeroId): readonly [cs: string, en: string] {
  const [cs, en] = aloneAs(HEROES.indexOf(hero));
  return [`Věž III ${cs}`, `act III ${en}`];
}

const FEAT_WORDS: Readonly<Record<Feat, readonly [cs: string, en: string]>> = {
  strength: ['8 žetonů síly', '8 strength'],
  poison: ['30 žetonů jedu na nepřátelích', '30 poison on enemies'],
  shivs: ['7 dýk v jednom tahu', '7 shivs in one turn'],
  powers: ['7 Schopností ve hře', '7 powers in play'],
  block: ['20 bodů obrany', '20 block'],
  firstTurn: ['boss poražený v 1. kole', 'a boss beaten in round 1'],
  four: ['Věž III vyhraná ve čtyřech', 'act III won by four'],
  unhurt: ['boss poražený bez jediného zranění', 'a boss beaten with all HP'],
  small: ['Věž III s balíčky nejvýše 5 karet', 'act III with decks of at most 5 cards'],
  transient: ['mizející nepřítel zabitý dřív, než zmizel', 'an enemy that fades killed before it did'],
  common: ['Věž III bez neobvyklých a vzácných karet', 'act III without uncommon and rare cards'],
  collectors: ['Věž III s průměrně 12 relikviemi', 'act III with 12 relics on average'],
  ruby: actAloneAs('ironclad'),
  emerald: actAloneAs('silent'),
  sapphire: actAloneAs('defect'),
  amethyst: actAloneAs('watcher'),
  daily: ['Věž III v denní výzvě', 'act III in a daily climb'],
  noRelics: ['Věž III bez jediné relikvie', 'act III without a relic'],
};
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
