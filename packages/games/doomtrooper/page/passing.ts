/** What passes by itself at the windows of Doomtrooper: how it is set here, and what the table is told of it. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { keptOrders } from '@kolbiste/tablekit/passing/kept-orders.ts';
import type { Lasting } from '@kolbiste/tablekit/passing/policies.ts';
import { meetSeats, orderOf, policiesOf, seatsHere } from '@kolbiste/tablekit/passing/policies.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import type { Order, When } from '@kolbiste/wire';
import { WINDOW_NAMES, windowOf, windows } from '../src/windows.ts';
import { boardOf } from './board.ts';

export const policies = policiesOf('kolbiste.doom.stops', WINDOW_NAMES);
export const orders = keptOrders('kolbiste.doom.orders');

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

/** Whether something passes or is answered for a seat here that could be asked about. */
export const isPassing = (s: Pick<TableState, 'policies'>): boolean =>
  Object.values(s.policies).some(
    ({ policy }) => policy !== null && (policy.until !== null || policy.orders.length > 0),
  );

/** From now on a window is answered so, whenever it comes and that can be answered. */
export function orderSo(prompt: Prompt, option: number, lasting: Lasting): void {
  const board = boardOf(useTable.getState());
  const choice = prompt.options.find((one) => one.option === option);
  if (!isWindow(prompt) || board === null || choice === undefined) return;
  const here = windowOf(board, { id: decisionOf(prompt), seat: prompt.seat });
  const order = orderOf(prompt, option, { lasting, window: here?.window, moment: windows.moment(board) });
  orders.note(order, { question: prompt.text, answer: choice.text });
  policies.give(prompt.seat, order);
}

/** When others play something on somebody it is answered so. */
export function giveAhead(seat: number, option: number, lasting: Lasting, when: When): void {
  const board = boardOf(useTable.getState());
  if (board === null) return;
  const order: Order = {
    decision: 'window.ask',
    option,
    window: 'reactions',
    once: lasting === 'once',
    ...(lasting === 'moment' ? { moment: windows.moment(board) } : {}),
    when,
  };
  // What is asked now stays as it is: where it is that which the order waits for, it is answered.
  policies.give(seat, order, {});
}

/** Tells tables that know nothing of a seat how it is asked, and keeps its orders on this device; the way to stop. */
export function followPolicies(): () => void {
  const leaveSeats = meetSeats((seat, known) => {
    if (known === null) policies.send(seat, { orders: orders.kept(seat) });
  });
  const leave = useTable.subscribe((now, before) => {
    if (now.policies === before.policies) return;
    for (const seat of seatsHere(now)) orders.keep(seat, now.policies[seat]?.policy);
  });
  return () => {
    leave();
    leaveSeats();
  };
}
