/** Seat policies beside a table in a worker: each answers from its seat's own view. Fetched when the first one is set. */
import type { Decision, Seat } from '@kolbiste/kernel';
import type { OwnQuestion, Told } from '@kolbiste/wire';
import { kindOf, ownQuestion, readPolicy, TablePolicies } from '@kolbiste/wire';
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
  private policies = new TablePolicies();
  /** What the page was told last, by seat. */
  private readonly told = new Map<Seat, string>();
  /** Steps when it acted last: fewer, and one was taken back. */
  private step = 0;

  constructor(tell: (message: FromHost) => void) {
    this.tell = tell;
  }

  /** @throws Error for what is no policy of that game */
  set({ game }: RunningTable, { seat, policy: sent, forget }: PolicyOrder): void {
    const { windows } = staged(game.id);
    if (windows === undefined) return;
    this.policies = this.policies.set(windows, seat, sent === null ? null : readPolicy(sent, windows), forget);
    this.report();
  }

  /** What policies are to remember of an answer by hand: asked before it is carried out, called once it is. */
  byHand(table: RunningTable, seat: Seat, option: number): () => void {
    const decision = table.game.pending(table.record.state).find((each) => each.seat === seat);
    const known = this.policies.get(seat) !== undefined && decision !== undefined;
    const after = this.policies.byHand(known ? questionOf(table, decision) : undefined, option);
    return () => {
      this.policies = after;
    };
  }

  /** Gives what policies answer, one after another. @returns whether there was anything */
  act(table: RunningTable): boolean {
    if (table.step < this.step) this.policies = this.policies.halt();
    const before = table.step;
    while (this.actOnce(table)) table.spread();
    this.step = table.step;
    this.report();
    return table.step > before;
  }

  private actOnce(table: RunningTable): boolean {
    const { game, record } = table;
    for (const decision of game.pending(record.state)) {
      const { seat } = decision;
      if (this.policies.get(seat) === undefined) continue;
      const { option, after } = this.policies.answer(questionOf(table, decision));
      // What it answers holds once it is taken; that a time is over holds in any case.
      if (option !== undefined && record.answer(seat, option) !== undefined) return false;
      this.policies = after;
      if (option !== undefined) return true;
    }
    return false;
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
      const text = JSON.stringify([policy, passing]);
      if (this.told.get(seat) === text) continue;
      this.told.set(seat, text);
      this.tell({ type: 'policy', seat, state: { policy, passing } });
    }
  }
}
