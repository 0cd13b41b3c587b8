/** Whether what a location asks for travelling to it can be met in full [LOTR 4.3]. */
import { OP } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { State, Thing } from '../state.ts';
import { playerOrder } from '../state.ts';
import { speakerOf } from './speaker.ts';
import { couldDo } from './useful.ts';

export function meetsTravel(s: State, t: Thing): boolean {
  const { travel } = printed(t.card);
  if (travel < 0) return true;
  return pool.programs[travel].every((op) => {
    if (op.op === OP.discardHand) return s.hands[s.first].length >= op.much.n;
    if (op.op === OP.reveal) return s.encounter.length > 0;
    const program = op.op === OP.each ? op.programs[0] : travel;
    const seats = op.op === OP.each ? playerOrder(s) : [s.first];
    return seats.every((seat) => couldDo(s, speakerOf(program, t.card, t.id, seat), program));
  });
}
