/** What passes by itself at the windows of The Lord of the Rings: how it is set here, and what the table is told of it. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { keptOrders } from '@kolbiste/tablekit/passing/kept-orders.ts';
import type { Lasting } from '@kolbiste/tablekit/passing/policies.ts';
import { meetSeats, orderOf, policiesOf, seatsHere } from '@kolbiste/tablekit/passing/policies.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import type { Passing, Policy, Until } from '@kolbiste/wire';
import { momentOf, WINDOW_NAMES, windowOf } from '../src/index.ts';
import { boardOf } from './board.ts';
import { useRings } from './store.ts';

const PASS = 0;

export const policies = policiesOf('kolbiste.rings.stops', WINDOW_NAMES);
export const orders = keptOrders('kolbiste.rings.orders');

const led = (): number[] => seatsHere(useTable.getState());

/** The window at which a seat is asked; undefined where it is asked something else. */
export function windowAt(prompt: Prompt): Passing | undefined {
  const { round = 0, things = [], stands = '' } = boardOf(useTable.getState()) ?? {};
  const decision = { id: decisionOf(prompt), seat: prompt.seat };
  return windowOf({ round, things, flow: [prompt] }, decision, stands);
}

/** The question that is open is answered so from now on; with 'once' the next one that is like it. */
export function orderSo(prompt: Prompt, option: number, lasting: Lasting): void {
  const board = boardOf(useTable.getState());
  const choice = prompt.options.find((one) => one.option === option);
  if (board === null || choice === undefined) return;
  const order = orderOf(prompt, option, { lasting, window: windowAt(prompt)?.window, moment: momentOf(board) });
  orders.note(order, { question: prompt.text, answer: choice.text });
  policies.give(prompt.seat, order);
}

/** Nobody of those who are led here acts in this window. */
export function nobodyActs(): void {
  const { prompt } = useTable.getState();
  // Whoever is asked passes by hand: it may be the last one, and the next window is another matter.
  for (const seat of led()) if (seat !== prompt?.seat) policies.passUntil(seat, { kind: 'here' });
  commit(PASS);
}

/** Everything of the seat that is asked passes for a while. */
export function passUntil(until: (here: Passing) => Until): void {
  const { prompt } = useTable.getState();
  const here = prompt === null ? undefined : windowAt(prompt);
  if (prompt !== null && here !== undefined) policies.passUntil(prompt.seat, until(here));
}

/** A table that knows nothing of a seat is told how it is asked; one that knows it, on another device, tells it here. */
function meet(seat: number, known: Policy | null): void {
  if (known === null) policies.send(seat, { orders: orders.kept(seat) });
  else policies.keep({ ...policies.useAsking.getState(), hold: known.hold, at: known.at });
}

/** Whether an answer at a window waits until it is shown: until something is asked or comes of it. */
function noteWait(now: TableState, before: TableState): void {
  const { waits } = useRings.getState();
  if (now.prompt === null && before.prompt !== null && windowAt(before.prompt) !== undefined)
    useRings.setState({ waits: true });
  else if (waits && (now.prompt !== null || now.step !== before.step || now.log !== before.log))
    useRings.setState({ waits: false });
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followQuestions(): () => void {
  let { prompt: last } = useTable.getState();
  const leaveSeats = meetSeats(meet);
  const leave = useTable.subscribe((now, before) => {
    const { prompt, policies: states } = now;
    noteWait(now, before);
    if (states !== before.policies) for (const seat of led()) orders.keep(seat, states[seat]?.policy);
    if (prompt === last) return;
    last = prompt;
    if (prompt !== null) useRings.setState({ list: false, seat: null });
  });
  return () => {
    leave();
    leaveSeats();
    useRings.setState({ list: false, seat: null, waits: false });
  };
}
