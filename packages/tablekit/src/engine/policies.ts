/** Seat policies beside a table in a worker: each answers from its seat's own view. Fetched when the first one is set. */
import type { Decision, Seat } from '@kolbiste/kernel';
import type { OwnQuestion, Told } from '@kolbiste/wire';
import { kindOf, ownQuestion, readPolicy, SeatPolicy } from '@kolbiste/wire';
import { staged } from './games.ts';
import type { RunningTable } from './host.ts';
import type { FromHost, ToHost } from './protocol.ts';

export type PolicyOrder = Extract<ToHost, { type: 'policy' }>;

/** A seat sets what is to be answered for it, and what that is now is answered. */
export function obey(
  around: { policies: HostPolicies | undefined; tell(message: FromHost): void },
  table: RunningTable | null,
  order: PolicyOrder,
): void {
  if (table === null) return;
  around.policies ??= new HostPolicies((message) => around.tell(message));
  around.policies.set(table, order);
  if (around.policies.act(table)) table.report();
}

/** The question of a seat as that seat sees it. */
const questionOf = ({ game, record }: RunningTable, decision: Decision): OwnQuestion =>
  ownQuestion(game, game.view(record.state, decision.seat), decision);

export class HostPolicies {
  private readonly tell: (message: FromHost) => void;
  private readonly seats = new Map<Seat, SeatPolicy>();
  /** What the page was told last, by seat. */
  private readonly told = new Map<Seat, string>();
  /** A step was taken back: nothing passes by itself before the next answer by hand. */
  private halted = false;
  /** Steps when it acted last. */
  private step = 0;

  constructor(tell: (message: FromHost) => void) {
    this.tell = tell;
  }

  /** @throws Error for what is no policy of that game */
  set({ game }: RunningTable, { seat, policy: sent, forget }: PolicyOrder): void {
    const { windows } = staged(game.id);
    if (windows === undefined || sent === null) this.seats.delete(seat);
    else {
      const policy = readPolicy(sent, windows);
      const known = this.seats.get(seat) ?? new SeatPolicy(windows, policy);
      // Whoever lets everything pass from now on has answered by hand.
      if (policy.until !== null) this.halted = false;
      known.set(policy, forget);
      this.seats.set(seat, known);
    }
    this.report();
  }

  /** Notes what a policy is to remember of an answer by hand; asked before it is carried out. */
  byHand(table: RunningTable, seat: Seat, option: number): void {
    this.halted = false;
    const own = this.seats.get(seat);
    const decision = table.game.pending(table.record.state).find((each) => each.seat === seat);
    if (own !== undefined && decision !== undefined) own.answered(questionOf(table, decision), option);
  }

  /** Gives what policies answer, one after another. @returns whether there was anything */
  act(table: RunningTable): boolean {
    if (table.step < this.step) this.halted = true;
    const before = table.step;
    while (!this.halted && this.actOnce(table)) table.spread();
    this.step = table.step;
    this.report();
    return table.step > before;
  }

  private actOnce(table: RunningTable): boolean {
    const { game, record } = table;
    for (const decision of game.pending(record.state)) {
      const { seat } = decision;
      const option = this.seats.get(seat)?.answer(questionOf(table, decision));
      if (option !== undefined) return record.answer(seat, option) === undefined;
    }
    return false;
  }

  /** What each viewer was told may end what was to last. */
  heard({ game, scene }: RunningTable, told: readonly Told[]): void {
    const opens = game.events.indexOf(staged(game.id).windows?.opens ?? '');
    scene.viewers.forEach((viewer, k) => {
      if (viewer !== 'public' && told[k].happened.some(({ event }) => kindOf(event) === opens))
        this.seats.get(viewer)?.opened();
    });
  }

  /** Tells the page of policies that have changed. */
  private report(): void {
    for (const [seat, { policy, passing }] of this.seats) {
      const text = JSON.stringify([policy, passing]);
      if (this.told.get(seat) === text) continue;
      this.told.set(seat, text);
      this.tell({ type: 'policy', seat, state: { policy, passing } });
    }
  }
}
