/** What seats show one another for a moment: checked against what everybody sees, passed on, and kept nowhere. */
import type { Seat } from '@kolbiste/kernel';
import type { Code, SentSignal } from '@kolbiste/wire/protocol';
import type { ServedGame } from '../games/served.ts';
import type { Session } from './session.ts';
import type { Placed } from './table-meta.ts';

/**
 * Whether everybody at the table sees a place. It is asked of the view of the public alone, so neither what is passed on nor
 * what is refused tells anybody more.
 */
function seenByAll({ places }: ServedGame, { game, state }: Session, place: string): boolean {
  return places?.(game.view(state, 'public')).includes(place) === true;
}

/** Why a signal is not passed on; undefined = it is. */
export function signalRefused(
  { status, meta }: Placed,
  served: ServedGame,
  play: Session | undefined,
  seat: Seat,
  { step, signal }: SentSignal,
): Code | undefined {
  if (status !== 'playing' || play === undefined) return 'notPlaying';
  if (meta.paused) return 'paused';
  if (step > play.step) return 'stale';
  // What is taken back is no longer shown, whatever has happened since.
  if (signal.kind === 'ready') {
    if (signal.millis === 0) return undefined;
    if (play.decision(seat) === undefined) return 'notNow';
    return step < play.openSince(seat) ? 'stale' : undefined;
  }
  if (signal.place === null) return undefined;
  if (step < play.step) return 'stale';
  return seenByAll(served, play, signal.place) ? undefined : 'notSeen';
}
