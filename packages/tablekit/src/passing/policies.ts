/**
 * What passes by itself at windows: the table decides it, as the policy of each seat says (wire/policy.ts), from what that seat
 * sees. Here the policies of the seats at this screen are set.
 */
import type { Order, Policy, Setting, Stops, Until } from '@kolbiste/wire';
import { ASKED, HOLDS, MOST_ORDERS, sameOrder, toggled } from '@kolbiste/wire';
import { COUNTDOWNS } from '@kolbiste/wire/protocol';
import type { StoreApi, UseBoundStore } from 'zustand';
import { create } from 'zustand';
import type { Prompt } from '../engine/protocol.ts';
import { isTogether } from '../games.ts';
import type { TableState } from '../state/table.ts';
import { tellTable, useTable } from '../state/table.ts';
import { decisionOf } from '../table/places.ts';

/** Where whoever sits here wants to be asked, with all seats and games; kept on this device. */
export interface Asking extends Pick<Stops, 'hold' | 'at'> {
  /** Milliseconds after which passes are shown at tables of this device, whoever passes. */
  readonly countdown: number;
}

/** For how long a standing order holds: while the moment of the game in which it was given lasts, always, the next time. */
export const LASTING = ['moment', 'always', 'once'] as const;
export type Lasting = (typeof LASTING)[number];

const USUAL: Asking = { hold: 'legal', at: [], countdown: 0 };

function kept(key: string, windows: readonly string[]): Asking {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Asking>;
    const at = Array.isArray(read.at) ? windows.filter((name) => read.at?.includes(name)) : USUAL.at;
    const countdown = COUNTDOWNS.find((one) => one === read.countdown) ?? USUAL.countdown;
    return { hold: HOLDS.find((one) => one === read.hold) ?? USUAL.hold, at, countdown };
  } catch {
    return USUAL;
  }
}

/** The seats that are played at this screen. */
export const seatsHere = ({ order }: Pick<TableState, 'order'>): number[] =>
  (order?.players ?? []).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Those of them whose orders are shown: where two take turns at one screen, only the one who sits there. */
export function useSeatsSeen(): number[] {
  const order = useTable((s) => s.order);
  const sitting = useTable((s) => s.sitting);
  const together = useTable((s) => isTogether(s.game));
  const seats = seatsHere({ order });
  return together || sitting === null ? seats : seats.filter((seat) => seat === sitting);
}

const here = (): number[] => seatsHere(useTable.getState());

/** Whether a seat may give one more order. */
export const mayOrder = ({ policies }: Pick<TableState, 'policies'>, seat: number): boolean =>
  (policies[seat]?.policy?.orders.length ?? 0) < MOST_ORDERS;

/** How the seats of this screen are asked in one game. */
export interface Policies {
  readonly useAsking: UseBoundStore<StoreApi<Asking>>;
  /** Notes where one wants to be asked, without telling the table. */
  keep(asking: Asking): void;
  /** Where one is asked from now on, with all seats of this screen. */
  askAt(asking: Asking): void;
  /** A stop at a window is set, or taken away. */
  toggleStop(window: string): void;
  /** Tells the table how a seat is asked. */
  send(seat: number, change: Partial<Policy>, setting?: Setting): void;
  passUntil(seat: number, until: Until): void;
  /** A standing order is given: the one that was given last comes first. One for once leaves the open question to the player. */
  give(seat: number, order: Order, setting?: Setting): void;
  /** It comes before the one above it: the first that fits is carried out. */
  raise(seat: number, order: Order): void;
  takeBack(seat: number, order: Order): void;
  /** What would be answered for a seat in a moment is asked. */
  answerMyself(seat: number): void;
  /** Asked again about everything. */
  askAgain(): void;
}

/** The policies of a game with these windows; what is set is kept on this device under `key`. */
export function policiesOf(key: string, windows: readonly string[]): Policies {
  const useAsking = create<Asking>(() => kept(key, windows));
  const policyOf = (seat: number): Policy => useTable.getState().policies[seat]?.policy ?? ASKED;
  const send: Policies['send'] = (seat, change, setting = {}) => {
    const { hold, at, countdown } = useAsking.getState();
    tellTable({ type: 'policy', seat, policy: { ...policyOf(seat), hold, at, ...change }, countdown, ...setting });
  };
  const keep = ({ hold, at, countdown }: Asking): void => {
    const asking = { hold, at, countdown };
    useAsking.setState(asking);
    try {
      localStorage.setItem(key, JSON.stringify(asking));
    } catch {
      // Without storage it holds until the page is closed.
    }
  };
  const askAt = (asking: Asking): void => {
    keep(asking);
    const over = asking.hold === 'every' ? { until: null } : {};
    for (const seat of here()) send(seat, over);
  };
  return {
    useAsking,
    keep,
    askAt,
    send,
    toggleStop: (window) => askAt(toggled(useAsking.getState(), window)),
    passUntil: (seat, until) => send(seat, { until }),
    give: (seat, order, setting = { ask: order.once }) => {
      const others = policyOf(seat).orders.filter((one) => !sameOrder(one, order));
      send(seat, { orders: [order, ...others] }, setting);
    },
    raise: (seat, order) => {
      const orders = [...policyOf(seat).orders];
      const at = orders.indexOf(order);
      if (at < 1) return;
      orders.splice(at - 1, 2, order, orders[at - 1]);
      send(seat, { orders });
    },
    takeBack: (seat, order) => send(seat, { orders: policyOf(seat).orders.filter((one) => one !== order) }),
    answerMyself: (seat) => send(seat, {}, { ask: true }),
    askAgain: () => {
      for (const seat of here()) send(seat, { until: null }, { forget: true });
    },
  };
}

/** An order of the question that is open; `moment` is the one of the game that runs, `window` the one that is open, if any is. */
export function orderOf(
  prompt: Prompt,
  option: number,
  { lasting, window, moment }: { lasting: Lasting; window: string | undefined; moment: string },
): Order {
  return {
    decision: decisionOf(prompt),
    option,
    ...(window === undefined ? {} : { window }),
    once: lasting === 'once',
    ...(lasting === 'moment' ? { moment } : {}),
  };
}

export const lastingOf = ({ once, moment }: Order): Lasting =>
  once ? 'once' : moment === undefined ? 'always' : 'moment';

/** Tells of each seat of this screen what its table knows of it, once for each table that is played; the way to stop. */
export function meetSeats(met: (seat: number, known: Policy | null) => void): () => void {
  const done = new Set<number>();
  const meet = (): void => {
    const { policies, table, frozen, result } = useTable.getState();
    if (table === null) return done.clear();
    if (frozen || result !== null) return;
    for (const seat of here()) {
      if (done.has(seat)) continue;
      done.add(seat);
      met(seat, policies[seat]?.policy ?? null);
    }
  };
  meet();
  return useTable.subscribe((now, before) => {
    if (now.policies !== before.policies || now.table !== before.table || now.order !== before.order) meet();
  });
}
