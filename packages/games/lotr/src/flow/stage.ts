/** The stages of the quest [LOTR 3.4] [LOTR 3.12]: progress, completing, the next stage, the end. */
import type { Cite } from '@kolbiste/kernel';
import { emit, withCause } from '@kolbiste/kernel';
import { mark, progressOn } from '../atoms/marks.ts';
import { win } from '../atoms/table.ts';
import { layStage, liftStage } from '../atoms/things.ts';
import { pool, printed } from '../cards/pool.ts';
import { isText } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { activeLocation, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { EXHAUSTED } from '../state.ts';
import { QUEST } from '../vocabulary.ts';
import { runProgram } from './programs.ts';

const BEGINS = cite('3.4', '3.12');
const COMPLETED = cite('3.4', '3.12', 'L98', 'L99');
const PLACED = cite('3.3', 'L97');

const stageOf = (s: State): Thing | null => thingOf(s, s.quest);

/** Progress goes on the active location first, up to its points; what exceeds the stage is lost [LOTR L97]. */
export function questProgress(s: State, n: number, rule: Cite = PLACED): void {
  let left = n;
  const active = activeLocation(s);
  if (active !== null) {
    const here = Math.min(left, Math.max(0, printed(active.card).questPoints - active.progress));
    if (here > 0) progressOn(s, active, here, rule);
    left -= here;
  }
  const stage = stageOf(s);
  if (stage === null) return;
  const there = Math.min(left, Math.max(0, printed(stage.card).questPoints - stage.progress));
  if (there > 0) progressOn(s, stage, there, rule);
}

/** Whether progress for the quest has a place to go: the active location, or a stage not yet full [LOTR L97] [LOTR L98]. */
export function takesProgress(s: State): boolean {
  const active = activeLocation(s);
  if (active !== null && active.progress < printed(active.card).questPoints) return true;
  const stage = stageOf(s);
  return stage !== null && stage.progress < printed(stage.card).questPoints;
}

/** Whether the stage has its points and nothing forbids that it is completed. */
export function stageComplete(s: State): boolean {
  const stage = stageOf(s);
  if (stage === null || stage.marks & EXHAUSTED) return false;
  const card = printed(stage.card);
  if (card.questPoints === 0 || stage.progress < card.questPoints) return false;
  return !card.passives.some((p) => p.kind === 'notWhile' && s.things.some((t) => t.card === p.n));
}

/** Quest cards of the next stage. */
export function stagesAfter(s: State): number[] {
  const stage = stageOf(s);
  const next = stage === null ? 1 : printed(stage.card).stage + 1;
  return pool.cards.flatMap((card) => (card?.type === QUEST && card.stage === next ? [card.id] : []));
}

/** The stage is completed: what waits for it happens, otherwise the next stage begins, or all win [LOTR X.4]. */
export function advance(s: State): void {
  const stage = stageOf(s);
  if (stage === null) return;
  mark(stage, EXHAUSTED);
  const event = emit(s, E.stageCompleted, COMPLETED, stage.card);
  const next = stagesAfter(s);
  if (next.length > 0 && printed(stage.card).doings.some((d) => d.trigger === N.stageCompleted))
    return noteThat(s, N.stageCompleted, stage.id, stage.card);
  withCause(s, event, () => (next.length === 0 ? win(s) : goToStage(s, next[0])));
}

/** Side A is carried out, the card is turned, side B holds [LOTR 3.12]. */
export function goToStage(s: State, card: number): void {
  const old = stageOf(s);
  if (old !== null) liftStage(s, old);
  const t = layStage(s, card);
  withCause(s, emit(s, E.stageBegan, BEGINS, card, printed(card).stage), () => {
    for (const program of [printed(card).revealed, printed(card).setup])
      if (isText(program)) runProgram(s, contextOf(program, card, t.id, s.first), program, s.first);
  });
}
