/**
 * What a seat's policy answers. A seat's policy as it stands is a value: to answer by it gives the one that stands
 * afterwards, and whoever plays takes that over once the answer is taken and kept. So an answer that is not takes nothing along.
 */
import type { Option, Seat } from '@kolbiste/kernel';
import type { Order, OwnQuestion, Policy, Until, Windows } from './policy.ts';
import type { Declined, Passing } from './stops.ts';
import { declinedAfter, NOTHING_DECLINED, passesAlone, stopsAsTarget } from './stops.ts';
import { meets } from './when.ts';

/** Where, and what could be done there, when a seat began to pass for a while. */
interface Since {
  readonly window: string;
  readonly stands: string;
  readonly options: readonly Option[];
}

/** Everything that stands for one seat. */
interface Standing {
  readonly policy: Policy;
  /** What it has passed over by hand. */
  readonly declined: Declined;
  readonly since: Since | undefined;
  /** The player wants to answer what is asked now by hand, whatever the policy says. */
  readonly byHand: boolean;
}

/** What goes with a policy that is set. */
export interface Setting {
  /** What was passed over by hand is asked about again. */
  readonly forget?: boolean;
  /** What is asked now is answered by hand, and the policy holds from the next question on; false = no more so. */
  readonly ask?: boolean;
}

/** What a policy says to a question. */
export interface PolicyAnswer {
  /** Undefined = the player is asked. */
  readonly option: Option | undefined;
  /** How the seat's policy stands once it is answered so. */
  readonly after: SeatPolicy;
}

/** One seat: its policy, and what it has passed over by hand. */
export class SeatPolicy {
  private readonly windows: Windows;
  private readonly now: Standing;

  constructor(windows: Windows, policy: Policy, now?: Standing) {
    this.windows = windows;
    this.now = now ?? { policy, declined: NOTHING_DECLINED, since: undefined, byHand: false };
  }

  get policy(): Policy {
    return this.now.policy;
  }

  /** Whether something passes by itself that could be asked about: until later, or because it was passed over by hand. */
  get passing(): boolean {
    return this.policy.until !== null || this.now.declined.options.length > 0;
  }

  private with(change: Partial<Standing>): SeatPolicy {
    const now = { ...this.now, ...change };
    return new SeatPolicy(this.windows, now.policy, now);
  }

  set(policy: Policy, { forget = false, ask }: Setting = {}): SeatPolicy {
    const same = JSON.stringify(policy.until) === JSON.stringify(this.policy.until);
    return this.with({
      policy,
      ...(same ? {} : { since: undefined }),
      ...(forget ? { declined: NOTHING_DECLINED } : {}),
      ...(ask === undefined ? {} : { byHand: ask }),
    });
  }

  private over(): SeatPolicy {
    return this.with({ policy: { ...this.policy, until: null }, since: undefined });
  }

  /** Without the orders of parts of the game that are over, and of what is there no more. */
  private timely(view: unknown): SeatPolicy {
    const { orders } = this.policy;
    const { moment: momentOf, waits } = this.windows;
    const left = orders.filter(
      ({ moment, when }) =>
        (moment === undefined || moment === momentOf?.(view)) &&
        (when?.on === undefined || waits?.gone(view, when.on) !== true),
    );
    return left.length === orders.length ? this : this.with({ policy: { ...this.policy, orders: left } });
  }

  answer(own: OwnQuestion): PolicyAnswer {
    const now = this.timely(own.view);
    return now.now.byHand ? { option: undefined, after: now } : now.said(own);
  }

  private said(own: OwnQuestion): PolicyAnswer {
    const { orders } = this.policy;
    const here = this.windows.of(own.view, own.decision);
    const order = orders.find((each) => fits(each, own, here));
    if (order !== undefined) {
      const left = order.once
        ? this.with({ policy: { ...this.policy, orders: orders.filter((o) => o !== order) } })
        : this;
      return { option: order.option, after: left };
    }
    if (here === undefined) return { option: undefined, after: this };
    const after = this.arrived(here, own.options);
    return { option: after.passes(here, own.options) ? here.option : undefined, after };
  }

  /** As it stands before a window: what was to last until here is over. */
  private arrived(here: Passing, options: readonly Option[]): SeatPolicy {
    const { until, at } = this.policy;
    if (until === null) return this;
    const { since = { window: here.window, stands: here.stands ?? '', options } } = this.now;
    // What is asked in between, such as a response, is another matter; with the next window it is over.
    const lasting = until.kind === 'here' || (!at.includes(here.window) && lasts(until, since, here, options));
    if (!lasting) return this.over();
    return this.now.since === undefined ? this.with({ since }) : this;
  }

