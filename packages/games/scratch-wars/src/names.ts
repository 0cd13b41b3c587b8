/** Names of options and positions without a language: for scenarios, logs and tests. */
import { A_CANCEL, A_CURSE, A_FOE, A_REPAIR, A_USE } from './flow/turn.ts';
import { M_EFFECT, M_REPAIR, M_WEAPON, T_EFFECT, T_OWN_HERO, T_OWN_WEAPON, T_STOP, T_WEAPON } from './legal.ts';
import type { View } from './view.ts';
import { LAID, SLOTS, STATE_NAMES, TIMES, timeOf } from './vocabulary.ts';

const w = (k: number): string => `w${k + 1}`;

/** `ready`, `laid 3`, ... of a weapon's state. */
export const stateName = (state: number): string => (state >= LAID ? `laid ${state - LAID}` : STATE_NAMES[state]);

function actionName(option: number): string {
  if (option === 0) return 'end';
  if (option < A_REPAIR) return `use ${w(option - A_USE)}`;
  if (option < A_CANCEL) return `repair ${w(option - A_REPAIR)}`;
  if (option < A_CURSE) return `cancel ${w(option - A_CANCEL)}`;
  return option < A_FOE ? 'break' : `use their ${w(option - A_FOE)}`;
}

function targetName(option: number): string {
  if (option === 0) return 'hero';
  if (option < T_EFFECT) return `weapon ${w(option - T_WEAPON)}`;
  if (option < T_OWN_HERO) return `effect ${w(option - T_EFFECT)}`;
  if (option === T_OWN_HERO) return 'own hero';
  return option < T_STOP ? `own weapon ${w(option - T_OWN_WEAPON)}` : 'stop';
}

function mechanicName(option: number): string {
  if (option === 0) return 'hold';
  if (option < M_WEAPON) return `repair ${w(option - M_REPAIR)}`;
  return option < M_EFFECT ? `attack weapon ${w(option - M_WEAPON)}` : `attack effect ${w(option - M_EFFECT)}`;
}

function shieldsName(mask: number): string {
  if (mask === 0) return 'shields none';
  if (mask >= 32) return `shields not ${w(mask - 32)}`;
  let text = 'shields';
  for (let k = 0; k < SLOTS; k++) if ((mask >>> k) & 1) text += ` ${w(k)}`;
  return text;
}

/** `heroAttack`, or `heroAttack #2` for the second entry of a kind. */
function entryName(v: View, seat: number, k: number): string {
  const list = v.config.decks[seat].hero.slots[TIMES[timeOf(v.round)]].bonuses;
  const { kind } = list[k];
  let same = 0;
  for (let i = 0; i <= k; i++) if (list[i].kind === kind) same++;
  return same > 1 ? `${kind} #${same}` : kind;
}

/** Name of an option, unique within its decision. */
export function optionName(v: View, decision: string, seat: number, option: number): string {
  const step = decision.slice(decision.indexOf('.') + 1);
  switch (step) {
    case 'chooseStartWeapon':
      return option < SLOTS ? `start ${w(option)}` : `start their ${w(option - SLOTS)}`;
    case 'chooseStarter':
      return `starts ${option === 0 ? 'A' : 'B'}`;
    case 'breakCurse':
      return option === 1 ? 'break' : 'keep';
    case 'chooseAction':
      return actionName(option);
    case 'trick':
      if (option === 0) return 'accept';
      return option <= SLOTS ? `trick ${w(option - 1)}` : `trick their ${w(option - SLOTS - 1)}`;
    case 'lateCancel':
    case 'lastCancel':
      return option === 0 ? 'go on' : `cancel ${w(option - A_CANCEL)}`;
    case 'malusOn':
      return `malus on ${w(option)}`;
    case 'useOrIgnore':
      return option === 1 ? 'use' : 'ignore';
    case 'chooseBonus':
      return option === 0 ? 'no bonus' : `bonus ${entryName(v, seat, option - 1)}`;
    case 'chooseTarget':
    case 'secondTarget':
      return targetName(option);
    case 'shields':
      return shieldsName(option);
    case 'shieldBonus': {
      if (option === 0) return 'no bonus';
      const k = (option - 1) % SLOTS;
      return `bonus ${entryName(v, seat, (option - 1 - k) / SLOTS)} on ${w(k)}`;
    }
    case 'fire':
      return option === 1 ? 'fire' : 'hold';
    case 'nightAttack':
      return option === 1 ? 'strike' : 'hold';
    case 'mechanic':
      return mechanicName(option);
    default:
      return String(option);
  }
}
