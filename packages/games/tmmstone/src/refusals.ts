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
// playing a card
export const NO_MANA = row('noMana', 'moreMana', 'main.1', 'main.2', 'R47');
export const NO_LIFE = row('noLife', 'moreLife', 'R61');
export const BOARD_FULL = row('boardFull', 'freeUnitSlot', 'unit.2', 'R47');
export const EFFECTS_FULL = row('effectsFull', 'freeEffectSlot', 'board.5', 'R56');
export const NO_TARGET = row('noTarget', 'targetFirst', 'R47', 'random.5');
export const BANNED = row('banned', 'waitForBan', 'R47');
// ability and paid texts
export const ABILITY_USED = row('abilityUsed', 'oncePerTurn', 'ability.5', 'R73');
export const ABILITY_NO_MANA = row('abilityNoMana', 'moreMana', 'ability.4', 'R73');
export const TEXT_NO_MANA = row('textNoMana', 'moreMana', 'main.3');
// attacking
export const ATTACK_EXHAUSTED = row('attackExhausted', 'nextTurn', 'attack.5', 'R31');
export const ATTACK_ARRIVED = row('attackArrived', 'nextTurn', 'unit.1', 'R29');
export const ATTACK_FROZEN = row('attackFrozen', 'thaw', 'key.15', 'R87');
export const ATTACK_INACTIVE = row('attackInactive', 'wakeFirst', 'key.20', 'R92');
export const ATTACK_NEVER = row('attackNever', 'otherUnit', 'R44');
export const ATTACK_OPPOSITE = row('attackOpposite', 'otherUnit', 'R43');
export const ATTACK_NOTHING = row('attackNothing', 'otherUnit', 'R32');
export const TAUNT_FIRST = row('tauntFirst', 'attackTaunt', 'attack.3', 'key.1', 'R33');
export const STEALTHY = row('stealthy', 'otherTarget', 'key.12', 'R33');
export const INACTIVE_TARGET = row('inactiveTarget', 'otherTarget', 'key.20', 'R33');
// targets
export const TARGET_STEALTHY = row('targetStealthy', 'otherTarget', 'key.12', 'R84');
export const TARGET_INACTIVE = row('targetInactive', 'otherTarget', 'key.20', 'R92');
export const TARGET_NO_SPELLS = row('targetNoSpells', 'otherTarget', 'word.1');
export const TARGET_WRONG = row('targetWrong', 'otherTarget', 'R51');
// slots, lists, numbers
export const SLOT_TAKEN = row('slotTaken', 'otherSlot', 'unit.1', 'R40', 'R96');

export const REFUSALS: readonly RefusalRow[] = rows;

export const OUTSIDE = {
  over: { code: 'over', rule: cite('goal.2'), remedy: 'newGame' },
  notYou: { code: 'notYou', rule: cite('R27'), remedy: 'wait' },
  unknown: { code: 'noSuchOption', rule: cite('main.1'), remedy: 'chooseOffered' },
} as const;
