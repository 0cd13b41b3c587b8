/** Files of positions for combat alone (docs/lotr-combat.md). */

import type { DealPlan } from '@kolbiste/gamekit/desk';
import { soundOf, UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { combatConfig, readPosition } from '../src/index.ts';

/** The configuration of a combat. @throws UserError that names the place */
export function positionOf(plan: DealPlan, mode: 'combat' | 'waves', seats: number): Json {
  if (plan.position === undefined) throw new UserError(`--mode ${mode} wants a position: --position FILE.`);
  const { file, text } = plan.position;
  const found = soundOf(readPosition(text), file);
  const { players, easy } = found;
  if (players.length !== seats)
    throw new UserError(`${file}: $.players: there are ${players.length}, but ${seats} at the table: see --seats`);
  const position = { ...found, easy: plan.easy === true || easy };
  return combatConfig(position, mode, plan.profile) as unknown as Json;
}
