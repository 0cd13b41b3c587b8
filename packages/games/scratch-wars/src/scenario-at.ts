/** Where scenario files begin: the frames of a place in the flow. See docs/scenarios.md. */
import type { Frame, Procedure } from '@kolbiste/kernel';
import type { At } from '@kolbiste/testkit/adapter';
import { flow } from './flow/registry.ts';
import { WEAPON_NAMES } from './scenario-setup.ts';
import type { State } from './state.ts';
import { numberOf } from './state.ts';
import { ABSENT } from './vocabulary.ts';

function frame(name: string, step: string | undefined, locals: object = {}): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : p.steps.findIndex((x) => x.name === step);
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: { ...p.copy(p.sample), ...locals } };
}

/** The frames below a place in the flow: each waits at the step after the one that called. */
export function framesAt(s: State, at: At | undefined): Frame[] {
  const procedure = at?.procedure ?? 'turn';
  const step = at === undefined ? 'chooseAction' : at.step;
  const seat = at?.seat ?? 0;
  if (procedure === 'duel') {
    s.round = 0;
    if (step !== undefined && step !== 'chooseStartWeapon') s.starting = seat;
    return [frame('duel', step)];
  }
  const below = [frame('duel', 'nextRound', { picks: [0, 0], spins: [1, 0] })];
  if (procedure === 'round') {
    s.round--;
    return [...below, frame('round', step)];
  }
  below.push(frame('round', seat === s.starting ? 'secondTurn' : undefined));
  if (seat !== s.starting) below[1].pc = 4;
  s.active = seat;
  const turn = (name: string | undefined) => frame('turn', name, { seat });
  if (procedure === 'turn') return [...below, turn(step)];
  const after: Record<string, string> = { use: 'nextAction', persistent: 'combo', combo: 'nightAttack' };
  const caller = after[procedure];
  if (caller === undefined) return (at as At).source.fail('duel, round, turn, use, persistent or combo');
  return [...below, turn(caller), frame(procedure, step, readLocals(at as At, s, seat))];
}

function readLocals(at: At, s: State, seat: number): { [name: string]: number } {
  const locals: { [name: string]: number } = {};
  for (const [name, value] of at.locals?.record() ?? []) {
    if (name === 'weapon') {
      locals[name] = numberOf(seat, WEAPON_NAMES.indexOf(value.word(WEAPON_NAMES)));
      if (s.weapons[locals[name]] === ABSENT) value.fail('a weapon that the seat has');
    } else locals[name] = value.int(-1, 99);
  }
  return locals;
}
