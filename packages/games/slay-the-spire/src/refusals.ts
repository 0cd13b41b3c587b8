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
// playing cards
export const NO_ENERGY = row('noEnergy', 'moreEnergy', '12.12');
export const UNPLAYABLE = row('unplayable', 'otherCard', '24.4');
export const NOT_MET = row('notMet', 'meetCondition', '12.13', 'R9');
export const NO_MORE_CARDS = row('noMoreCards', 'nextTurn', 'R20');
export const SAME_CARD = row('sameCard', 'firstOfSame', '12.12');
// tokens and items
export const NO_SHIV = row('noShiv', 'gainShiv', '17.6', 'R36');
export const NO_MIRACLE = row('noMiracle', 'gainMiracle', '17.11', 'R13');
export const ENERGY_FULL = row('energyFull', 'spendEnergy', '7.6', 'R14');
export const USED_UP = row('usedUp', 'nextCombat', '19.14', '19.15');
export const HAS_NO_USE = row('hasNoUse', 'waitForTime', '12.10');
// choosing
export const ENOUGH = row('enough', 'fewerCards', '12.13');
export const TOO_FEW = row('tooFew', 'moreCards', '12.13');
// the way and its rooms
export const NO_PATH = row('noPath', 'followPath', '9.1', 'R84');
export const NO_GOLD = row('noGold', 'moreGold', '9.7', 'R112');
export const NO_UPGRADE = row('noUpgrade', 'otherCard', '8.18', 'R77');
export const NO_TRANSFORM = row('noTransform', 'otherCard', '8.19', 'R76');
export const NO_REMOVE = row('noRemove', 'otherCard', '8.17', 'R78');
export const POTIONS_FULL = row('potionsFull', 'makeRoom', '8.10', '8.12');
export const ONCE_A_VISIT = row('onceAVisit', 'nextMerchant', '9.14');
export const SOLD = row('sold', 'otherWare', 'R88');
export const TAKEN = row('taken', 'otherOption', '9.5');
export const ROW_TAKEN = row('rowTaken', 'otherRow', '13.18', 'R70');
export const NO_REST = row('noRest', 'otherOption', '9.9', 'R85', '21.32');
export const NO_PASS = row('noPass', 'otherOption', 'R85', '22.3');
export const POTIONS_FEWER = row('potionsFewer', 'makeRoom', '20.10', '8.10');
export const NO_GIFT = row('noGift', 'otherOption', '9.7');
export const NO_SMITH = row('noSmith', 'otherOption', '9.9', 'R85');
export const NO_POTIONS = row('noPotions', 'declineIt', '8.2', 'R106');
export const OUT_OF_FIGHTS = row('outOfFights', 'afterFight', '12.10', 'R80');
export const CARD_LIMIT = row('cardLimit', 'nextTurn', '10.7', 'R20');

export const REFUSALS: readonly RefusalRow[] = rows;
/** What the kernel itself refuses. */
export const OUTSIDE = {
  over: { code: 'over', rule: cite('2.2', '2.3'), remedy: 'over' },
  notYou: { code: 'notYou', rule: cite('12.3', 'R2'), remedy: 'wait' },
  unknown: { code: 'unknown', rule: cite('12.13'), remedy: 'offered' },
} as const;
