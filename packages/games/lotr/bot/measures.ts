/** The numbers of The Lord of the Rings that players go by; what all share counts for all. */
import type { Measure } from '@kolbiste/gamekit';
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { CHARACTERS, ENGAGED, STAGING } from '../src/state.ts';
import { ENEMY, HERO } from '../src/vocabulary.ts';
import { progressMade } from './points.ts';
import { stagingThreat } from './seen.ts';

function over(s: State, figure: (t: Thing) => number): number {
  let sum = 0;
  for (const t of s.things) sum += figure(t);
  return sum;
}

const isCharacter = (t: Thing): boolean => t.zone === CHARACTERS;
const isHero = (t: Thing): boolean => isCharacter(t) && reading.type(t.card) === HERO;

export const measures: readonly Measure<State>[] = [
  { name: { cs: 'postup ve výpravě', en: 'progress on the quest' }, of: progressMade, worth: 13 },
  { name: { cs: 'vaše hrozba', en: 'your threat' }, of: (s, seat) => s.threat[seat], worth: -5 },
  { name: { cs: 'hrdinové ve hře', en: 'heroes in play' }, of: (s) => over(s, (t) => Number(isHero(t))), worth: 80 },
  {
    name: { cs: 'poškození hrdinů', en: 'damage on heroes' },
    of: (s) => over(s, (t) => (isHero(t) ? t.damage : 0)),
    worth: -7,
  },
  {
    name: { cs: 'spojenci ve hře', en: 'allies in play' },
    of: (s) => over(s, (t) => Number(isCharacter(t) && reading.type(t.card) !== HERO)),
    worth: 25,
  },
  {
    name: { cs: 'nepřátelé ve hře', en: 'enemies in play' },
    of: (s) => over(s, (t) => Number((t.zone === ENGAGED || t.zone === STAGING) && reading.type(t.card) === ENEMY)),
    worth: -35,
  },
  { name: { cs: 'hrozba v předpolí', en: 'threat in the staging area' }, of: stagingThreat, worth: -9 },
  { name: { cs: 'karty ve vaší ruce', en: 'cards in your hand' }, of: (s, seat) => s.hands[seat].length, worth: 6 },
];