  private passes(here: Passing, options: readonly Option[]): boolean {
    const { hold, at, until } = this.policy;
    const { declined, since } = this.now;
    if (until !== null && (until.kind !== 'here' || here.window === since?.window))
      return !stopsAsTarget({ declined }, here, options);
    return passesAlone({ hold, at, declined }, here, options);
  }

  /** The player has answered by hand: what was passed over is not asked about again before the next era. */
  answered(own: OwnQuestion, option: Option): SeatPolicy {
    const here = this.windows.of(own.view, own.decision);
    const after = this.now.byHand ? this.with({ byHand: false }) : this;
    if (here?.option !== option) return after;
    return after.with({ declined: declinedAfter(this.now.declined, here, own.options) });
  }

  /** A window opens: what was to last as long as another one is over. */
  opened(): SeatPolicy {
    const after = this.now.byHand ? this.with({ byHand: false }) : this;
    return this.policy.until?.kind === 'here' ? after.over() : after;
  }
}

/** Whether an order answers a question. */
const fits = ({ decision, option, window, when }: Order, own: OwnQuestion, here: Passing | undefined): boolean =>
  decision === own.decision.id &&
  own.options.includes(option) &&
  (window === undefined || window === here?.window) &&
  (when === undefined || meets(when, here?.answered));

/** Whether the time to pass everything goes on at a window. */
function lasts(until: Until, since: Since, here: Passing, options: readonly Option[]): boolean {
  if (until.kind === 'window') return here.window !== until.window;
  if (until.kind === 'era') return here.era <= until.era;
  return (here.stands ?? '') === since.stands && options.every((option) => since.options.includes(option));
}

/** The policies of all who sit at a table: a value as well. */
export class TablePolicies {
  readonly seats: ReadonlyMap<Seat, SeatPolicy>;
  /** Something was taken back, or could not be kept: nothing is answered for anybody before the next answer by hand. */
  readonly halted: boolean;

  constructor(seats: ReadonlyMap<Seat, SeatPolicy> = new Map(), halted = false) {
    this.seats = seats;
    this.halted = halted;
  }

  get(seat: Seat): SeatPolicy | undefined {
    return this.seats.get(seat);
  }

  /** With another policy of a seat; undefined = it has none. */
  put(seat: Seat, policy: SeatPolicy | undefined): TablePolicies {
    if (policy === this.seats.get(seat)) return this;
    const seats = new Map(this.seats);
    if (policy === undefined) seats.delete(seat);
    else seats.set(seat, policy);
    return new TablePolicies(seats, this.halted);
  }

  /** A seat sets its policy; null takes it back. */
  set(windows: Windows, seat: Seat, policy: Policy | null, setting: Setting = {}): TablePolicies {
    if (policy === null) return this.put(seat, undefined);
    const before = this.seats.get(seat);
    const after = this.put(seat, (before ?? new SeatPolicy(windows, policy)).set(policy, setting));
    // Whoever lets everything pass from now on, or says how it is answered, has answered by hand.
    const more = policy.orders.length > (before?.policy.orders.length ?? 0) && setting.ask !== true;
    return policy.until !== null || more ? after.halt(false) : after;
  }

  halt(halted = true): TablePolicies {
    return halted === this.halted ? this : new TablePolicies(this.seats, halted);
  }

  /** Somebody has answered by hand. @param question what the seat was asked; undefined where it has no policy */
  byHand(question: OwnQuestion | undefined, option: Option): TablePolicies {
    const going = this.halt(false);
    if (question === undefined) return going;
    const { seat } = question.decision;
    return going.put(seat, going.get(seat)?.answered(question, option));
  }

  /** A window has opened, as these seats were told. */
  opened(seats: readonly Seat[]): TablePolicies {
    return seats.reduce<TablePolicies>((after, seat) => after.put(seat, after.get(seat)?.opened()), this);
  }

  /** What the policy of the seat that is asked says; `after` = how all stand then. */
  answer(question: OwnQuestion): { readonly option: Option | undefined; readonly after: TablePolicies } {
    const { seat } = question.decision;
    const given = this.halted ? undefined : this.seats.get(seat)?.answer(question);
    return given === undefined
      ? { option: undefined, after: this }
      : { option: given.option, after: this.put(seat, given.after) };
  }
}
