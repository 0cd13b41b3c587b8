/** What brings a client up to date, as JSON: the messages it missed, or the whole view, or the last page of the past. */
import type { Viewer } from '@kolbiste/wire';
import type { Have } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { Store } from '../store/store.ts';
import type { Session } from './session.ts';
import { Refusing } from './sitting.ts';
import type { Placed } from './table-meta.ts';
import { isDone } from './table-meta.ts';

/** What the news are of. */
export interface Standing {
  readonly place: Placed;
  /** Undefined = not begun, or not to be played by these rules, or over. */
  readonly play: Session | undefined;
  readonly frozen: boolean;
  /** How many steps a page of the past has. */
  readonly page: number;
}

interface Eyes {
  readonly store: Store;
  readonly game: string;
  /** Where the viewer stands in the lists that are kept. */
  readonly place: number;
  /** How many viewers there are. */
  readonly behind: number;
}

function eyesOf(store: Store, { row, meta }: Placed, viewer: Viewer): Eyes {
  const behind = meta.seats.length + 1;
  return { store, game: row.id, place: viewer === 'public' ? behind - 1 : viewer, behind };
}

/** Steps from one to another as the fields of a page. @param from where a page begins */
async function pageText({ store, game, place, behind }: Eyes, from: number, upTo: number): Promise<string> {
  // Of games that were begun before views were kept there is the first one alone.
  const kept = from > 0 ? await store.told.viewAt(game, from, place, behind) : null;
  const begin = kept === null ? 0 : from;
  const start = kept ?? (await store.told.viewAt(game, 0, place, behind));
  const told = await store.told.to(game, place, begin > 0 ? begin : -1, upTo);
  if (begin === 0 && told[0] !== undefined) {
    told[0] = JSON.stringify((JSON.parse(told[0]) as { told: unknown }).told);
  }
  return `"start":${start},"told":[${told.join(',')}]`;
}

/** Where the last page begins: it is never shorter than half a page, unless the game is. */
const lastPage = (step: number, page: number): number =>
  Math.max(0, Math.floor((step - Math.floor(page / 2)) / page) * page);

/**
 * Whether what a client knows is not of this course of the game: the database was restored from a copy that is older, and
 * what it has heard since then was lost, or has gone another way.
 */
async function another(store: Store, { place, play }: Standing, have: Have, step: number): Promise<boolean> {
  const { id, epoch } = place.row;
  if (have.epoch > epoch) return true;
  if (have.epoch < epoch) return false;
  if (have.step > step) return true;
  if (have.at === undefined) return false;
  const at = have.step === play?.step ? play.at : await store.steps.takenAt(id, have.step);
  return at !== have.at;
}

export async function newsText(
  store: Store,
  { place, play, frozen, page }: Standing,
  viewer: Viewer,
  have: Have | undefined,
  past: boolean,
): Promise<string> {
  const { id, epoch } = place.row;
  const clock = JSON.stringify(play?.clock ?? null);
  const standing = frozen || isDone(place.status);
  const step = play?.step ?? (standing ? await store.steps.last(id) : -1);
  if (step < 0) return `{"epoch":${epoch},"nothing":true,"clock":${clock}}`;
  const at = play?.at ?? (await store.steps.takenAt(id, step)) ?? 0;
  const other = have !== undefined && (await another(store, { place, play, frozen, page }, have, step));
  const text = (rest: string): string =>
    `{"epoch":${epoch},${rest},"clock":${clock},"at":${at}${other ? ',"restored":true' : ''}}`;
  const eyes = eyesOf(store, place, viewer);
  if (have?.epoch === epoch && !frozen && !other) {
    const missed = step - have.step;
    if (missed <= 0) return text('"told":[]');
    if (missed <= page) return text(`"told":[${(await store.told.to(id, eyes.place, have.step, step)).join(',')}]`);
  }
  if (!past && play !== undefined) return text(`"full":${measured(() => JSON.stringify(play.full(viewer)))}`);
  return text(await pageText(eyes, lastPage(step, page), step));
}

/** An older page of the past, which ends at a step where a known one begins. @throws Refusing */
export async function olderText(
  store: Store,
  { place, page }: Standing,
  viewer: Viewer,
  epoch: number,
  before: number,
): Promise<string> {
  if (epoch !== place.row.epoch) throw new Refusing('stale');
  if (before < 1 || before > (await store.steps.last(place.row.id))) throw new Refusing('notNow');
  const from = Math.floor((before - 1) / page) * page;
  return `{"epoch":${epoch},${await pageText(eyesOf(store, place, viewer), from, before)}}`;
}
