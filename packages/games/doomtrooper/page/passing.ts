/** What passes by itself at the windows of Doomtrooper: how it is set here, and what the table is told of it. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lasting } from '@kolbiste/tablekit/passing/policies.ts';
import { meetSeats, orderOf, policiesOf } from '@kolbiste/tablekit/passing/policies.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import type { Order } from '@kolbiste/wire';
import { WINDOW_NAMES, windowOf, windows } from '../src/windows.ts';
import { boardOf } from './board.ts';

export const policies = policiesOf('kolbiste.doom.stops', WINDOW_NAMES);

/** Whether what is asked is a window that could pass. */
export const isWindow = (prompt: Prompt | null): prompt is Prompt =>
  prompt !== null && decisionOf(prompt) === 'window.ask';

/** Everything of the seat that is asked passes: until the turn is over, or until something else can be done. */
export function passUntil(kind: 'era' | 'change'): void {
  const { prompt } = useTable.getState();
  const board = boardOf(useTable.getState());
  if (!isWindow(prompt) || board === null) return;
  const here = windowOf(board, { id: decisionOf(prompt), seat: prompt.seat });
  if (here === undefined) return;
  policies.passUntil(prompt.seat, kind === 'era' ? { kind, era: here.era } : { kind });
}

/** Whether something passes for a seat here that could be asked about. */
export const isPassing = (s: Pick<TableState, 'policies'>): boolean =>
  Object.values(s.policies).some(({ policy }) => policy !== null && policy.until !== null);

/** From now on a window is answered so, whenever it comes and that can be answered; the order. */
export function orderSo(prompt: Prompt, option: number, lasting: Lasting): Order | undefined {
  const board = boardOf(useTable.getState());
  if (!isWindow(prompt) || board === null) return undefined;
  const here = windowOf(board, { id: decisionOf(prompt), seat: prompt.seat });
  const order = orderOf(prompt, option, { lasting, window: here?.window, moment: windows.moment(board) });
  policies.give(prompt.seat, order);
  return order;
}

/** Tells tables that know nothing of a seat how it is asked; the way to stop. */
export const followPolicies = (): (() => void) =>
  meetSeats((seat, known) => {
    if (known === null) policies.send(seat, {});
  });
