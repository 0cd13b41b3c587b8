import type { GameEvent, Sink } from './run.ts';
import type { Seat } from './state.ts';

/** May this event cross to this seat? */
export function maySee(e: GameEvent, who: Seat | 'public'): boolean {
  return who === 'public' ? e.visibleTo === -1 : ((e.visibleTo >>> who) & 1) === 1;
}

/**
 * The events as one seat receives them: hidden ones left out, ids and causes counted anew (the true ones would count
 * what is hidden). A cause that is hidden becomes its nearest ancestor that is not; so does what laid a thing that acts.
 */
export function eventsFor(who: Seat | 'public'): { push(e: GameEvent): GameEvent | undefined } {
  const own = new Map<number, number>([[0, 0]]);
  let count = 0;
  return {
    push(e) {
      const cause = own.get(e.cause) ?? 0;
      if (!maySee(e, who)) {
        own.set(e.id, cause);
        return undefined;
      }
      own.set(e.id, ++count);
      const { from, ...rest } = e;
      const seen = { ...rest, id: count, cause, visibleTo: -1 };
      const laid = [...new Set(from?.map((id) => own.get(id) ?? 0))].filter((id) => id !== 0);
      return laid.length === 0 ? seen : { ...seen, from: laid };
    },
  };
}

/** What an event, or a line made of one, says of where it comes from. */
export interface Descends {
  readonly id: number;
  readonly cause: number;
  readonly from?: readonly number[];
}

/** An event on the way back, and for each laid thing that acted in it the way back from its laying. */
export interface Why<E> {
  readonly event: E;
  readonly laid: readonly (readonly Why<E>[])[];
}

/**
 * From an event back to its root: the answer to "why did this happen?". The event itself comes first. Each event is
 * told once: a way that meets another ends there.
 */
export function causes<E extends Descends>(events: ReadonlyMap<number, E>, id: number): Why<E>[] {
  const told = new Set<number>();
  const way = (start: number): Why<E>[] => {
    const path: E[] = [];
    for (let e = events.get(start); e !== undefined && !told.has(e.id); e = events.get(e.cause)) {
      told.add(e.id);
      path.push(e);
    }
    return path.map((event) => ({
      event,
      laid: (event.from ?? []).map(way).filter((each) => each.length > 0),
    }));
  };
  return way(id);
}

/** A sink that keeps what it hears. */
export function listener(): Sink & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { events, event: (e) => void events.push(e) };
}
