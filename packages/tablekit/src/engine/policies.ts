/** Seat policies beside a table in a worker: each answers from its seat's own view. Fetched when the first one is set. */
import type { Decision, Seat } from '@kolbiste/kernel';
import type { OwnQuestion, Told } from '@kolbiste/wire';
import { kindOf, ownQuestion, readPolicy, TablePolicies } from '@kolbiste/wire';
import { staged } from './games.ts';
import type { RunningTable } from './host.ts';
import type { FromHost, ToHost } from './protocol.ts';

export type PolicyOrder = Extract<ToHost, { type: 'policy' }>;

/** What policies need of the worker. */
export interface Around {
  policies: HostPolicies | undefined;
  tell(message: FromHost): void;
  /** The table that lies here now: what was to come later at another one comes no more. */
  current(): RunningTable | null;
}

/** A seat sets what is to be answered for it, and what that is now is answered. */
export function obey(around: Around, table: RunningTable | null, order: PolicyOrder): void {
  if (table === null) return;
  around.policies ??= new HostPolicies(around);
  around.policies.set(table, order);
  if (around.policies.act(table)) table.report();
}

/** The question of a seat as that seat sees it. */
const questionOf = ({ game, record }: RunningTable, decision: Decision): OwnQuestion =>
  ownQuestion(game, game.view(record.state, decision.seat), decision);

const pendingAt = ({ game, record }: RunningTable): readonly Decision[] => game.pending(record.state);

export class HostPolicies {
  private readonly around: Around;
  private policies = new TablePolicies();
  /** Milliseconds after which passes at windows are shown. */
  private countdown = 0;
  /** By seat: what it is asked, and since when. */
  private readonly asked = new Map<Seat, { readonly id: string; readonly at: number }>();
  /** By seat: when what it is asked now will be answered for it. */
  private due: ReadonlyMap<Seat, number> = new Map();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** What the page was told last, by seat. */
  private readonly told = new Map<Seat, string>();
  /** Steps when it acted last: fewer, and one was taken back. */
  private step = 0;

  constructor(around: Around) {
    this.around = around;
  }

  /** @throws Error for what is no policy of that game */
  set({ game }: RunningTable, { seat, policy: sent, countdown = this.countdown, ...setting }: PolicyOrder): void {
    const { windows } = staged(game.id);
    if (windows === undefined) return;
    this.countdown = countdown;
    this.policies = this.policies.set(windows, seat, sent === null ? null : readPolicy(sent, windows), setting);
    this.report();
  }

  /**
   * What policies are to remember of an answer by hand: asked before it is carried out, called once it is.
   * null = it is a pass that is not to be shown yet; it is given when it is.
   */
  byHand(table: RunningTable, seat: Seat, option: number): (() => void) | null {
    const decision = pendingAt(table).find((each) => each.seat === seat);
    const question = decision === undefined ? undefined : questionOf(table, decision);
    const left = question === undefined ? 0 : this.held(table, question, option);
    if (left > 0) {
      const { step } = table;
      setTimeout(() => this.around.current() === table && table.answer(step, seat, option, false), left);
      return null;
    }
    const after = this.policies.byHand(this.policies.get(seat) === undefined ? undefined : question, option);
    return () => {
      this.policies = after;
      this.asked.delete(seat);
    };
  }

  /** Gives what policies answer, one after another. @returns whether there was anything */
  act(table: RunningTable): boolean {
    if (table.step < this.step) {
      this.policies = this.policies.halt();
      this.asked.clear();
    }
    const before = table.step;
    while (this.actOnce(table)) table.spread();
    this.step = table.step;
    this.report();
    return table.step > before;
  }

  /** Since when each seat is asked what it is asked now. */
  private noteAsked(pending: readonly Decision[]): void {
    for (const seat of this.asked.keys()) if (!pending.some((each) => each.seat === seat)) this.asked.delete(seat);
    for (const { seat, id } of pending)
      if (this.asked.get(seat)?.id !== id) this.asked.set(seat, { id, at: Date.now() });
  }

  /** Milliseconds until a pass is shown at the window in which a seat is asked. @param option that this is; left out = any */
  private held({ game }: RunningTable, { view, decision }: OwnQuestion, option?: number): number {
    const here = this.countdown === 0 ? undefined : staged(game.id).windows?.of(view, decision);
    if (here === undefined || (option ?? here.option) !== here.option) return 0;
    return (this.asked.get(decision.seat)?.at ?? 0) + this.countdown - Date.now();
  }

  private actOnce(table: RunningTable): boolean {
    const pending = pendingAt(table);
    this.noteAsked(pending);
    const due = new Map<Seat, number>();
    for (const decision of pending) {
      const { seat } = decision;
      if (this.policies.get(seat) === undefined) continue;
      const question = questionOf(table, decision);
      const { option, after } = this.policies.answer(question);
      const left = option === undefined ? 0 : this.held(table, question);
      if (left > 0) {
        due.set(seat, Date.now() + left);
        continue;
      }
      // What it answers holds once it is taken; that a time is over holds in any case.
      if (option !== undefined && table.record.answer(seat, option) !== undefined) return false;
      this.policies = after;
      if (option === undefined) continue;
      this.asked.delete(seat);
      return true;
    }
    this.later(table, due);
    return false;
  }

  /** What is due is answered at its time. */
  private later(table: RunningTable, due: ReadonlyMap<Seat, number>): void {
    clearTimeout(this.waiting);
    this.due = due;
    if (due.size === 0) return;
    const act = (): void => {
      if (this.around.current() === table && this.act(table)) table.report();
    };
    this.waiting = setTimeout(act, Math.max(0, Math.min(...due.values()) - Date.now()));
  }

  /** What each viewer was told may end what was to last. */
  heard({ game, scene }: RunningTable, told: readonly Told[]): void {
    const opens = game.events.indexOf(staged(game.id).windows?.opens ?? '');
    const seats = scene.viewers.flatMap((viewer, k) => {
      const heard = told[k].happened.some(({ event }) => kindOf(event) === opens);
      return heard && viewer !== 'public' ? [viewer] : [];
    });
    this.policies = this.policies.opened(seats);
  }

  /** Tells the page of policies that have changed. */
  private report(): void {
    for (const [seat, { policy, passing }] of this.policies.seats) {
      const due = this.due.get(seat);
      const state = { policy, passing, ...(due === undefined ? {} : { due }) };
      const text = JSON.stringify(state);
      if (this.told.get(seat) === text) continue;
      this.told.set(seat, text);
      this.around.tell({ type: 'policy', seat, state });
    }
  }
}
