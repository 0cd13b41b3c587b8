/** Hints at a table in a worker: the view of the seat goes to whoever thinks, and the record says that it was asked for. */
import { markHint } from '@kolbiste/kernel';
import type { RunningTable } from './host.ts';
import type { HintOrder, HintQuestion } from './protocol.ts';

/** What is to be thought about; null = the seat is not asked that any more, or not here. */
function questionOf(table: RunningTable, step: number, seat: number): HintQuestion | null {
  const { game, record, scene } = table;
  const owes = game.pending(record.state).some((decision) => decision.seat === seat);
  if (step !== table.step || !owes || !scene.asked.includes(seat)) return null;
  const { order } = scene;
  // The seed follows from what the seat knows: it tells nothing, and who asks again is told the same.
  const seed = `${step} ${seat}`;
  return { hint: true, game: order.game, names: order.names, step, seat, seed, view: game.view(record.state, seat) };
}

/** Hands over what a seat sees, and marks in the record that it has asked. */
export function askForHint(table: RunningTable | null, { step, seat, port }: HintOrder): void {
  const question = table === null ? null : questionOf(table, step, seat);
  if (table !== null && question !== null) {
    markHint(table.record.hints, step, seat);
    table.keep();
  }
  port.postMessage(question);
  port.close();
}
