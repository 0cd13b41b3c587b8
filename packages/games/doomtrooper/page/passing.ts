/**
 * What passes by itself: the table decides it, as the policy of each seat says, from what that seat sees. Here the policies of
 * the seats at this screen are set.
 */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { tellTable, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Hold, Order, Policy, Setting, Until } from '@kolbiste/wire';
import { ASKED, HOLDS, MOST_ORDERS, sameOrder, toggled } from '@kolbiste/wire';
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import { create } from 'zustand';
import { WINDOW_NAMES, windowOf, windows } from '../src/windows.ts';
import { boardOf } from './board.ts';
import { decisionOf } from './places.ts';

type WindowName = (typeof WINDOW_NAMES)[number];

/** Where whoever sits here wants to be asked; kept on this device. */
interface Stops {
  readonly hold: Hold;
  readonly at: readonly WindowName[];
  /** Milliseconds after which passes are shown at tables of this device, whoever passes. */
  readonly countdown: number;
}

const KEY = 'kolbiste.doom.stops';
const USUAL: Stops = { hold: 'legal', at: [], countdown: 0 };

function readStops(): Stops {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stops>;
    const at = Array.isArray(read.at) ? WINDOW_NAMES.filter((name) => read.at?.includes(name)) : USUAL.at;
    const countdown = COUNTDOWNS.find((one) => one === read.countdown) ?? USUAL.countdown;
    return { hold: HOLDS.find((one) => one === read.hold) ?? USUAL.hold, at, countdown };
  } catch {
    return USUAL;
  }
}

export const useStops = create<Stops>(() => readStops());

/** The seats that are played at this screen. */
export const ownSeats = ({ order }: Pick<TableState, 'order'>): number[] =>
  (order?.players ?? []).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

const policyOf = (seat: number): Policy => useTable.getState().policies[seat]?.policy ?? ASKED;

function send(seat: number, change: Partial<Policy>, setting: Setting = {}): void {
  const { hold, at, countdown } = useStops.getState();
  tellTable({ type: 'policy', seat, policy: { ...policyOf(seat), hold, at, ...change }, countdown, ...setting });
}

/** Where one is asked from now on, with all seats of this screen. */
export function askAt(stops: Stops): void {
  useStops.setState(stops);
  try {
    localStorage.setItem(KEY, JSON.stringify(stops));
  } catch {
    // Without storage it holds until the page is closed.
  }
  for (const seat of ownSeats(useTable.getState())) send(seat, stops.hold === 'every' ? { until: null } : {});
}

/** A stop at a window is set, or taken away. */
export const toggleStop = (window: WindowName): void => askAt(toggled(useStops.getState(), window));

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
  const until: Until = kind === 'era' ? { kind, era: here.era } : { kind };
  send(prompt.seat, { until });
}

/** Whether something passes for a seat here that could be asked about. */
export const isPassing = ({ policies }: Pick<TableState, 'policies'>): boolean =>
  Object.values(policies).some(({ policy }) => policy !== null && policy.until !== null);

/** For how long a standing order holds. */
export const LASTING = ['turn', 'always', 'once'] as const;
export type Lasting = (typeof LASTING)[number];

/** Whether a seat may give one more order. */
export const mayOrder = ({ policies }: Pick<TableState, 'policies'>, seat: number): boolean =>
  (policies[seat]?.policy?.orders.length ?? 0) < MOST_ORDERS;

/** From now on a window is answered so, whenever it comes and that can be answered; the order. */
export function orderSo(prompt: Prompt, option: number, lasting: Lasting): Order | undefined {
  const board = boardOf(useTable.getState());
  if (!isWindow(prompt) || board === null) return undefined;
  const { seat } = prompt;
  const here = windowOf(board, { id: decisionOf(prompt), seat });
  const order: Order = {
    decision: decisionOf(prompt),
    option,
    ...(here === undefined ? {} : { window: here.window }),
    once: lasting === 'once',
    ...(lasting === 'turn' ? { moment: windows.moment(board) } : {}),
  };
  // The one that was given last holds.
  const others = policyOf(seat).orders.filter((one) => !sameOrder(one, order));
  send(seat, { orders: [order, ...others] }, { ask: order.once });
  return order;
}

/** An order is taken back. */
export const takeBack = (seat: number, order: Order): void =>
  send(seat, { orders: policyOf(seat).orders.filter((one) => one !== order) });

/** What would be answered for a seat in a moment is asked. */
export const answerMyself = (seat: number): void => send(seat, {}, { ask: true });

/** Asked again about everything. */
export function askAgain(): void {
  for (const seat of ownSeats(useTable.getState())) send(seat, { until: null }, { forget: true });
}

/** Seats whose policy was brought in line with the settings here. */
const met = new Set<number>();

/** A table that knows nothing of a seat is told how it is asked. */
function meet(): void {
  const { policies, table, frozen, result } = useTable.getState();
  if (table === null) return met.clear();
  if (frozen || result !== null) return;
  for (const seat of ownSeats(useTable.getState())) {
    if (met.has(seat)) continue;
    met.add(seat);
    if ((policies[seat]?.policy ?? null) === null) send(seat, {});
  }
}

/** Tells tables how their seats are asked; the way to stop. */
export function followPolicies(): () => void {
  meet();
  const leave = useTable.subscribe((now, before) => {
    if (now.policies !== before.policies || now.table !== before.table || now.order !== before.order) meet();
  });
  return () => {
    leave();
    met.clear();
  };
}
