/**
 * Every refusal of the duel: its code, the paragraph, and the key of the sentence that says what would help. A
 * predicate returns the number of a row. Targets are refused by the paragraph of the attack in question.
 */
import type { RefusalRow } from '@kolbiste/kernel';
import { SOURCES } from './effects/sources.ts';
import { book, cite } from './rulebook.ts';

const rows: RefusalRow[] = [];

function row(code: string, remedy: string, ...paragraphs: string[]): number {
  return rows.push({ code, rule: cite(...paragraphs), remedy });
}

/** One row for each attack source, under the same code: by the paragraph about the attack, or about its targets. */
function perSource(code: string, remedy: string, part: 'begin' | 'target', ...more: string[]): readonly number[] {
  return SOURCES.map((source) => {
    const own = book.keysOf(source[part] || source.begin);
    return rows.push({ code, rule: cite(...more, ...own), remedy });
  });
}

/** No candidate at all: beyond the table, so the kernel answers that there is no such option. */
export const NOT_HERE = 1_000_000;
// use
export const USE_NO_ENERGY = row('useNoEnergy', 'moreEnergy', '2.5.1.3', '2.6.2.3', '2.4.2.3');
export const USE_NO_ENERGY_UNFOCUSED = row('useNoEnergyUnfocused', 'moreEnergy', '2.5.1.3', '2.5.1.2', '2.6.2.4');
export const USE_BROKEN = row('useBroken', 'repairFirst', '2.5.1.10', '2.5.1.1');
export const USE_REPAIRING = row('useRepairing', 'nextTurn', '2.5.2.4', '2.5.2.5');
export const USE_CURSED = row('useCursed', 'breakCurse', '2.5.1.10', '2.5.3.3');
export const USE_FREED = row('useFreed', 'nextTurn', '2.5.3.4', '2.5.3.5');
export const USE_LAID = row('useLaid', 'effectGone', '2.5.1.10', '3.4.3.7', 'R17', 'R19');
export const USE_THEIRS = row('useTheirs', 'ownWeapon', '2.5.1.10', '2.5.2.1', '1.5.1.2');
export const START_THEIRS = row('startTheirs', 'ownWeapon', '2.1.1.1', '1.5.1.2');
export const TRICK_THEIRS = row('trickTheirs', 'ownWeapon', '5.4.1.2', '5.4.1.5', '2.5.1.10');
// repair
export const REPAIR_NO_ENERGY = row('repairNoEnergy', 'moreEnergy', '2.5.2.3', '2.6.2.3');
export const REPAIR_NO_ENERGY_UNFOCUSED = row('repairNoEnergyUnfocused', 'moreEnergy', '2.5.2.3', '2.5.2.2', '2.6.2.4');
export const REPAIR_NOT_BROKEN = row('repairNotBroken', 'onlyBroken', '2.5.2.1');
export const REPAIR_REPAIRING = row('repairRepairing', 'nextTurn', '2.5.2.4', 'R21');
export const REPAIR_CURSED = row('repairCursed', 'breakCurse', '2.5.2.1', '2.5.3.3', 'R14');
// cancelling
export const CANCEL_NOTHING = row('cancelNothing', 'onlyLaid', '3.2.3.4');
export const CANCEL_SINGLE_USE = row('cancelSingleUse', 'staysUntilUsed', '3.2.3.5', '3.2.3.6', 'R18');
export const CANCEL_FORBIDDEN = row('cancelForbidden', 'profile', '3.2.3.4', 'R18');
// breaking the curse
export const CURSE_TOO_LATE = row('curseTooLate', 'nextTurnStart', '2.5.3.1', '2.4.1.3');
export const CURSE_TOO_POOR = row('curseTooPoor', 'moreLife', '2.5.3.2', 'R11');
// trick
export const TRICK_TOO_DEAR = row('trickTooDear', 'cheaperWeapon', '5.4.1.2', 'R89');
export const TRICK_NOT_READY = row('trickNotReady', 'readyWeapon', '5.4.1.2', '2.5.1.10');
// bonuses
export const BONUS_OTHER_KIND = row('bonusOtherKind', 'matchingEffect', '4.1.1.1', 'R49');
export const BONUS_USED = row('bonusUsed', 'oncePerTurn', '4.1.2.1');
export const BONUS_MALUS_FIRST = row('bonusMalusFirst', 'takeMalus', '4.2.3.2');
export const BONUS_MALUS_MUST = row('bonusMalusMust', 'takeMalus', '4.2.2.1');
export const BLESSING_ONLY_BASIC = row('blessingOnlyBasic', 'basicEffect', '4.3.1.2');
// targets
const SHRAPNEL_NOT_HERO = row('targetNotHero', 'weaponTarget', '3.4.9.2.2', '3.4.9.1', '3.4.9.2', 'R33', 'R60');
export const TARGET_OWN = perSource('targetOwn', 'opponentsTarget', 'begin', 'R40');
export const TARGET_OUT = perSource('targetOut', 'readyTarget', 'target', 'R34');
export const TARGET_REPAIRING = perSource('targetRepairing', 'readyTarget', 'target', '2.5.2.4');
export const TARGET_FREED = perSource('targetFreed', 'readyTarget', 'target', '2.5.3.4', 'R34');
export const TARGET_CARRIER = perSource('targetCarrier', 'aimAtEffect', 'target', 'R20', 'R34');
export const TARGET_NOT_HERO = perSource('targetNotHero', 'weaponTarget', 'begin', 'R33').map((plain, source) =>
  SOURCES[source].name === 'shrapnel' ? SHRAPNEL_NOT_HERO : plain,
);
// shrapnel, mechanic
export const SECOND_MUST = row('secondMust', 'chooseTarget', '3.4.9.1', 'R59');
export const MECHANIC_NOT_BROKEN = row('mechanicNotBroken', 'onlyBroken', '5.3.3.2.1');
export const MECHANIC_TOO_HARD = row('mechanicTooHard', 'softerWeapon', '5.3.3.2.1', 'R88');
// shields
export const NOT_A_SHIELD = row('notAShield', 'laidShield', '3.5.2.1');

export const REFUSALS: readonly RefusalRow[] = rows;

export const OUTSIDE = {
  over: { code: 'over', rule: cite('2.3.2.2'), remedy: 'newGame' },
  notYou: { code: 'notYou', rule: cite('2.2.1.4'), remedy: 'wait' },
  unknown: { code: 'noSuchOption', rule: cite('2.2.3.2'), remedy: 'chooseOffered' },
} as const;
