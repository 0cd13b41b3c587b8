/** Games that follow on another: from the middle of a record, and the same cards again. Nobody's first game fetches this. */
import type { Fork } from '../engine/protocol.ts';
import { begin, newPlace, sitDown } from './play.ts';
import { EMPTY, refuse, useTable } from './table.ts';

const NEW_SECRET = {
  cs: 'Nová hra z tohoto místa: další náhoda má nové tajemství a dopadne jinak než v záznamu.',
  en: 'A new game from this point: the chance to come has a new secret and turns out differently from the record.',
} as const;

/** Goes on from the middle of a recorded game, with chance of its own. */
export function goOnFrom(from: Fork): void {
  const kept = newPlace();
  useTable.setState({ ...EMPTY, kept, busy: true });
  sitDown().fork(kept, from);
  refuse(NEW_SECRET, []);
}

/** The same cards again; `swapped`: each side with the other's seat. */
export function rematch(swapped: boolean): void {
  const { order } = useTable.getState();
  if (order === null) return;
  begin(swapped ? { ...order, players: order.players.toReversed() } : order);
}
