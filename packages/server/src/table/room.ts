/** A table that is awake. What happens at it happens one thing after another; nothing is told before it is kept. */
import type { Json, Seat } from '@kolbiste/kernel';
import { deckSeed } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { Have, Proposal, SentSignal } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { Change } from '../store/games.ts';
import { allOpened } from './agreeing.ts';
import { AnswerTable } from './answer-table.ts';
import type { Standing } from './news.ts';
import { newsText, olderText } from './news.ts';
import { carriedOut, isMoot } from './proposing.ts';
import type { ServerContext } from './server-context.ts';
import type { Start } from './session.ts';
import { Session } from './session.ts';
import { signalRefused } from './signals.ts';
import { Refusing } from './sitting.ts';
import type { Placed, TableMeta } from './table-meta.ts';
import { isDone, persons, written } from './table-meta.ts';
import { agreementOn } from './terms.ts';

export class Room extends AnswerTable {
  private awake = false;

  /** Wakes a table. @throws Refusing when there is none */
  static async wake(context: ServerContext, id: string): Promise<Room> {
    const row = await context.store.games.row(id);
    if (row === undefined) throw new Refusing('noGame');
    const served = await context.games.named(row.game);
    if (served === undefined) throw new Refusing('unknownGame');
    const room = new Room(context, served, row);
    // What is over is shown step by step; of what goes on all steps are read, and looked at, now.
    if (isDone(room.status)) await context.store.steps.check(id);
    for (const seat of persons(room.meta)) room.away.set(seat, room.used);
    await room.reload();
    return room;
  }

  /** After every change: begins what can begin, ends what has ended, lets bots think and clocks run. */
  protected override async settle(): Promise<void> {
    if (isDone(this.status)) await this.count();
    if (this.status === 'chance' && !this.frozen && allOpened(this.meta)) {
      await this.begin();
      return;
    }
    if (this.status === 'playing' && this.play?.over === true) {
      await this.end();
      return;
    }
    if (!this.awake) {
      // Before any time is charged.
      await this.woken();
      this.awake = true;
    }
    if (await this.actAlone()) return await this.settle();
    this.watchClock();
    this.think();
  }

  /** Answers that policies give without anybody's answer before them. @returns whether there were any */
  private async actAlone(): Promise<boolean> {
    const { play } = this;
    if (play === undefined || this.status !== 'playing') return false;
    const before = play.at;
    const run = this.following(play, this.context.now(), this.policies);
    if (run.entries.length === 0) {
      if (run.changes.length > 0) await this.context.store.policies.change(run.changes);
      this.takeOver(run);
      return false;
    }
    // Whoever waits for the database tries again later: here nobody does.
    if ((await this.kept(run, before, true)) === true) this.tellRun(play, run);
    else await this.forget();
    return true;
  }

  private async begin(): Promise<void> {
    const { context, served } = this;
    const now = context.now();
    let epoch = 0;
    let text = '';
    const begun = await this.change(({ status, meta, row }) => {
      if (status !== 'chance' || !allOpened(meta)) return undefined;
      const agreed = agreementOn({ row, meta });
      const config = served.game.configFrom(agreed.setups, meta.common, deckSeed(agreed)) as Json;
      const after: TableMeta = { ...meta, config, agreed };
      const told: Start[] = measured(() => new Session(served.game, after, now).begin());
      ({ epoch } = row);
      text = JSON.stringify(told);
      return { set: written(after, 'playing'), start: this.step(0, -1, 0, now, '', text) };
    });
    if (!begun) return;
    this.wrote(text);
    context.voice.reset(this.id, { epoch, step: 0 });
  }

  private async end(): Promise<void> {
    const { play } = this;
    const result = play === undefined ? undefined : this.served.game.result(play.state);
    if (play === undefined || result === undefined) return;
    const { winners, draw } = result;
    await this.finish({ how: 'rules', winners, draw }, play.step);
  }

  /** What all have agreed to is done. @throws Refusing when something happened meanwhile */
  decide(meta: TableMeta, done: Proposal, last: number): Change {
    const { play, context, status } = this;
    if (play !== undefined && play.step !== last) throw new Refusing('stale');
    return carriedOut(meta, status, done, { step: last, clock: play?.clock ?? null, now: context.now() });
  }

  private get standing(): Standing {
    const { place, play, frozen, context } = this;
    return { place, play, frozen, page: context.page };
  }

  /** What brings a client up to date, as JSON. */
  news(viewer: Viewer, have: Have | undefined, past: boolean): Promise<string> {
    return this.run(async () => {
      // Another process may have written what this one has not heard of.
      if (this.context.shared) await this.reload();
      return await newsText(this.context.store, this.standing, viewer, have, past);
    });
  }

  /** An older page of the past, as JSON. @throws Refusing */
  older(viewer: Viewer, epoch: number, before: number): Promise<string> {
    return olderText(this.context.store, this.standing, viewer, epoch, before);
  }

  /** What a seat shows the others for a moment is passed on to the other players. @throws Refusing */
  signal(seat: Seat, message: SentSignal): Promise<void> {
    return this.run(async () => {
      const play = this.frozen ? undefined : this.play;
      const no = measured(() => signalRefused(this.place, this.served, play, seat, message));
      if (no !== undefined) throw new Refusing(no);
      const others = persons(this.meta).filter((other) => other !== seat);
      this.context.voice.signal(this.id, others, { seat, ...message });
    });
  }

  /** Who is here, as all processes together know it. */
  attend(present: ReadonlySet<Viewer>): void {
    const now = this.context.now();
    for (const seat of persons(this.meta)) {
      if (present.has(seat)) this.away.delete(seat);
      else if (!this.away.has(seat)) this.away.set(seat, now);
    }
    this.tellTable();
    this.dropMoot();
  }

  /** What was proposed because somebody was away falls with their coming back: nobody is asked about it any more. */
  private dropMoot(): void {
    const { away } = this;
    const moot = ({ proposal }: TableMeta): boolean => proposal !== null && isMoot(proposal.what, away);
    if (!moot(this.meta)) return;
    const drop = ({ status, meta }: Placed) =>
      moot(meta) ? { set: written({ ...meta, proposal: null }, status) } : undefined;
    this.aside(async () => void (await this.change(drop)));
  }
}
