/** What brings a client up to date: the messages it missed, or the whole view, or the whole past. */
import type { Told, Viewer } from '@kolbiste/wire';
import type { Have, News } from '@kolbiste/wire/protocol';
import type { StepRow, Store } from '../store/store.ts';
import type { Placed } from './head.ts';
import { toldAt } from './made.ts';
import type { Play, Start } from './play.ts';

/** Messages that are sent again; who missed more gets the whole view. */
const RESENT = 200;

/** What the news are of. */
export interface Standing {
  readonly place: Placed;
  /** Undefined = not begun, or not to be played by these rules. */
  readonly play: Play | undefined;
  readonly frozen: boolean;
}

/** What one viewer was told in a step. */
function partOf({ head }: Placed, viewer: Viewer): (step: StepRow) => unknown {
  const at = viewer === 'public' ? head.seats.length : viewer;
  return (step) => toldAt(step.told, at);
}

export async function newsOf(
  store: Store,
  { place, play, frozen }: Standing,
  viewer: Viewer,
  have: Have | undefined,
  past: boolean,
): Promise<News> {
  const { id, epoch } = place.row;
  const clock = play?.clock ?? null;
  const own = partOf(place, viewer);
  if (play === undefined && !frozen) return { epoch, nothing: true, clock };
  if (have?.epoch === epoch && play !== undefined) {
    const missed = play.step - have.step;
    if (missed <= 0) return { epoch, told: [], clock };
    if (missed <= RESENT) {
      const steps = await store.steps(id, have.step);
      return { epoch, told: steps.map((step) => own(step) as Told), clock };
    }
  }
  if (!past && play !== undefined) return { epoch, full: play.full(viewer), clock };
  const [first, ...rest] = await store.steps(id);
  if (first === undefined) return { epoch, nothing: true, clock };
  const start = own(first) as Start;
  return { epoch, start: start.full, told: [start.told, ...rest.map((step) => own(step) as Told)], clock };
}
