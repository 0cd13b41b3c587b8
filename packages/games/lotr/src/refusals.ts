/**
 * Every refusal of the game: its code, the paragraph, and the key of the sentence that says what would help. A predicate
 * returns the number of a row.
 */
import type { RefusalRow } from '@kolbiste/kernel';
import { cite } from './rulebook.ts';

const rows: RefusalRow[] = [];

function row(code: string, remedy: string, ...paragraphs: string[]): number {
  return rows.push({ code, rule: cite(...paragraphs), remedy });
}

/** No candidate at all: beyond the table, so the kernel answers that there is no such option. */
export const NOT_HERE = 1_000_000;
// playing a card, using an ability
export const NO_RESOURCES = row('noResources', 'saveResources', '2.1', '2.4', 'G.5');
export const NO_SPHERE = row('noSphere', 'heroOfSphere', '2.1', '2.5');
export const NOT_NOW = row('notNow', 'waitForPhase', 'W.2');
export const NOT_YOUR_PLANNING = row('notYourPlanning', 'waitForPlanning', '2.3');
export const ONLY_ANSWERS = row('onlyAnswers', 'waitForTrigger', 'W.2');
export const UNIQUE_IN_PLAY = row('uniqueInPlay', 'otherCard', '2.2', '2.9');
export const NO_TARGET = row('noTarget', 'targetFirst', 'G.5');
export const NO_OTHER_PLAYER = row('noOtherPlayer', 'otherPlayer', 'G.11');
export const NO_COST = row('noCost', 'payFirst', 'G.5');
export const USED_UP = row('usedUp', 'waitForLimit', 'G.13');
export const IS_EXHAUSTED = row('isExhausted', 'waitForRefresh', 'G.5');
export const TOO_FEW_PAYERS = row('tooFewPayers', 'morePayers', '2.4', 'G.5');
export const IS_GUARDED = row('isGuarded', 'freeFirst', 'K.6');
// choosing
export const WRONG_TARGET = row('wrongTarget', 'otherTarget', 'G.5');
// quest
export const NOT_READY = row('notReady', 'readyFirst', '3.1');
export const TRAVEL_NOT_MET = row('travelNotMet', 'meetTravel', '4.3');
// combat
export const DEFENDER_EXHAUSTED = row('defenderExhausted', 'otherDefender', '6.2.2.1', 'L23');
export const NOT_YOUR_ATTACK = row('notYourAttack', 'onlySentinel', '6.2.2.4', 'L26');
export const ALREADY_ATTACKED = row('alreadyAttacked', 'otherEnemy', '6.3.0.5', 'L54');
export const ATTACKER_EXHAUSTED = row('attackerExhausted', 'otherAttacker', '6.3.0.2', 'L55');
export const NO_ATTACKER = row('noAttacker', 'attackerFirst', '6.3.0.2', 'L55');
export const OUT_OF_REACH = row('outOfReach', 'rangedOnly', '6.3.1.1', 'L54', 'L89', 'K.1');
export const ONLY_HEROES = row('onlyHeroes', 'chooseHero', '6.2.5.2', 'L42');
export const ENEMY_CANNOT_ATTACK = row('enemyCannotAttack', 'otherEnemy', 'L17', 'L21', 'G.2');
export const ENEMY_HAS_ATTACKED = row('enemyHasAttacked', 'otherEnemy', 'L18');

export const REFUSALS: readonly RefusalRow[] = rows;

export const OUTSIDE = {
  over: { code: 'over', rule: cite('X.4'), remedy: 'newGame' },
  notYou: { code: 'notYou', rule: cite('W.1'), remedy: 'wait' },
  unknown: { code: 'noSuchOption', rule: cite('W.1'), remedy: 'chooseOffered' },
} as const;
