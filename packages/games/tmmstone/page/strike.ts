/** What an attack does to both ends as far as it lies open: strength, shields and poison, without what may answer it. */
import { POISONOUS, SAFE_ATTACKER, SHIELD, T_HERO } from '../src/index.ts';
import type { StoneTable } from './engine/table.ts';

export interface Blow {
  readonly before: number;
  readonly after: number;
  readonly how: 'hurt' | 'shielded' | 'safe' | 'poisoned' | 'none';
  readonly dies: boolean;
}

const NONE = (before: number, how: Blow['how'] = 'none'): Blow => ({ before, after: before, how, dies: false });

function onUnit(board: StoneTable, place: number, power: number, by: number, attacks: boolean): Blow {
  const unit = board.units[place];
  if (unit === null || unit === undefined) return NONE(0);
  if (power <= 0) return NONE(unit.health);
  if (attacks && unit.keywords & SAFE_ATTACKER) return NONE(unit.health, 'safe');
  if (unit.keywords & SHIELD) return NONE(unit.health, 'shielded');
  const after = unit.health - power;
  const poisoned = ((board.units[by]?.keywords ?? 0) & POISONOUS) !== 0;
  return { before: unit.health, after, how: poisoned ? 'poisoned' : 'hurt', dies: after <= 0 || poisoned };
}

/**
 * Both ends of an attack.
 * @param from place of the attacker
 * @param code the character attacked
 */
export function strikes(
  board: StoneTable,
  from: number,
  code: number,
): { readonly attacker: Blow; readonly target: Blow } {
  const power = board.power[from] ?? 0;
  const own = board.units[from]?.health ?? 0;
  if (code >= T_HERO) {
    const life = board.life[code - T_HERO];
    if (board.immune[code - T_HERO]) return { attacker: NONE(own), target: NONE(life, 'safe') };
    return { attacker: NONE(own), target: { before: life, after: life - power, how: 'hurt', dies: life <= power } };
  }
  const back = board.power[code - 1] ?? 0;
  return {
    attacker: onUnit(board, from, back, code - 1, true),
    target: onUnit(board, code - 1, power, from, false),
  };
}
