/** The game that is watched, and where in it. What the table shows of it stands in the table's own store. */
import { create } from 'zustand';
import { clearStage, stage } from '../state/playback.ts';
import { useSettings } from '../state/settings.ts';
import { begunWith, EMPTY, seatEngine, useTable } from '../state/table.ts';
import { ask, dismiss } from './ask.ts';
import type { OldGame, Proof, Retold, Trouble, Viewpoint } from './protocol.ts';
import { takeStep } from './wanted.ts';

interface Watched {
  /** The record's text; null = nothing is watched. */
  record: string | null;
  /** Id of the game where a server keeps its record. */
  game: string | null;
  viewpoint: Viewpoint;
  retold: Retold | null;
  trouble: Trouble | null;
  /** A record that today's rules do not play. */
  old: OldGame | null;
  at: number;
  playing: boolean;
  proof: Proof | null;
}

const NOTHING: Watched = {
  record: null,
  game: null,
  viewpoint: 'all',
  retold: null,
  trouble: null,
  old: null,
  at: 0,
  playing: false,
  proof: null,
};

export const useReplay = create<Watched>(() => NOTHING);

/** Between two steps that are played one after another, at speed 1. */
const PAUSE_MS = 350;

/** Shows the table as it was after so many answers. */
function showStep({ started, updates }: Retold, at: number): void {
  const log = [...started.past, ...updates.slice(0, at + 1).flatMap(({ happened }) => happened)];
  const { table, flow, result, step } = updates[at];
  useTable.setState({
    ...EMPTY,
    ...begunWith(started),
    // Nobody plays it: the table waits for nobody.
    order: null,
    table,
    flow,
    log,
    result,
    step,
    now: log.at(-1) ?? null,
  });
}

/** Goes to a step: the table after so many answers. */
export function goTo(step: number): void {
  const { retold } = useReplay.getState();
  if (retold === null) return;
  const at = Math.max(0, Math.min(step, retold.updates.length - 1));
  clearStage();
  useReplay.setState({ at, playing: false });
  showStep(retold, at);
}

/** Shows one step after another, as a game under way is shown, until the end or a pause. */
export async function play(): Promise<void> {
  const { retold, at } = useReplay.getState();
  if (retold === null) return;
  if (at === retold.updates.length - 1) goTo(0);
  useReplay.setState({ playing: true });
  const goesOn = (): boolean => useReplay.getState().playing && useReplay.getState().retold === retold;
  while (goesOn()) {
    const next = useReplay.getState().at + 1;
    const update = retold.updates[next];
    if (update === undefined) break;
    await stage(update);
    if (!goesOn()) return;
    useReplay.setState({ at: next });
    const { speed } = useSettings.getState();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS / (speed || 4)));
  }
  if (useReplay.getState().retold === retold) useReplay.setState({ playing: false });
}

/** Stops where it is: at the last step that was shown whole. */
export const pause = (): void => goTo(useReplay.getState().at);

async function tellAgain(at: number | null): Promise<void> {
  const { record, viewpoint } = useReplay.getState();
  if (record === null) return;
  const answer = await ask({ type: 'retell', record, viewpoint, names: useSettings.getState().names });
  const now = useReplay.getState();
  if (now.record !== record || now.viewpoint !== viewpoint) return;
  if (answer.type === 'trouble') useReplay.setState({ trouble: answer.trouble, retold: null });
  if (answer.type === 'old') useReplay.setState({ old: answer.old, trouble: null, retold: null });
  if (answer.type !== 'retold') return;
  const { retold } = answer;
  useReplay.setState({ retold, trouble: retold.trouble });
  goTo(at ?? 0);
}

/** Watches a record. */
export async function watch(
  record: string,
  {
    step = null,
    viewpoint = 'all',
    game = null,
  }: { step?: number | null; viewpoint?: Viewpoint; game?: string | null },
): Promise<void> {
  seatEngine(null);
  clearStage();
  useTable.setState(EMPTY);
  useReplay.setState({ ...NOTHING, record, game, viewpoint });
  await tellAgain(step ?? takeStep());
}

/** Something that was to be watched could not even be read. */
export function cannotWatch(detail: string): void {
  useReplay.setState({ ...NOTHING, trouble: { why: 'unreadable', detail, good: 0 } });
}

/** Looks at the same step with other eyes. */
export function lookFrom(viewpoint: Viewpoint): void {
  const { at } = useReplay.getState();
  useReplay.setState({ viewpoint, playing: false });
  void tellAgain(at);
}

/** Plays the record again in full and compares. */
export async function verify(): Promise<void> {
  const { record } = useReplay.getState();
  if (record === null) return;
  const answer = await ask({ type: 'verify', record });
  if (answer.type === 'verified') useReplay.setState({ proof: answer.proof });
  if (answer.type === 'trouble') useReplay.setState({ trouble: answer.trouble });
}

/** The record is watched no longer, and the table goes to somebody else. */
export function letGo(): void {
  clearStage();
  useReplay.setState(NOTHING);
}

/** Puts the record away; a game that was under way can come back to the table. */
export function stopWatching(): void {
  if (useReplay.getState().record !== null) {
    clearStage();
    useTable.setState(EMPTY);
  }
  useReplay.setState(NOTHING);
  dismiss();
}
