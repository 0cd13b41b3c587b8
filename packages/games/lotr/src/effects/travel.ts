/** Whether what a location asks for travelling to it can be met in full [LOTR 4.3]. */
import { pool, printed } from '../cards/pool.ts';
import type { State, Thing } from '../state.ts';
import { contextOf } from './effect-context.ts';
import { couldDo } from './useful.ts';

export function meetsTravel(s: State, t: Thing): boolean {
  const { travel } = printed(t.card);
  if (travel < 0) return true;
  const x = contextOf(travel, t.card, t.id, s.first);
  return pool.programs[travel].every(({ verb, words }) =>
    verb.met === undefined ? couldDo(s, x, travel) : verb.met(s, x, words),
  );
}
