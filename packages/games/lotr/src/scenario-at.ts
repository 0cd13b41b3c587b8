/** Where a scenario's game stands: the beginning, a phase or a step of it, or a step of one attack. See docs/scenarios.md. */
import type { Frame, Procedure } from '@kolbiste/kernel';
import { stepPlace } from '@kolbiste/kernel';
import type { At, Source } from '@kolbiste/testkit/adapter';
import { enemyAttackLocals, playerAttackLocals } from './flow/begin-attack.ts';
import { flow } from './flow/registry.ts';
import * as inPlay from './in-play.ts';
import { thingNamed } from './scenario-setup.ts';
import * as seats from './seats.ts';
import type { State, Thing } from './state.ts';
import * as st from './state.ts';
import { PHASES } from './vocabulary.ts';

const COMBAT = PHASES.indexOf('combat');
const phases: readonly string[] = PHASES.slice(1);

function frame(name: string, step: string | undefined, locals: object): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : stepPlace(p, step);
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: { ...p.copy(p.sample), ...locals } };
}

const game = (): Frame => frame('game', 'again', { at: 0 });

/** The attack's one enemy and the characters in it, by their names. */
function attackOf(s: State, at: At, enemy: string, side: string): { t: Thing; ids: number[] } {
  const row = at.locals?.record([enemy, side]);
  const named = row?.get(enemy) ?? at.source.fail(`locals: {${enemy}: an enemy}`);
  const t = thingNamed(s, named);
  if (!inPlay.isEnemy(t)) named.fail('an enemy in play');
  const characters = row?.get(side)?.list(0, 20) ?? [];
  const ids = characters.map((entry: Source) => {
    const c = thingNamed(s, entry);
    return inPlay.isCharacter(c) ? c.id : entry.fail('a character in play');
  });
  return { t, ids };
}

/** The combat phase waits at the step after the one that called the attack. */
function inCombat(s: State, seat: number, step: string): Frame[] {
  s.phase = COMBAT;
  const asked = (seat - s.first + seats.seatsAt(s)) % seats.seatsAt(s);
  return [game(), frame('round', phases[COMBAT] ?? '$end', {}), frame('combat', step, { from: s.first, asked })];
}

/** One enemy's attack on its player, at a step of it. */
function enemyAttack(s: State, at: At): Frame[] {
  const { t, ids } = attackOf(s, at, 'enemy', 'defenders');
  const seat = at.seat ?? t.seat;
  if (at.step !== undefined && at.step !== 'begin') t.marks |= st.HAS_ATTACKED;
  const settled = stepPlace(flow.named('enemyAttack') as Procedure, 'defenderSettled');
  const here = frame('enemyAttack', at.step, { ...enemyAttackLocals(seat, t.id, 0), defenders: ids });
  if (here.pc > settled && ids.length === 0) here.locals['undefended'] = 1;
  return [...inCombat(s, seat, 'chooseEnemy'), here];
}

/** One player's attack on an enemy, at a step of it. */
function playerAttack(s: State, at: At): Frame[] {
  const { t, ids } = attackOf(s, at, 'target', 'attackers');
  const seat = at.seat ?? 0;
  s.attacked.push(seat, t.id);
  const locals = { ...playerAttackLocals(seat, t.id, 0), attackers: ids };
  return [...inCombat(s, seat, 'chooseTarget'), frame('playerAttack', at.step, locals)];
}

/** The frames of a position; without `at` the combat phase is about to begin. */
export function framesAt(s: State, at: At | undefined): Frame[] {
  const procedure = at?.procedure ?? 'combat';
  if (procedure === 'game') return [frame('game', at?.step, { at: 0 })];
  if (at !== undefined && procedure === 'enemyAttack') return enemyAttack(s, at);
  if (at !== undefined && procedure === 'playerAttack') return playerAttack(s, at);
  const phase = phases.indexOf(procedure);
  if (phase < 0) (at as At).source.fail(`game, a phase (${phases.join(', ')}), enemyAttack or playerAttack`);
  if (at?.step === undefined) return [game(), frame('round', procedure, {})];
  s.phase = phase + 1;
  return [game(), frame('round', phases[phase + 1] ?? '$end', {}), frame(procedure, at.step, { from: s.first })];
}
