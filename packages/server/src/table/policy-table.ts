/** A table that answers for seats as their policies say: each from its seat's own view, all that follow at once in one run. */
import type { Option, Seat } from '@kolbiste/kernel';
import type { OwnQuestion, Policy, Told } from '@kolbiste/wire';
import { kindOf, ownQuestion, PolicyError, readPolicy, SeatPolicy } from '@kolbiste/wire';
import type { SeatPolicyState } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import { BotTable } from './bot-table.ts';
import type { Session } from './session.ts';
import { Refusing } from './sitting.ts';
import { botAt, isDone } from './table-meta.ts';

/** Answers in one run at most: what follows comes in the next, and others have their turn between. */
const MOST_AT_ONCE = 32;

interface Owned {
  /** Hash of the token of whoever set it. */
  readonly owner: string;
  readonly policy: SeatPolicy;
  /** As it is kept. */
  kept: Policy;
}

/** An answer that a policy gives. */
interface Given {
  readonly seat: Seat;
  readonly option: Option;
}

const NONE: SeatPolicyState = { policy: null, passing: false };

const wait = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });

export abstract class PolicyTable extends BotTable {
  private readonly policies = new Map<Seat, Owned>();
  /** The epoch that was seen last: in another one something was taken back, and nothing passes before the next answer by hand. */
  private seen = -1;
  private halted = false;
  private waiting: NodeJS.Timeout | undefined;

  /** Reads what seats have set before. */
  protected async readPolicies(): Promise<void> {
    const { windows } = this.served;
    const rows = windows === null ? [] : await this.context.store.policies.of(this.id);
    for (const seat of this.policies.keys()) if (!rows.some((row) => row.seat === seat)) this.policies.delete(seat);
    for (const { seat, owner, policy: text } of rows) {
      const policy = this.readable(seat, text);
      if (windows === null || policy === undefined) continue;
      const known = this.policies.get(seat);
      if (known?.owner !== owner)
        this.policies.set(seat, { owner, policy: new SeatPolicy(windows, policy), kept: policy });
      else if (JSON.stringify(known.kept) !== text) {
        known.policy.set(policy, false);
        known.kept = policy;
      }
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
  private owned(seat: Seat): Owned | undefined {
    const own = this.policies.get(seat);
    return own !== undefined && own.owner === this.meta.seats[seat]?.token ? own : undefined;
  }

  /** How a seat's policy stands: for that seat alone. */
  policyOf(seat: Seat): SeatPolicyState {
    const own = this.owned(seat);
    return own === undefined ? NONE : { policy: own.policy.policy, passing: own.policy.passing };
  }

  /** A seat sets what is to be answered for it. @throws Refusing */
  setPolicy(seat: Seat, sent: unknown, forget: boolean): Promise<SeatPolicyState> {
    return this.run(async () => {
      const { windows } = this.served;
      if (isDone(this.status)) throw new Refusing('notPlaying');
      if (windows === null) throw new Refusing('badPolicy', 'this game has no windows');
      const owner = this.meta.seats[seat].token;
      const policy = sent === null ? null : checked(() => readPolicy(sent, windows));
      const { policies } = this.context.store;
      if (policy === null) {
        await policies.remove(this.id, seat);
        this.policies.delete(seat);
      } else {
        await policies.put({ game: this.id, seat, owner, policy: JSON.stringify(policy) });
        const own = this.owned(seat) ?? { owner, policy: new SeatPolicy(windows, policy), kept: policy };
        // Whoever lets everything pass from now on has answered by hand.
        if (policy.until !== null) this.halted = false;
        own.policy.set(policy, forget);
        own.kept = policy;
        this.policies.set(seat, own);
      }
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

  /** What the policy of a seat is to remember once an answer by hand is taken; asked before it is carried out. */
  protected byHand(play: Session, seat: Seat, option: Option): () => void {
    const own = this.owned(seat);
    const question = own === undefined ? undefined : this.question(play, seat);
    return () => {
      this.halted = false;
      if (question !== undefined) own?.policy.answered(question, option);
    };
  }

  /** Carries out what policies answer now, one after another, and hands each on. */
  protected automatic(play: Session, at: number, taken: (given: Given, told: readonly Told[]) => void): void {
    const { epoch } = this.row;
    if (this.seen >= 0 && this.seen !== epoch) this.halted = true;
    this.seen = epoch;
    if (this.halted || this.policies.size === 0 || this.meta.paused || this.context.ending()) return;
    for (let n = 0; n < MOST_AT_ONCE; n++) {
      const given = this.next(play, at);
      if (given === undefined) return;
      const told = play.answer(given.seat, given.option, at, '');
      if (!Array.isArray(told)) return;
      this.heard(play, told);
      taken(given, told);
    }
  }

  /** The answer that a policy gives now; undefined = a player is asked, or a pass waits until it is shown. */
  private next(play: Session, at: number): Given | undefined {
    for (const { seat } of play.decisions) {
      const own = botAt(this.meta, seat) === undefined ? this.owned(seat) : undefined;
      const question = own === undefined ? undefined : this.question(play, seat);
      if (own === undefined || question === undefined) continue;
      const left = this.held(play, question, at);
      const option = left > 0 ? undefined : own.policy.answer(question);
      if (option !== undefined) return { seat, option };
      if (left > 0) this.later(left);
    }
    return undefined;
  }

  /** Milliseconds until a pass is shown at the window in which a seat is asked; the same whoever passes, and whatever it holds. */
  private held(play: Session, { view, decision }: OwnQuestion, at: number): number {
    const { countdown = 0 } = this.meta;
    if (countdown === 0 || this.served.windows?.of(view, decision) === undefined) return 0;
    return play.askedAt(decision.seat) + countdown - at;
  }

  /** Waits until a pass by hand may be shown. */
  protected async untilShown(seat: Seat, option: Option): Promise<void> {
    const { play, meta } = this;
    if (play === undefined || (meta.countdown ?? 0) === 0) return;
    const question = this.question(play, seat);
    if (question === undefined || this.served.windows?.of(question.view, question.decision)?.option !== option) return;
    const left = this.held(play, question, this.context.now());
    if (left > 0) await wait(Math.min(left, meta.countdown ?? 0));
  }

  private later(millis: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.aside(() => this.settle()), millis);
    this.waiting.unref();
  }

  /** What each seat was told may end what was to last. */
  protected heard(play: Session, told: readonly Told[]): void {
    const { windows } = this.served;
    const opens = windows === null ? -1 : play.game.events.indexOf(windows.opens);
    for (const [seat, { policy }] of this.policies)
      if (told[seat]?.happened.some(({ event }) => kindOf(event) === opens)) policy.opened();
  }

  /** What has changed of policies by itself is kept, and told to the seat. */
  protected notePolicies(): void {
    for (const [seat, own] of this.policies) {
      const { policy } = own.policy;
      if (own.kept === policy) continue;
      own.kept = policy;
      this.context.voice.policy(this.id, seat, this.policyOf(seat));
      const row = { game: this.id, seat, owner: own.owner, policy: JSON.stringify(policy) };
      this.aside(() => this.context.store.policies.put(row));
    }
  }

  override refresh(): Promise<void> {
    return this.run(() => this.readPolicies()).then(() => super.refresh());
  }

  override async sleep(): Promise<void> {
    clearTimeout(this.waiting);
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
