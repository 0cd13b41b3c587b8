/** What all seats know together: for a finished game, which has no secrets. */
import type { GameEvent, Seat } from '@kolbiste/kernel';
import { maySee } from '@kolbiste/kernel';
import type { Viewer, Witnessed } from '@kolbiste/wire';

/**
 * Witnesses every event, each with the view of somebody who may see it: what the public may not see, the public's view
 * often has no words for. The kernel knows no view of all seats at once, so between the events the table is the public's.
 */
export class AllEyes<V> {
  private readonly viewers: readonly Viewer[];
  private seen: Witnessed<V>[] = [];
  /** The view of one of them now; null = the game is not yet laid out. */
  look: ((viewer: Viewer) => V) | null = null;

  constructor(seats: readonly Seat[]) {
    this.viewers = ['public', ...seats];
  }

  hear(event: GameEvent): void {
    if (this.look === null) return;
    const witness = this.viewers.find((viewer) => maySee(event, viewer)) ?? 'public';
    this.seen.push({ event, view: this.look(witness) });
  }

  /** What was witnessed since the last time. */
  take(): Witnessed<V>[] {
    const { seen } = this;
    this.seen = [];
    return seen;
  }
}
