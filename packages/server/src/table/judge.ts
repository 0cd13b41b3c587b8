/** Whether an answer is taken: the one place where that is decided. */
import type { Told, Viewer } from '@kolbiste/wire';
import type { Answer, Code, Refused } from '@kolbiste/wire/protocol';
import type { Session } from './session.ts';
import type { Placed } from './table-meta.ts';

const refused = (code: Code): Refused => ({ ok: false, code });

/** What was carried out: what each viewer is told. */
export interface Taken {
  readonly ok: true;
  readonly told: readonly Told[];
}

/** First the seat, then the step, then the rules. A refused answer has changed nothing. */
export function judge(place: Placed, play: Session, viewer: Viewer, answer: Answer, at: number): Taken | Refused {
  // The seat: who watches does not answer, and a seat answers for itself alone, because it is never sent.
  if (viewer === 'public') return refused('notSeated');

  // The step: the game goes on, and what is answered is the question that stands now and that the client has seen.
  if (place.status !== 'playing') return refused('notPlaying');
  if (place.meta.paused) return refused('paused');
  if (answer.step > play.step || answer.step < play.openSince(viewer)) return refused('stale');
  const decision = play.decision(viewer);
  if (decision !== undefined && decision.id !== answer.decision) return refused('stale');

  // The rules: the game itself says yes or no.
  const told = play.answer(viewer, answer.option, at, answer.id);
  return Array.isArray(told) ? { ok: true, told } : { ok: false, code: 'illegal', refusal: told };
}
