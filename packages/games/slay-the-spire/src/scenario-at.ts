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

/** The frames of a position; without `at` the heroes may act. Each of the outer ones waits behind the step that called. */
export function framesAt(at: At | undefined): Frame[] {
  const procedure = at?.procedure ?? 'play';
  if (procedure === 'adventure') return [frame('adventure', place('adventure', at?.step ?? 'room'))];
  const fight = frame('adventure', place('adventure', 'after'));
  if (procedure === 'combat') return [fight, frame('combat', place('combat', at?.step ?? 'layOut'))];
  const combat = frame('combat', place('combat', 'rounds'));
  if (procedure === 'round') return [fight, combat, frame('round', place('round', at?.step ?? 'begin'))];
  if (procedure === 'play')
    return [fight, combat, frame('round', place('round', 'playPhase') + 1), frame('play', place('play', 'act'))];
  return (at as At).source.fail('adventure, combat, round or play');
}

/** Whether a step of a round comes after the play phase. */
export const isAfterPlay = (step: string): boolean => place('round', step) > place('round', 'playPhase');
