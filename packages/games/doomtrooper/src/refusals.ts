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
// playing
export const NO_DESTINY = row('noDestiny', 'moreDestiny', '4.1.5', '4.20.1');
export const NO_ACTIONS = row('noActions', 'moreActions', '4.0.1', '4.4.1');
export const IN_PLAY = row('inPlay', 'waitUnique', '7.7.1', '9.16', 'R60');
export const RELIC_IN_PLAY = row('inPlay', 'waitUnique', '4.12.3', 'R80');
export const ALLIANCE_IN_PLAY = row('inPlay', 'waitUnique', '4.21.2', 'R91');
export const NO_BEARER = row('noBearer', 'bearerFirst', '7.2.8', '4.6.1');
/** The same of a card that asks for a bearer of its own. */
export const NO_GEAR_BEARER = row(
  'noBearer',
  'warriorFirst',
  '7.2.8',
  '4.6.1',
  '4.6.4',
  '4.6.10',
  '4.6.11',
  'R72',
  'R73',
);
export const NO_PLACE_FOR_IT = row('noBearer', 'bearerFirst', '7.2.8', '4.9.6');
export const NO_SYMMETRY_BEARER = row(
  'noBearer',
  'warriorFirst',
  '7.2.8',
  '4.10.1',
  '4.10.2',
  '4.10.8',
  '4.10.9',
  '8.3.1',
  'R78',
);
export const NO_ADDRESSEE = row('noBearer', 'bearerFirst', '7.2.8', '4.11.1');
export const NO_RELIC_BEARER = row('noBearer', 'warriorFirst', '7.2.8', '4.12.2', '4.12.7');
export const NO_KI_BEARER = row('noBearer', 'warriorFirst', '7.2.8', '4.14.1', '4.14.3');
export const NO_RIDER = row('noBearer', 'warriorFirst', '7.2.8', '4.15.1');
export const NO_PROPHET = row('noBearer', 'prophetFirst', '7.2.8', '9.17');
export const ONE_COPY = row('oneCopy', 'otherCard', '4.9.5', 'R75');
export const ONE_ZONE = row('oneCopy', 'otherCard', '4.13.2');
export const ONE_GIFT = row('oneCopy', 'otherWarrior', '4.10.6');
export const ONE_KI = row('oneCopy', 'otherWarrior', '4.14.1');
export const ONE_MISSION = row('oneCopy', 'otherWarrior', '4.11.5');
export const ONE_SUB = row('oneCopy', 'otherWarrior', '9.17', '9.23', 'R154');
export const NO_EFFECT = row('noEffect', 'whenItWorks', '7.2.8', '7.5.1', 'R92');
export const NOT_NOW = row('notNow', 'rightMoment', '4.20.1', 'R14', 'R97');
export const NO_CASTER = row('noCaster', 'casterFirst', '4.19.2', '4.19.11', '4.19.15', '9.15', 'R89');
export const AREA_CLASH = row('areaClash', 'otherArea', '4.17.12', '4.17.14', 'R42', 'R43');
export const DUTY_OUTPOST = row('dutyOutpost', 'toOutpost', '4.2.5', '4.17.2', 'R31', 'R34');
export const DUTY_SPLIT = row('dutySplit', 'splitFirst', '4.17.13', 'R31', 'R35');
export const DUTY_COVER = row('dutyCover', 'uncoverFirst', '4.2.4', 'R31', 'R32', 'R33');
export const ONLY_ATTACK = row('onlyAttack', 'attackOrEnd', '4.0.3', '4.22.1', 'R25');
// cover
export const LAST_UNCOVERED = row('lastUncovered', 'keepOne', '4.2.3', 'R47');
export const NEVER_COVER = row('neverCover', 'otherWarrior', '4.2.10', '4.4.13', '8.3.1');
export const INSIDE_VEHICLE = row('insideVehicle', 'leaveVehicle', '4.8.6', '4.8.11', 'R71');
export const IN_COVER = row('inCover', 'leaveCover', '4.2.6', 'R51');
// transfer
export const OUTPOST_CLOSED = row('outpostClosed', 'openOutpost', '4.17.4');
export const NO_TRANSFER = row('noTransfer', 'otherWarrior', '4.17.10', '4.15.6', '4.15.9', 'R44');
export const IMPRISONED = row('imprisoned', 'otherWarrior', '8.8.4', 'R145');
export const IN_COMBAT = row('inCombat', 'combatOver', '4.17.7');
export const TRANSFERRED = row('transferred', 'nextTurn', '4.17.11', 'R41');
export const LAST_THERE = row('lastThere', 'keepOneThere', '4.17.3', 'R36');
// attack and sabotage
export const FIRST_TURN = row('firstTurn', 'nextTurn', '4.0.4', '4.22.4', 'R9');
export const FIRST_TURNS = row('firstTurns', 'nextTurn', '4.0.6', '4.38.6', 'R9');
export const NOBODY_ATTACKS = row('nobodyAttacks', 'attackerFirst', 'R100');
export const ATTACKED_BEFORE = row('attackedBefore', 'nextTurn', '4.22.1', '7.3.3');
export const LEFT_COVER = row('leftCover', 'otherWarrior', '4.3.2');
export const CANNOT_ATTACK = row('cannotAttack', 'otherWarrior', '4.25.6', '4.35.1', '4.2.6', '8.8.4', 'R145', 'R146');
export const CANNOT_BE_ATTACKED = row(
  'cannotBeAttacked',
  'otherTarget',
  '4.25.5',
  '4.35.1',
  '8.8.2',
  '8.8.4',
  '9.2',
  'R144',
  'R145',
);
export const ATTACK_OWED = row('attackOwed', 'attackNow', '4.25.6', '7.1.1');
export const OTHER_SIDE = row('otherSide', 'otherTarget', '4.25.4');
export const ONLY_LAST = row('onlyLast', 'otherTarget', '8.13.1', 'R124');
export const NO_TACTIC = row('noTactic', 'otherTactic', '4.36.1', '4.8.10', 'R70', 'R102');
export const PROTECTED = row('protected', 'ridFirst', '4.38.2', '9.2', 'R59', 'R125');
export const OWN_TURN_ONLY = row('ownTurnOnly', 'nextTurn', '4.38.7');
export const SABOTAGED = row('sabotagedBefore', 'nextTurn', '4.0.5', '4.38.3', 'R128');
export const NOT_BOTH = row('notBoth', 'nextTurn', '4.38.10', 'R129');
export const NO_SABOTEUR = row('noSaboteur', 'saboteurFirst', '4.38.2', 'R126');
export const USED_UP = row('usedUp', 'nextTurn', '4.18.1');
export const USED_ONCE = row('usedOnce', 'onceOnly', '4.18.1');
export const OWN_SIDE = row('ownSide', 'otherTarget', '4.25.3');
export const HIDDEN_ONE = row('hiddenOne', 'otherWarrior', '4.4.6', 'R39');
export const FULL_GEAR = row('fullGear', 'otherWarrior', '4.6.2', '4.8.1', '4.12.6', '4.15.2', '4.15.9', 'R63', 'R85');
export const MAY_NOT_BEAR = row('mayNotBear', 'otherWarrior', '8.10.1', '4.6.3', '8.8.3', 'R141', 'R146');
export const NEVER_SYMMETRY = row('mayNotBear', 'otherWarrior', '4.10.5', '8.10.1');
export const NAMED = row('mayNotBear', 'otherWarrior', '7.5.2', 'R97', 'R143');
export const BARRED = row('barred', 'nextTurn', '4.4.12', 'R54');
export const NOT_IN_FAVOUR = row('notInFavour', 'otherTarget', '4.19.12', '4.19.13', 'R88');

export const COMMANDER = row('commander', 'otherWarrior', '7.8.2');
export const TOO_HIGH = row('tooHigh', 'otherWarrior', '7.8.3', 'R152');
export const OTHER_UNIT = row('otherUnit', 'otherWarrior', '7.8.4');
export const SERVES = row('serves', 'otherWarrior', '7.8.5');

export const REFUSALS: readonly RefusalRow[] = rows;
export const OUTSIDE_REFUSALS = {
  over: { code: 'over', rule: cite('6.1'), remedy: 'newGame' },
  notYou: { code: 'notYou', rule: cite('2.9'), remedy: 'waitYourTurn' },
  unknown: { code: 'unknown', rule: cite('2.4'), remedy: 'offered' },
};
