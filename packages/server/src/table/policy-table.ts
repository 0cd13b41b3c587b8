/** A table that answers for seats as their policies say: each from its seat's own view, all that follow at once in one run. */
import type { Option, Seat } from '@kolbiste/kernel';
import type { OwnQuestion, Policy, Setting, Told } from '@kolbiste/wire';
import { kindOf, ownQuestion, PolicyError, readPolicy, SeatPolicy, TablePolicies } from '@kolbiste/wire';
import type { SeatPolicyState } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { PolicyChange, PolicyRow } from '../store/tables.ts';
import { BotTable } from './bot-table.ts';
import { Moments } from './moments.ts';
import type { Session } from './session.ts';
import { Refusing } from './sitting.ts';
import { botAt, isDone } from './table-meta.ts';

/** Answers in one run at most: what follows comes in the next, and others have their turn between. */
const MOST_AT_ONCE = 32;

/** An answer that a policy gives. */
interface Given {
  readonly seat: Seat;
  readonly option: Option;
}

/** By seat: when what it is asked now will be answered for it. */
type Due = ReadonlyMap<Seat, number>;

/** How policies stand once a run of answers is kept, and what is to be kept of that. */
export interface After {
  readonly policies: TablePolicies;
  readonly changes: readonly PolicyChange[];
  readonly due: Due;
}

const NOTHING_DUE: Due = new Map();
const NONE: SeatPolicyState = { policy: null, passing: false };

/**
 * What is here of policies is as it is kept. A run of answers makes others of them (`TablePolicies` is a value), which are
 * written with its steps and taken over once they are: a run that is forgotten leaves nothing behind.
 */
export abstract class PolicyTable extends BotTable {
  protected policies = new TablePolicies();
  /** By seat: the row that is kept. */
  private readonly rows = new Map<Seat, PolicyRow>();
  private due: Due = NOTHING_DUE;
  /** The epoch that was seen last: in another one something was taken back. */
  private seen = -1;
  private readonly moments = new Moments(() => this.context.now());
  /** When policies are looked at again, because passes are shown then. */
  private again: number | undefined;

  /** Policies as they were kept when the steps were that are read with them. */
  protected override readPolicies(rows: readonly PolicyRow[]): void {
    const { windows } = this.served;
    if (windows === null) return;
    for (const seat of this.rows.keys()) {
      if (rows.some((row) => row.seat === seat)) continue;
      this.rows.delete(seat);
      this.policies = this.policies.put(seat, undefined);
    }
    for (const row of rows) {
      const { seat, owner, policy: text } = row;
      const known = this.rows.get(seat);
      this.rows.set(seat, row);
      if (known?.owner === owner && known.policy === text) continue;
      const policy = this.readable(seat, text);
      const same = known?.owner === owner ? this.policies.get(seat) : undefined;
      const read = policy === undefined ? undefined : (same?.set(policy) ?? new SeatPolicy(windows, policy));
      this.policies = this.policies.put(seat, read);
    }
  }

  /** What was kept by rules with other windows is left alone: the player is asked. */
  private readable(seat: Seat, text: string): Policy | undefined {
    const { windows } = this.served;
    try {
      return windows === null ? undefined : readPolicy(JSON.parse(text), windows);
    } catch (error) {
      this.context.log.warn({ game: this.id, seat, error: String(error) }, 'a policy does not fit these rules');
      return undefined;
    }
  }

  /** The policy of whoever sits there now. */
  private owned(seat: Seat): SeatPolicy | undefined {
    const own = this.rows.get(seat)?.owner === this.meta.seats[seat]?.token;
    return own ? this.policies.get(seat) : undefined;
  }

  /** How a seat's policy stands: for that seat alone. */
  policyOf(seat: Seat): SeatPolicyState {
    const own = this.owned(seat);
    if (own === undefined) return NONE;
    const due = this.due.get(seat);
    return { policy: own.policy, passing: own.passing, ...(due === undefined ? {} : { due }) };
  }

  /** A seat sets what is to be answered for it. @throws Refusing */
  setPolicy(seat: Seat, sent: unknown, setting: Setting): Promise<SeatPolicyState> {
    return this.run(async () => {
      const { windows } = this.served;
      if (isDone(this.status)) throw new Refusing('notPlaying');
      if (windows === null) throw new Refusing('badPolicy', 'this game has no windows');
      const policy = sent === null ? null : checked(() => readPolicy(sent, windows));
      const { policies } = this.context.store;
      // What somebody else has left of this seat is not gone on with.
      const before = this.owned(seat) === undefined ? this.policies.put(seat, undefined) : this.policies;
      if (policy === null) {
        await policies.remove(this.id, seat);
        this.rows.delete(seat);
      } else {
        const { token } = this.meta.seats[seat];
        const row = { game: this.id, seat, owner: token, policy: JSON.stringify(policy) };
        await policies.put(row);
        this.rows.set(seat, row);
      }
      this.policies = before.set(windows, seat, policy, setting);
      this.context.voice.changed(this.id);
      this.context.voice.policy(this.id, seat, this.policyOf(seat));
      await this.settle();
      return this.policyOf(seat);
    });
  }

  /** The question of a seat as it sees it. */
  private question(play: Session, seat: Seat): OwnQuestion | undefined {
    const decision = play.decision(seat);
    if (decision === undefined) return undefined;
    return measured(() => ownQuestion(play.game, play.game.view(play.state, seat), decision));
  }

