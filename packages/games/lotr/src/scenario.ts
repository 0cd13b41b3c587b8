/** How scenario files speak about a game: where it stands, and facts. See docs/scenarios.md. */
import type { Frame, Game, Procedure } from '@kolbiste/kernel';
import { stepPlace } from '@kolbiste/kernel';
import type { At, Position, ScenarioAdapter } from '@kolbiste/testkit/adapter';
import { flow } from './flow/registry.ts';
import { game } from './index.ts';
import { facts, secret } from './scenario-facts.ts';
import { position, SEATS } from './scenario-setup.ts';
import type { State } from './state.ts';
import { remedyText } from './text/remedies.ts';
import type { View } from './view.ts';
import { PHASES } from './vocabulary.ts';

function frame(name: string, step: string | undefined, locals: object): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : stepPlace(p, step);
  return { p: p.id, pc, r: 0, cause: 0, owe: 0, x: { ...p.copy(p.sample), ...locals } };
}

/** Without `at` the combat phase is about to begin. */
function framesAt(s: State, at: At | undefined): Frame[] {
  const procedure = at?.procedure ?? 'combat';
  if (procedure === 'game') return [frame('game', at?.step, { at: 0 })];
  const phases: readonly string[] = PHASES.slice(1);
  const phase = phases.indexOf(procedure);
  if (phase < 0) (at as At).source.fail(`game or a phase: ${phases.join(', ')}`);
  const game = frame('game', 'again', { at: 0 });
  if (at?.step === undefined) return [game, frame('round', procedure, {})];
  s.phase = phase + 1;
  return [game, frame('round', phases[phase + 1] ?? '$end', {}), frame(procedure, at.step, { from: s.first })];
}

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'lotr',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build(place: Position<State, View>): State {
    const s = position(place);
    s.frames = framesAt(s, place.at);
    return s;
  },
  facts,
  secret,
  remedy: remedyText,
};
