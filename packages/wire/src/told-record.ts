/**
 * Records of what one viewer was told (`kolbiste-told/2`, before that `/1`): what a server gives of a game under way, or of
 * other rules. They hold neither the hidden cards nor the chance, so they are shown as they were told and never played.
 */
import type { Core, Game, GameEvent } from '@kolbiste/kernel';
import { digest } from '@kolbiste/kernel';
import { numbered } from './brief.ts';
import { kindsThen } from './kinds.ts';
import { patched } from './patch.ts';
import type { ToldRecord } from './protocol/messages.ts';
import type { NumberedEvent, Seen, Told } from './told.ts';

/** Kind of the event that every answer makes, in every version. */
const ANSWER = 0;

/** Something that happened, in words. */
export interface ToldLine<Words> {
  readonly id: number;
  readonly cause: number;
  readonly from?: readonly number[] | undefined;
  readonly rule: readonly string[];
  readonly words: Words;
}

/** In `/1` events bear their numbers and patches hold whole fields; in `/2` both are shorter where they can be. */
const FORMATS: ReadonlySet<string> = new Set<ToldRecord['format']>(['kolbiste-told/1', 'kolbiste-told/2']);

/** One step; no answer = it was not told to this viewer. */
export interface ToldStep<Words> {
  readonly step: number;
  readonly answer: ToldLine<Words> | null;
  readonly lines: readonly ToldLine<Words>[];
}

/** Words for an event, which is numbered as today; a view of other rules may lack what they look for. */
type Describe<Words> = (view: Seen, event: GameEvent) => Words;

/** The record that a text holds; undefined = it is none of these. */
export function toldIn(text: string): ToldRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<ToldRecord> | null;
    return FORMATS.has(value?.format ?? '') ? (value as ToldRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** The view after all that was told upon it. */
export function viewAfter(start: Seen, told: readonly Told[]): Seen {
  let view = start;
  for (const { happened, patch } of told) {
    for (const each of happened) view = patched(view, each.patch);
    view = patched(view, patch);
  }
  return view;
}

/** Whether its view is as it was written. @throws TypeError for what is no such record */
export function isAsTold({ start, told, viewHash }: ToldRecord): boolean {
  return digest(viewAfter(start.view, told.slice(1))) === viewHash;
}

/** Words of today where they fit; else the name of the kind with its figures. */
function wordsOf<Words>(
  { events }: Pick<Game<Core, unknown>, 'events'>,
  kinds: readonly string[],
  view: Seen,
  event: NumberedEvent,
  say: { describe: Describe<Words>; bare(text: string): Words },
): Words {
  const name = kinds[event.kind] ?? `${event.kind}`;
  const kind = events.indexOf(name);
  const bare = `${name} ${[event.a, event.b, event.c, event.d].join(' ')}`;
  if (kind < 0) return say.bare(bare);
  try {
    // Paragraphs stand as keys in the record; words do not depend on them.
    return say.describe(view, { ...event, kind, rule: 0, visibleTo: -1 });
  } catch {
    return say.bare(bare);
  }
}

/**
 * Every step in words, the set-up first.
 * @param say words of an event as it was seen, and for one that nobody can describe today
 * @throws TypeError for what is no such record
 */
export function* toldSteps<Words>(
  game: Pick<Game<Core, unknown>, 'events' | 'eventsBefore'>,
  { start, told, rulesVersion }: ToldRecord,
  say: { describe: Describe<Words>; bare(text: string): Words },
): Generator<ToldStep<Words>> {
  const kinds = kindsThen(game, rulesVersion, told) ?? game.events;
  let { view } = start;
  let events = 0;
  for (const [at, { step, happened, patch }] of told.entries()) {
    let answer: ToldLine<Words> | null = null;
    const lines: ToldLine<Words>[] = [];
    for (const { event: brief, patch: change } of happened) {
      // The view that the record begins with is the one after the set-up.
      if (at > 0) view = patched(view, change);
      const event = numbered(brief, events);
      const { id, cause, from, rule } = event;
      events = id;
      const line = { id, cause, from, rule, words: wordsOf(game, kinds, view, event, say) };
      if (event.kind === ANSWER) answer = line;
      else lines.push(line);
    }
    if (at > 0) view = patched(view, patch);
    yield { step, answer, lines };
  }
}
