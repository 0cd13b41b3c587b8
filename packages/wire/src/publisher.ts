/**
 * Tells each viewer of one table what happens, as that viewer may know it, and nothing else: events by the kernel's own
 * filter, views by the game. Both the server and a table in a browser's worker tell through it.
 */
import type { Core, Game, GameEvent, Json, Sink } from '@kolbiste/kernel';
import { eventsFor } from '@kolbiste/kernel';
import type { Full, Happened, Patch, Seen, Told, ToldEvent, Viewer } from './told.ts';

export interface Publisher<S> {
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

/** How things are told. */
export interface Style {
  /** What turns a view into the next one; undefined = they are the same. */
  patch(before: Seen, after: Seen): Patch | undefined;
  /** @param rule paragraphs of the event as keys */
  event(event: GameEvent, rule: readonly string[]): ToldEvent;
  /** What was made for another viewer, where it is the very same: what one object is is told in one text. */
  shared<T extends Happened | Told>(made: T[], own: T): T;
}

/** Where nothing is sent there is nothing to shorten or to share: a reader in the same place is handed the views themselves. */
const HERE: Style = {
  patch: (_, whole) => ({ whole }),
  event: (event, rule) => ({ ...event, rule }),
  shared: (_, own) => own,
};

/** One who looks: upon which view the next patch fits. */
class ViewTracker<S extends Core, V> {
  private readonly game: Game<S, V>;
  private readonly viewer: Viewer;
  private readonly style: Style;
  /** The view at the last look. */
  last: Seen = {};

  constructor(game: Game<S, V>, viewer: Viewer, style: Style) {
    this.game = game;
    this.viewer = viewer;
    this.style = style;
  }

  look(s: S): Seen {
    return this.game.view(s, this.viewer) as { [field: string]: Json };
  }

  /** How the view changed since the last look. */
  changes(s: S): Patch | undefined {
    const now = this.look(s);
    const patch = this.style.patch(this.last, now);
    if (patch !== undefined) this.last = now;
    return patch;
  }
}

/** One viewer: what was told. */
class Subscriber<S extends Core, V> {
  readonly viewer: Viewer;
  readonly tracker: ViewTracker<S, V>;
  readonly filter: ReturnType<typeof eventsFor>;
  happened: Happened[] = [];
  events = 0;

  constructor(game: Game<S, V>, viewer: Viewer, style: Style) {
    this.viewer = viewer;
    this.tracker = new ViewTracker(game, viewer, style);
    this.filter = eventsFor(viewer);
  }
}

class TablePublisher<S extends Core, V> implements Publisher<S> {
  readonly sink: Sink = { event: (e) => this.event(e) };
  private readonly game: Game<S, V>;
  private readonly style: Style;
  private readonly subscribers: readonly Subscriber<S, V>[];
  /** What everybody may see. While the game is open it looks for all; it could not tell too much. */
  private readonly common: ViewTracker<S, V>;
  /** Whether at the last look all saw the same. */
  private together = false;
  private state: S | undefined;

  constructor(game: Game<S, V>, viewers: readonly Viewer[], style: Style) {
    this.game = game;
    this.style = style;
    this.subscribers = viewers.map((viewer) => new Subscriber(game, viewer, style));
    this.common = new ViewTracker(game, 'public', style);
  }

  private get standing(): S {
    if (this.state === undefined) throw new Error('the table is not open yet');
    return this.state;
  }

  open(s: S): void {
    this.state = s;
    this.together = this.game.open?.(s) === true;
    if (this.together) this.common.last = this.common.look(s);
    else for (const { tracker: eye } of this.subscribers) eye.last = eye.look(s);
  }

  /** How the view of each changes who looks now; asked of one after another, all before anything else happens. */
  private looking(s: S, all: boolean): (ear: Subscriber<S, V>) => Patch | undefined {
    const open = all && this.game.open?.(s) === true;
    if (open && this.together) {
      const patch = this.common.changes(s);
      return () => patch;
    }
    if (this.together) for (const ear of this.subscribers) ear.tracker.last = this.seenBy(ear);
    this.together = open;
    if (open) this.common.last = this.common.look(s);
    return ({ tracker: eye }) => eye.changes(s);
  }

  /** What all saw together, as one of them saw it. */
  private seenBy({ viewer }: Subscriber<S, V>): Seen {
    const { last } = this.common;
    return 'who' in last ? { ...last, who: viewer } : last;
  }

  private event(e: GameEvent): void {
    const { state, game } = this;
    const patchFor =
      state === undefined || game.moments === false ? undefined : this.looking(state, e.visibleTo === ALL);
    const rule = game.rulebook.keysOf(e.rule);
    const made: Happened[] = [];
    for (const ear of this.subscribers) {
      const own = ear.filter.push(e);
      if (own === undefined) continue;
      ear.events = own.id;
      const event = this.style.event(own, rule);
      const patch = patchFor?.(ear);
      ear.happened.push(this.style.shared(made, { event, ...(patch && { patch }) }));
    }
  }

  tell(step: number): Told[] {
    const s = this.standing;
    const patchFor = this.looking(s, true);
    const result = this.game.result(s) ?? null;
    const made: Told[] = [];
    return this.subscribers.map((ear) => {
      const { happened } = ear;
      const patch = patchFor(ear);
      ear.happened = [];
      return this.style.shared(made, { step, happened, ...(patch && { patch }), result });
    });
  }

  full(viewer: Viewer, step: number): Full {
    const ear = this.subscribers.find((each) => each.viewer === viewer);
    if (ear === undefined) throw new Error(`nobody views as ${viewer}`);
    const s = this.standing;
    return { step, view: ear.tracker.look(s), events: ear.events, result: this.game.result(s) ?? null };
  }
}

/**
 * @param viewers each once; seats see what they may, 'public' what everybody may
 * @param style `SENT` where it is sent or kept; by default readers in the same place are handed the views themselves
 */
export function publisher<S extends Core, V>(
  game: Game<S, V>,
  viewers: readonly Viewer[],
  style: Style = HERE,
): Publisher<S> {
  return new TablePublisher(game, viewers, style);
}
