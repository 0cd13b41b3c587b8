/**
 * Tells each viewer of one table what happens, as that viewer may know it, and nothing else: events by the kernel's own
 * filter, views by the game. Both the server and a table in a browser's worker tell through it.
 */
import type { Core, Game, GameEvent, Json, Sink } from '@kolbiste/kernel';
import { eventsFor } from '@kolbiste/kernel';
import { patchOf } from './patch.ts';
import type { Full, Happened, Patch, Seen, Told, ToldEvent, Viewer } from './told.ts';

export interface Teller<S> {
  /** Listens to the game: to be handed to its set-up and to every answer. */
  readonly sink: Sink;
  /** The game stands: from here on every event is told with the view at its time. */
  open(s: S): void;
  /** What happened since the last time, for each viewer in the order they were given. Who is told the same gets the same object. */
  tell(step: number): Told[];
  /** The whole view of one of the viewers. */
  full(viewer: Viewer, step: number): Full;
}

/** Sees of an event. */
const ALL = -1;

/** One who looks: upon which view the next patch fits. */
class Eye<S extends Core, V> {
  private readonly game: Game<S, V>;
  private readonly viewer: Viewer;
  /** The view at the last look. */
  last: Seen = {};

  constructor(game: Game<S, V>, viewer: Viewer) {
    this.game = game;
    this.viewer = viewer;
  }

  look(s: S): Seen {
    return this.game.view(s, this.viewer) as { [field: string]: Json };
  }

  /** How the view changed since the last look. */
  changes(s: S): Patch | undefined {
    const now = this.look(s);
    const patch = patchOf(this.last, now);
    if (patch !== undefined) this.last = now;
    return patch;
  }
}

/** One viewer: what was told. */
class Ear<S extends Core, V> {
  readonly viewer: Viewer;
  readonly eye: Eye<S, V>;
  readonly filter: ReturnType<typeof eventsFor>;
  happened: Happened[] = [];
  events = 0;

  constructor(game: Game<S, V>, viewer: Viewer) {
    this.viewer = viewer;
    this.eye = new Eye(game, viewer);
    this.filter = eventsFor(viewer);
  }
}

/** Whether two are told the same: one object each, wherever it was made for both. */
function alike(a: Told, happened: readonly Happened[], patch: Patch | undefined): boolean {
  return (
    a.patch === patch && a.happened.length === happened.length && a.happened.every((each, i) => each === happened[i])
  );
}

const sameOrigins = (a: readonly number[] | undefined, b: readonly number[] | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.length === b.length && a.every((id, i) => id === b[i]));

class Telling<S extends Core, V> implements Teller<S> {
  readonly sink: Sink = { event: (e) => this.event(e) };
  private readonly game: Game<S, V>;
  private readonly ears: readonly Ear<S, V>[];
  /** What everybody may see. While the game is open it looks for all; it could not tell too much. */
  private readonly common: Eye<S, V>;
  /** Whether at the last look all saw the same. */
  private together = false;
  private state: S | undefined;

  constructor(game: Game<S, V>, viewers: readonly Viewer[]) {
    this.game = game;
    this.ears = viewers.map((viewer) => new Ear(game, viewer));
    this.common = new Eye(game, 'public');
  }

  private get standing(): S {
    if (this.state === undefined) throw new Error('the table is not open yet');
    return this.state;
  }

  open(s: S): void {
    this.state = s;
    this.together = this.game.open?.(s) === true;
    if (this.together) this.common.last = this.common.look(s);
    else for (const { eye } of this.ears) eye.last = eye.look(s);
  }

  /** How the view of each changes who looks now; asked of one after another, all before anything else happens. */
  private looking(s: S, all: boolean): (ear: Ear<S, V>) => Patch | undefined {
    const open = all && this.game.open?.(s) === true;
    if (open && this.together) {
      const patch = this.common.changes(s);
      return () => patch;
    }
    if (this.together) for (const ear of this.ears) ear.eye.last = this.seenBy(ear);
    this.together = open;
    if (open) this.common.last = this.common.look(s);
    return ({ eye }) => eye.changes(s);
  }

  /** What all saw together, as one of them saw it. */
  private seenBy({ viewer }: Ear<S, V>): Seen {
    const { last } = this.common;
    return 'who' in last ? { ...last, who: viewer } : last;
  }

  private event(e: GameEvent): void {
    const { state, game } = this;
    const patchFor = state === undefined || game.moments === false ? undefined : this.looking(state, e.sees === ALL);
    let made: Happened | undefined;
    for (const ear of this.ears) {
      const own = ear.filter.push(e);
      if (own === undefined) continue;
      const { id, cause } = own;
      ear.events = id;
      const patch = patchFor?.(ear);
      const same =
        made !== undefined &&
        made.event.id === id &&
        made.event.cause === cause &&
        made.patch === patch &&
        sameOrigins(made.event.from, own.from);
      if (!same) made = this.heard(own, patch);
      ear.happened.push(made as Happened);
    }
  }

  private heard({ id, cause, kind, rule, a, b, c, d, from }: GameEvent, patch: Patch | undefined): Happened {
    const bare: ToldEvent = { id, cause, kind, rule: this.game.rulebook.keysOf(rule), a, b, c, d };
    const event = from === undefined ? bare : { ...bare, from };
    return patch === undefined ? { event } : { event, patch };
  }

  tell(step: number): Told[] {
    const s = this.standing;
    const patchFor = this.looking(s, true);
    const result = this.game.result(s) ?? null;
    const all: Told[] = [];
    for (const ear of this.ears) {
      const { happened } = ear;
      const patch = patchFor(ear);
      ear.happened = [];
      const made = all.find((each) => alike(each, happened, patch));
      all.push(made ?? (patch === undefined ? { step, happened, result } : { step, happened, patch, result }));
    }
    return all;
  }

  full(viewer: Viewer, step: number): Full {
    const ear = this.ears.find((each) => each.viewer === viewer);
    if (ear === undefined) throw new Error(`nobody views as ${viewer}`);
    const s = this.standing;
    return { step, view: ear.eye.look(s), events: ear.events, result: this.game.result(s) ?? null };
  }
}

/** @param viewers each once; seats see what they may, 'public' what everybody may */
export function teller<S extends Core, V>(game: Game<S, V>, viewers: readonly Viewer[]): Teller<S> {
  return new Telling(game, viewers);
}
