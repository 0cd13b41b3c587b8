/** Looking back at the game that is watched: asked answer by answer, so that it can be left at any time. */
import { create } from 'zustand';
import { useSettings } from '../state/settings.ts';
import { ask } from './ask.ts';
import type { Moment } from './moments.ts';
import { momentsOf } from './moments.ts';
import type { Elsewise, JudgedStep, Reviewed, ReviewQuestion } from './protocol.ts';
import { goTo, lookFrom, useReplay } from './store.ts';

interface Reviewing {
  /** The record that is looked at, and whose eyes; '' = none. */
  readonly record: string;
  readonly seat: number;
  /** Answers looked at, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** null = not yet. */
  readonly moments: readonly Moment[] | null;
  /** What else could have been done at the moment that is open. */
  readonly open: { readonly at: number; readonly back: Elsewise | null } | null;
}

const NONE: Reviewing = { record: '', seat: 0, done: 0, of: 0, moments: null, open: null };

export const useReview = create<Reviewing>(() => NONE);

async function askBack(question: Omit<ReviewQuestion, 'names'>): Promise<Reviewed | Elsewise | undefined> {
  const answer = await ask({ ...question, names: useSettings.getState().names });
  return answer.type === 'looked' ? answer.back : undefined;
}

/** Leaves it: what is thought about is not waited for. */
export const stopReview = (): void => useReview.setState(NONE);

/** Goes to where the estimate fell most, if it fell anywhere. */
async function openTurningPoint(): Promise<void> {
  const moments = useReview.getState().moments ?? [];
  const most = moments.toSorted((a, b) => b.fall - a.fall || a.at - b.at)[0];
  if (most !== undefined) await openMoment(most.at);
}

/** Looks through the whole game with the eyes of a seat, and goes to its turning point. */
export async function findTurningPoint(seat: number): Promise<void> {
  await review(seat);
  await openTurningPoint();
}

/** Looks through the whole game with the eyes of a seat. */
export async function review(seat: number): Promise<void> {
  const { record } = useReplay.getState();
  if (record === null) return;
  useReview.setState({ ...NONE, record, seat });
  const mine = useReview.getState();
  const goesOn = (): boolean => {
    const now = useReview.getState();
    return now.record === mine.record && now.seat === mine.seat && now.moments === null;
  };
  const judged: JudgedStep[] = [];
  for (let at = 0; goesOn(); ) {
    const back = await askBack({ type: 'review', record, seat, at });
    if (!goesOn() || back === undefined || !('answers' in back)) return;
    if (back.next === null) return useReview.setState({ moments: momentsOf(judged, back.end) });
    judged.push(back.next);
    at = back.next.at + 1;
    useReview.setState({ done: at, of: back.answers });
  }
}

/** Goes to a moment, looks at it with the eyes of whose game is looked through, and asks what else could have been done there. */
export async function openMoment(at: number): Promise<void> {
  const { record, seat } = useReview.getState();
  goTo(at);
  if (useReplay.getState().viewpoint !== seat) lookFrom(seat);
  useReview.setState({ open: { at, back: null } });
  const back = await askBack({ type: 'else', record, seat, at });
  if (useReview.getState().open?.at !== at || back === undefined || !('hint' in back)) return;
  useReview.setState({ open: { at, back } });
}
