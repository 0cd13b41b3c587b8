/**
 * What passes by itself: the table decides it, as the policy of each seat says (wire/policy.ts), from what that seat sees.
 * Here the policies are set, and it is told what they do.
 */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { commit, tellTable, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Order, Passing, Policy, Setting, Until } from '@kolbiste/wire';
import { ASKED, MOST_ORDERS, sameOrder } from '@kolbiste/wire';
import { momentOf, windowOf } from '../src/index.ts';
import { boardOf } from './board.ts';
import { keepOrders, keptOrders, noteWords } from './order-words.ts';
import type { Settings } from './store.ts';
import { setStops, useRings } from './store.ts';

const PASS = 0;

/** The seats that are led here. */
export const ledSeats = ({ order }: Pick<TableState, 'order'>): number[] =>
  (order?.players ?? []).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

const led = (): number[] => ledSeats(useTable.getState());

/** The policy of a seat as it stands, with the settings of whoever sits here. */
function policyOf(seat: number): Policy {
  const { hold, at } = useRings.getState().stops;
  return { ...(useTable.getState().policies[seat]?.policy ?? ASKED), hold, at };
}

function send(seat: number, change: Partial<Policy>, setting: Setting = {}): void {
  const { countdown } = useRings.getState().stops;
  tellTable({ type: 'policy', seat, policy: { ...policyOf(seat), ...change }, countdown, ...setting });
}

const decisionOf = ({ procedure, step }: Prompt): string => `${procedure}.${step}`;

/** The window at which a seat is asked; undefined where it is asked something else. */
export function windowAt(prompt: Prompt): Passing | undefined {
  const { round = 0, things = [], stands = '' } = boardOf(useTable.getState()) ?? {};
  const decision = { id: decisionOf(prompt), seat: prompt.seat };
  return windowOf({ round, things, flow: [prompt] }, decision, stands);
}

/** How long a standing order lasts. */
export const LASTING = ['phase', 'always', 'once'] as const;
export type Lasting = (typeof LASTING)[number];

/** Whether a seat may give one more. */
export const mayOrder = ({ policies }: Pick<TableState, 'policies'>, seat: number): boolean =>
  (policies[seat]?.policy?.orders.length ?? 0) < MOST_ORDERS;

/** The question that is open is answered so from now on; with 'once' the next one that is like it. */
export function orderSo(prompt: Prompt, option: number, lasting: Lasting): void {
  const board = boardOf(useTable.getState());
  const choice = prompt.options.find((one) => one.option === option);
  if (board === null || choice === undefined) return;
  const { seat } = prompt;
  const here = windowAt(prompt);
  const order: Order = {
    decision: decisionOf(prompt),
    option,
    ...(here === undefined ? {} : { window: here.window }),
    once: lasting === 'once',
    ...(lasting === 'phase' ? { moment: momentOf(board) } : {}),
  };
  noteWords(order, { question: prompt.text, answer: choice.text });
  // The one that was given last holds.
  const others = policyOf(seat).orders.filter((one) => !sameOrder(one, order));
  send(seat, { orders: [order, ...others] }, { ask: order.once });
}

/** An order is taken back. */
export function takeBack(seat: number, order: Order): void {
  send(seat, { orders: policyOf(seat).orders.filter((one) => one !== order) });
}

/** What would be answered for a seat in a moment is asked. */
export const answerMyself = (seat: number): void => send(seat, {}, { ask: true });

/** Nobody of those who are led here acts in this window. */
export function nobodyActs(): void {
  const { prompt } = useTable.getState();
  // Whoever is asked passes by hand: it may be the last one, and the next window is another matter.
  for (const seat of led()) if (seat !== prompt?.seat) send(seat, { until: { kind: 'here' } });
  commit(PASS);
}

/** Where one is asked from now on, with all seats that are led here. */
export function askAt(settings: Settings): void {
  setStops(settings);
  const over = settings.hold === 'every' ? { until: null } : {};
  for (const seat of led()) send(seat, over);
}

/** Everything of the seat that is asked passes for a while. */
export function passUntil(until: (here: Passing) => Until): void {
  const { prompt } = useTable.getState();
  const here = prompt === null ? undefined : windowAt(prompt);
  if (prompt !== null && here !== undefined) send(prompt.seat, { until: until(here) });
}

/** Asked again about everything. */
export function askAgain(): void {
  for (const seat of led()) send(seat, { until: null }, { forget: true });
}

/** Seats whose policy was brought in line with the settings here, or taken over from the table. */
const met = new Set<number>();

/** A table that knows nothing of a seat is told how it is asked; one that knows it, on another device, tells it here. */
function meet(): void {
  const { policies, table, frozen, result } = useTable.getState();
  if (table === null) return met.clear();
  if (frozen || result !== null) return;
  for (const seat of led()) {
    if (met.has(seat)) continue;
    met.add(seat);
    const known = policies[seat]?.policy ?? null;
    if (known === null) send(seat, { orders: keptOrders(seat) });
    else setStops({ ...useRings.getState().stops, hold: known.hold, at: known.at });
  }
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
  meet();
  const leave = useTable.subscribe((now, before) => {
    const { prompt, policies, table, order } = now;
    noteWait(now, before);
    if (policies !== before.policies || table !== before.table || order !== before.order) meet();
    if (policies !== before.policies) for (const seat of led()) keepOrders(seat, policies[seat]?.policy);
    if (prompt === last) return;
    last = prompt;
    if (prompt !== null) useRings.setState({ list: false, seat: null });
  });
  return () => {
    leave();
    met.clear();
    useRings.setState({ list: false, seat: null, waits: false });
  };
}
