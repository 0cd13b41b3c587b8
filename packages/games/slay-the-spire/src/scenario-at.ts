/** Where scenario files begin: the frames of a place in a fight. See docs/scenarios.md. */
import type { Frame, Procedure } from '@kolbiste/kernel';
import { stepPlace } from '@kolbiste/kernel';
import type { At } from '@kolbiste/testkit/adapter';
import { flow } from './flow/registry.ts';

function frame(name: string, pc: number): Frame {
  const p = flow.named(name) as Procedure;
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: p.copy(p.sample) };
}
const place = (name: string, step: string): number => stepPlace(flow.named(name) as Procedure, step);

/** The room of an adventure in which the heroes fight. */
export interface Room {
  readonly kind: number;
  readonly boss: number;
  /** The row of the table where a quick start stands. */
  readonly row?: number;
  /** The first hero who catches up; 0 = all heroes make a quick start. */
  readonly from?: number;
}

function quickStart({ row = 0, from = 0 }: Partial<Room>): Frame[] {
  const quick = frame('quickStart', 0);
  Object.assign(quick.locals, { row, from, seat: from });
  return [frame('adventure', place('adventure', 'layAct')), quick];
}

/** The frames of a position; without `at` the heroes may act. Each of the outer ones waits behind the step that called. */
export function framesAt(at: At | undefined, room?: Room): Frame[] {
  const procedure = at?.procedure ?? 'play';
  if (procedure === 'adventure') return [frame('adventure', place('adventure', at?.step ?? 'room'))];
  if (procedure === 'quickStart') return quickStart(room ?? {});
  const outer = [frame('adventure', place('adventure', 'after'))];
  if (room !== undefined) {
    const start = procedure === 'fightRoom' ? (at?.step ?? 'rows') : 'rewarded';
    const inRoom = frame('fightRoom', place('fightRoom', start));
    Object.assign(inRoom.locals, { kind: room.kind, boss: room.boss });
    outer.push(inRoom);
  }
  if (procedure === 'fightRoom') return outer;
  if (procedure === 'combat') return [...outer, frame('combat', place('combat', at?.step ?? 'layOut'))];
  const combat = frame('combat', place('combat', 'rounds'));
  if (procedure === 'round') return [...outer, combat, frame('round', place('round', at?.step ?? 'begin'))];
  if (procedure === 'play')
    return [...outer, combat, frame('round', place('round', 'playPhase') + 1), frame('play', place('play', 'act'))];
  return (at as At).source.fail('adventure, fightRoom, quickStart, combat, round or play');
}

/** Whether a step of a round comes after the play phase. */
export const isAfterPlay = (step: string): boolean => place('round', step) > place('round', 'playPhase');
