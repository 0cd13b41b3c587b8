/** A table at which bots sit: they think by turns, on the bill of who set them at work, and stop where no more may be kept. */
import type { Viewer } from '@kolbiste/wire';
import type { Answer, Refused } from '@kolbiste/wire/protocol';
import type { BotAnswer } from '../bots/turn.ts';
import { botTurn } from '../bots/turn.ts';
import { measured, newBill, onBill } from '../cost/bill.ts';
import type { TakenText } from './serialized.ts';
import { botAt, isDone, written } from './table-meta.ts';
import { TimedTable } from './timed.ts';

/** What a step takes beside what was told of it. */
const ROW_BYTES = 100;
const COUNTED_AT_ONCE = 64;

export abstract class BotTable extends TimedTable {
  private thinking = false;
  /** What was written and not counted yet. */
  private grown = { rows: 0, bytes: 0 };

  abstract answer(viewer: Viewer, answer: Answer, connection?: string): Promise<TakenText | Refused>;

  get idle(): boolean {
    return this.quiet && !this.thinking;
  }

  /** The bot whose turn it is thinks, one at a time. */
  protected think(): void {
    const { play, context } = this;
    if (this.thinking || play === undefined || this.status !== 'playing' || this.meta.paused) return;
    if (context.ending() || play.owing().every((seat) => botAt(this.meta, seat) === undefined)) return;
    this.thinking = true;
    const payer = this.row.address ?? this.id;
    this.paid(payer, () => this.botAnswers(payer))
      .then((reply) => (reply === undefined || (!reply.ok && reply.code === 'stale') ? this.think() : undefined))
      .catch((error: unknown) => this.worry(error, 'a bot could not answer'));
  }

  /** Undefined: while it waited for its turn, there came to be nothing to answer. */
  private async botAnswers(payer: string): Promise<TakenText | Refused | undefined> {
    const { bots } = this.context;
    let turn: BotAnswer | undefined;
    try {
      await bots.begin(payer, this.id);
      turn = await measured(() => this.botThinks());
      await bots.piece(payer, this.id);
    } finally {
      this.thinking = false;
    }
    return turn === undefined ? undefined : await this.answer(turn.seat, turn.answer);
  }

  private botThinks(): Promise<BotAnswer> | undefined {
    const { play, context } = this;
    if (play === undefined || this.status !== 'playing' || this.meta.paused || context.ending()) return undefined;
    return botTurn(context, this.place, play);
  }

  /** What a bot does is paid for by whoever set it at work. */
  private async paid<T>(payer: string, work: () => Promise<T>): Promise<T> {
    const bill = newBill();
    try {
      return await onBill(bill, work);
    } finally {
      this.context.bots.paid(payer, bill.millis);
    }
  }

  /** Notes what was written; now and then it is told to the database, which counts for all. */
  protected wrote(text: string): void {
    this.grown.rows++;
    this.grown.bytes += text.length + ROW_BYTES;
    if (this.grown.rows >= COUNTED_AT_ONCE) this.aside(() => this.count());
  }

  /** Tells the database how much was written. Bots alone stop where no more may be kept. */
  protected async count(): Promise<void> {
    const { rows, bytes } = this.grown;
    if (rows === 0) return;
    this.grown = { rows: 0, bytes: 0 };
    await this.context.store.games.grew(this.id, rows, bytes);
    const { people, address } = this.row;
    if (people === 1 || isDone(this.status) || !(await this.context.quota.exceeded(address))) return;
    await this.change(({ status, meta }) => (isDone(status) ? undefined : { set: written(meta, 'closed') }));
  }

  override async sleep(): Promise<void> {
    await super.sleep();
    await this.count();
  }
}