  /** How policies stand once a seat has answered by hand; asked before that is carried out. */
  protected byHand(play: Session, seat: Seat, option: Option): TablePolicies {
    return this.policies.byHand(this.owned(seat) === undefined ? undefined : this.question(play, seat), option);
  }

  /** Carries out what policies answer now, one after another, and hands each on. @returns how policies stand then */
  protected automatic(
    play: Session,
    at: number,
    from: TablePolicies,
    taken: (given: Given, told: readonly Told[]) => void,
  ): Omit<After, 'changes'> {
    let policies = from;
    let due = NOTHING_DUE;
    const { epoch } = this.row;
    if (this.seen >= 0 && this.seen !== epoch) {
      this.policies = this.policies.halt();
      policies = from.halt();
    }
    this.seen = epoch;
    const idle = policies.halted || policies.seats.size === 0 || this.meta.paused || this.context.ending();
    for (let n = idle ? MOST_AT_ONCE : 0; n < MOST_AT_ONCE; n++) {
      const next = this.next(play, at, policies);
      policies = next.after;
      due = next.due;
      if (next.given === undefined) break;
      const told = play.answer(next.given.seat, next.given.option, at, '');
      if (!Array.isArray(told)) break;
      policies = this.heard(play, told, policies);
      taken(next.given, told);
    }
    return { policies, due };
  }

  /** The answer that a policy gives now; undefined = a player is asked, or a pass waits until it is shown. */
  private next(
    play: Session,
    at: number,
    policies: TablePolicies,
  ): { readonly given: Given | undefined; readonly after: TablePolicies; readonly due: Due } {
    let after = policies;
    const due = new Map<Seat, number>();
    let soonest = Number.POSITIVE_INFINITY;
    const counted = (this.meta.countdown ?? 0) > 0;
    for (const { seat } of play.decisions) {
      if (botAt(this.meta, seat) !== undefined) continue;
      const own = this.owned(seat);
      const question = own === undefined && !counted ? undefined : this.question(play, seat);
      if (question === undefined) continue;
      const shown = this.shownAt(play, question);
      // Whoever passes by hand is waited for by the same timer.
      if (shown > at) void this.moments.come(shown);
      if (own === undefined) continue;
      const said = after.answer(question);
      if (shown > at) {
        soonest = Math.min(soonest, shown);
        if (said.option !== undefined) due.set(seat, shown);
        continue;
      }
      after = said.after;
      if (said.option !== undefined) return { given: { seat, option: said.option }, after, due: NOTHING_DUE };
    }
    if (soonest < Number.POSITIVE_INFINITY) void this.later(soonest);
    return { given: undefined, after, due };
  }

  /** From when on a pass is shown at the window in which a seat is asked; the same whoever passes, and whatever it holds. */
  private shownAt(play: Session, { view, decision }: OwnQuestion): number {
    const { countdown = 0 } = this.meta;
    if (countdown === 0 || this.served.windows?.of(view, decision) === undefined) return Number.NEGATIVE_INFINITY;
    return play.askedAt(decision.seat) + countdown;
  }

  /** Waits until a pass by hand may be shown. */
  protected async untilShown(seat: Seat, option: Option): Promise<void> {
    const { play, meta } = this;
    if (play === undefined || (meta.countdown ?? 0) === 0) return;
    const question = this.question(play, seat);
    if (question === undefined || this.served.windows?.of(question.view, question.decision)?.option !== option) return;
    await this.moments.come(this.shownAt(play, question));
  }

  /** Looks at policies again once a moment has come, unless another is waited for by then. */
  private async later(moment: number): Promise<void> {
    if (this.again === moment) return;
    this.again = moment;
    await this.moments.come(moment);
    if (this.again !== moment) return;
    this.again = undefined;
    this.aside(() => this.settle());
  }

  /** What each seat was told may end what was to last. */
  protected heard(play: Session, told: readonly Told[], policies: TablePolicies): TablePolicies {
    const { windows } = this.served;
    const opens = windows === null ? -1 : play.game.events.indexOf(windows.opens);
    const heard = (seat: Seat): boolean => told[seat].happened.some(({ event }) => kindOf(event) === opens);
    return policies.opened([...policies.seats.keys()].filter(heard));
  }

  /** What others come to than is kept of them. */
  protected changesTo(policies: TablePolicies): PolicyChange[] {
    return [...policies.seats].flatMap(([seat, { policy }]) => {
      const before = this.rows.get(seat);
      if (before === undefined || policy === this.policies.get(seat)?.policy) return [];
      return [{ ...before, policy: JSON.stringify(policy), before: before.policy }];
    });
  }

  /** Takes over how policies stand once that is kept, and tells each seat whose own has changed. */
  protected takeOver({ policies, changes, due }: After): void {
    if (policies === this.policies && due.size + this.due.size === 0) return;
    const states = (): string[] => this.meta.seats.map((_, seat) => JSON.stringify(this.policyOf(seat)));
    const before = states();
    this.policies = policies;
    this.due = due;
    for (const { before: _, ...row } of changes) this.rows.set(row.seat, row);
    states().forEach((state, seat) => {
      if (state !== before[seat]) this.context.voice.policy(this.id, seat, this.policyOf(seat));
    });
  }

  override async sleep(): Promise<void> {
    this.again = undefined;
    await super.sleep();
  }
}

function checked(read: () => Policy): Policy {
  try {
    return read();
  } catch (error) {
    if (error instanceof PolicyError) throw new Refusing('badPolicy', error.message.slice(0, 200));
    throw error;
  }
}
