/** What is due in a start or an end phase (12.9, 12.17, 13.13): of nobody, of each hero's things and hand, of the rules themselves (R4). */
import { readingOrder } from '../atoms/enemies.ts';
import { CHANGE_TEXTS } from '../cards/change-texts.ts';
import type { Ability } from '../cards/compile.ts';
import { whenOf } from '../cards/compile.ts';
import { startOf } from '../cards/heroes.ts';
import { enemyCard, faceOf, relicCard } from '../cards/pool.ts';
import { isChanged } from '../changes.ts';
import { empty } from '../lists.ts';
import type { State } from '../state.ts';
import {
  CARD,
  GONE,
  HAND,
  HERO,
  HP,
  ORBS,
  PASSING,
  POISON,
  POWERS,
  pileOf,
  RELICS,
  RETAINS,
  STANCE,
} from '../state.ts';
import {
  FROM_BOARD,
  FROM_CARD,
  FROM_ENEMY,
  FROM_ORB,
  FROM_POWER,
  FROM_RELIC,
  FROM_RULE,
  FROST,
  LIGHTNING,
  WRATH,
} from '../vocabulary.ts';
import { B_ETHEREAL, B_FROST, B_LIGHTNING, B_PASSING, B_POISON, B_RETAIN, B_WRATH } from './builtin.ts';

/** An entry: whose it is (-1 = nobody's), its program or which rule, what it comes from, what that is. */
export const ENTRY = 4;
const add = (s: State, owner: number, program: number, from: number, source: number): void => {
  s.pool.push(owner, program, from, source);
};

const speaks = (s: State, ability: Ability, when: number): boolean =>
  ability.when === when && (ability.die === 0 || ((ability.die >>> s.die) & 1) === 1);

/** Lasting texts of a hero that speak at a time. */
function addLasting(s: State, seat: number, when: number): void {
  for (const face of pileOf(s, seat, POWERS))
    for (const ability of faceOf(face).abilities)
      if (speaks(s, ability, when)) add(s, seat, ability.program, FROM_POWER, face);
  for (const relic of pileOf(s, seat, RELICS))
    for (const ability of relicCard(relic).abilities)
      if (speaks(s, ability, when)) add(s, seat, ability.program, FROM_RELIC, relic);
}

const hasAbilities = (enemy: readonly number[]): boolean => enemyCard(enemy[CARD]).abilities.length > 0;

/** Abilities of enemies that speak at a time: nobody's, as poison is [STS R4]. */
function addEnemies(s: State, when: number): void {
  if (!s.enemies.some(hasAbilities)) return;
  for (const e of readingOrder(s))
    for (const ability of enemyCard(s.enemies[e][CARD]).abilities)
      if (speaks(s, ability, when)) add(s, -1, ability.program, FROM_ENEMY, e);
}

const isUp = (s: State, seat: number): boolean => s.heroes[seat][HP] > 0;
const TIMES = {
  startOfTurn: whenOf('startOfTurn'),
  startOfCombat: whenOf('startOfCombat'),
  die: whenOf('die'),
  endOfTurn: whenOf('endOfTurn'),
  endOfCombat: whenOf('endOfCombat'),
  inHandAtEnd: whenOf('inHandAtEnd'),
  beforeDraw: whenOf('beforeDraw'),
};

/** What the heroes' texts say before the cards are drawn; whether there is anything [STS R106]. */
export function gatherBeforeDraw(s: State): boolean {
  empty(s.pool);
  for (let seat = 0; seat < s.heroes.length; seat++) if (isUp(s, seat)) addLasting(s, seat, TIMES.beforeDraw);
  return s.pool.length > 0;
}

/** All that is due at the start of the players' turn [STS 12.9] [STS 19.10] [STS 19.16]. */
export function gatherStart(s: State): void {
  empty(s.pool);
  addEnemies(s, TIMES.startOfTurn);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    if (s.round === 1) {
      const { combat } = startOf(s.heroes[seat][HERO]);
      if (combat >= 0) add(s, seat, combat, FROM_BOARD, s.heroes[seat][HERO]);
      addLasting(s, seat, TIMES.startOfCombat);
    }
    addLasting(s, seat, TIMES.startOfTurn);
    addLasting(s, seat, TIMES.die);
  }
}

/** What the hand does at the end of a turn; cards that are drawn in this phase come too late for it [STS R43]. */
function addHand(s: State, seat: number): void {
  for (const face of pileOf(s, seat, HAND)) {
    const { ethereal, abilities } = faceOf(face);
    if (ethereal) add(s, seat, B_ETHEREAL, FROM_CARD, face);
    for (const { when, program } of abilities) if (when === TIMES.inHandAtEnd) add(s, seat, program, FROM_CARD, face);
  }
}

const isPoisoned = (enemy: readonly number[]): boolean => enemy[GONE] === 0 && enemy[POISON] > 0;

/** All that is due at the end of the players' turn [STS 12.17] [STS 17.2] [STS 16.7] [STS 17.20]; poison first [STS R4]. */
export function gatherEnd(s: State): void {
  empty(s.pool);
  if (s.enemies.some(isPoisoned)) add(s, -1, B_POISON, FROM_RULE, -B_POISON);
  addEnemies(s, TIMES.endOfTurn);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    addLasting(s, seat, TIMES.endOfTurn);
    for (const orb of pileOf(s, seat, ORBS)) {
      if (orb === LIGHTNING) add(s, seat, B_LIGHTNING, FROM_ORB, orb);
      if (orb === FROST) add(s, seat, B_FROST, FROM_ORB, orb);
    }
    addHand(s, seat);
    if (s.heroes[seat][STANCE] === WRATH) add(s, seat, B_WRATH, FROM_BOARD, WRATH);
    if (s.heroes[seat][RETAINS] > 0) add(s, seat, B_RETAIN, FROM_RULE, -B_RETAIN);
    if (s.heroes[seat][PASSING] > 0) add(s, seat, B_PASSING, FROM_RULE, -B_PASSING);
  }
}

/** All that is due at the end of a fight [STS 13.13]. */
export function gatherCombatEnd(s: State): void {
  empty(s.pool);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    if (!isUp(s, seat)) continue;
    const { combatEnd } = startOf(s.heroes[seat][HERO]);
    if (combatEnd >= 0) add(s, seat, combatEnd, FROM_BOARD, s.heroes[seat][HERO]);
    addLasting(s, seat, TIMES.endOfCombat);
    for (const { change, program } of CHANGE_TEXTS) if (isChanged(s, change)) add(s, seat, program, FROM_RULE, 0);
  }
}
