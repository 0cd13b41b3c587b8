export * from './agreement.ts';
export * from './agreement-read.ts';
export * from './candidates.ts';
export * from './chance.ts';
export * from './chance-bound.ts';
export * from './chance-spec.ts';
export * from './chance-spec-read.ts';
export * from './codec.ts';
export * from './definition.ts';
export * from './dice.ts';
export * from './events.ts';
export * from './figures.ts';
export * from './forward.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './hints.ts';
export * from './open-question.ts';
export * from './origins.ts';
export * from './playing.ts';
export * from './printed.ts';
export * from './procedure.ts';
export {
  type HintMark,
  REPLAY_FORMAT,
  type Recorder,
  type ReplayRecord,
  type ReplayStep,
  recorder,
  writeReplay,
} from './replay.ts';
export { readReplay } from './replay-read.ts';
export * from './rng.ts';
export * from './rulebook.ts';
export * from './run.ts';
export * from './seats-in-turn.ts';
export * from './shape.ts';
export * from './stack.ts';
export * from './state.ts';
export * from './triggers.ts';
export { checkPlays } from './trust.ts';
export * from './verify.ts';
export * from './views.ts';
