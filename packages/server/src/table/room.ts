/** A table that is awake. What happens at it happens one thing after another; nothing is told before it is kept. */
import type { Json, Seat } from '@kolbiste/kernel';
import { deckSeed } from '@kolbiste/kernel';
import type { TablePolicies, Told, Viewer } from '@kolbiste/wire';
import type { Answer, Have, Proposal, Refused, SentSignal } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { Change } from '../store/games.ts';
import type { NewStep, StepRow } from '../store/tables.ts';
import { isTrouble } from '../store/trouble.ts';
import { allOpened } from './agreeing.ts';
import { judge } from './judge.ts';
import type { Standing } from './news.ts';
import { newsText, olderText } from './news.ts';
import type { After } from './policy-table.ts';
import { PolicyTable } from './policy-table.ts';
import { carriedOut, isMoot } from './proposing.ts';
import type { Serialized, TakenText } from './serialized.ts';
import { joined, listed, serialized, ToldText } from './serialized.ts';
import type { ServerContext } from './server-context.ts';
import type { Start } from './session.ts';
import { Session } from './session.ts';
import { signalRefused } from './signals.ts';
import { Refusing } from './sitting.ts';
import type { Placed, TableMeta } from './table-meta.ts';
import { isDone, persons, written } from './table-meta.ts';
import { agreementOn } from './terms.ts';

const TRIES = 3;

const refused = (code: Refused['code']): Refused => ({ ok: false, code });

/** A step that was carried out and is to be kept. */
interface Entry {
  readonly row: StepRow;
  readonly told: Serialized;
}

/** Answers that follow upon each other at one moment: all are kept or none. */
interface Run extends After {
  readonly at: number;
  readonly entries: readonly Entry[];
}

export class Room extends PolicyTable {
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

  /** What policies answer now, carried out. @param first what was answered by hand before, and how policies stand since */
  private following(play: Session, at: number, policies: TablePolicies, first: readonly Entry[] = []): Run {
    const entries = [...first];
    const after = this.automatic(play, at, policies, ({ seat, option }, told) =>
      entries.push(this.entry(play, seat, option, at, '', told)),
    );
    return { at, entries, ...after, changes: this.changesTo(after.policies) };
  }

  private entry(play: Session, seat: Seat, option: number, at: number, id: string, told: readonly Told[]): Entry {
    const texts = measured(() => serialized(told));
    const kept = measured(() => this.keptText(play, texts));
    return { row: this.step(play.step, seat, option, at, id, kept), told: texts };
  }

  /** Tells a run that is kept, in one message to each. */
  private tellRun(play: Session, run: Run, connection?: string): Serialized {
    const { at, entries } = run;
    for (const { row } of entries) this.wrote(row.told);
    const told = joined(entries.map((entry) => entry.told));
    this.context.voice.told(this.id, { epoch: this.row.epoch, told, clock: play.clock, at }, connection);
    this.takeOver(run);
    return told;
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

  private step(step: number, seat: Seat, option: number, at: number, answer: string, told: string): StepRow {
    return { game: this.id, step, seat, option, at, answer, told };
  }

  private async end(): Promise<void> {
    const { play } = this;
    const result = play === undefined ? undefined : this.served.game.result(play.state);
    if (play === undefined || result === undefined) return;
    const { winners, draw } = result;
    await this.finish({ how: 'rules', winners, draw }, play.step);
  }

  /**
   * Takes an answer: checked, carried out, kept, and only then acknowledged and told.
   * @param connection is told in the reply; undefined = a bot answers
   */
  override async answer(viewer: Viewer, answer: Answer, connection?: string): Promise<TakenText | Refused> {
    if (viewer !== 'public') await this.untilShown(viewer, answer.option);
    if (this.ticking) await this.context.beat.sound();
    return await this.run(() => this.answered(viewer, answer, connection));
  }

  private async answered(viewer: Viewer, answer: Answer, connection?: string): Promise<TakenText | Refused> {
    // What an answer waits for the database is nobody's time.
    const at = this.context.now();
    let broken = false;
    for (let tries = 0; tries < TRIES; tries++) {
      const known = this.play?.step ?? (this.status === 'playing' ? -1 : answer.step);
      if (answer.step > known && !this.frozen) await this.reload();
      const { play } = this;
      if (this.frozen) return refused('otherRules');
      const repeated = await this.repeated(viewer, answer.id);
      if (repeated !== undefined) return { ok: true, step: repeated };
      if (play === undefined) return refused('notPlaying');
      const before = play.at;
      const seat = viewer as Seat;
      const policies = connection === undefined ? this.policies : this.byHand(play, seat, answer.option);
      const verdict = await this.judged(play, viewer, answer, at);
      if (!verdict.ok) return verdict;
      const first = this.entry(play, seat, answer.option, at, answer.id, verdict.told);
      const run = this.following(play, at, this.heard(play, verdict.told, policies), [first]);
      const kept = await this.kept(run, before, broken);
      broken = kept === undefined;
      if (kept === true) {
        const { epoch } = this.row;
        const { clock } = play;
        const told = this.tellRun(play, run, connection);
        if (play.over) this.aside(() => this.settle());
        // The answer is kept, whatever comes of what follows.
        else await this.settle().catch((error: unknown) => this.worry(error, 'what follows an answer failed'));
        return { ok: true, step: first.row.step, told: new ToldText(epoch, told.texts[told.whose[seat]], clock, at) };
      }
      // Another process was faster, or the game was ended or cut back meanwhile.
      if (!broken) await this.forget();
    }
    return refused('stale');
  }

  /** At which step an answer of that name was carried out; undefined = never. */
  private async repeated(viewer: Viewer, answer: string): Promise<number | undefined> {
    if (viewer === 'public') return undefined;
    if (this.play !== undefined || !isDone(this.status)) return this.play?.repeated(viewer, answer);
    return await this.context.store.steps.answered(this.id, viewer, answer);
  }

  /** Every page of the past begins with the views of all, so that nobody need be told of what was before. */
  private keptText(play: Session, told: Serialized): string {
    const begins = play.step % this.context.page === 0;
    return listed(told, begins ? play.viewers.map((viewer) => play.full(viewer)) : undefined);
  }

  private async judged(play: Session, viewer: Viewer, answer: Answer, at: number): Promise<ReturnType<typeof judge>> {
    try {
      return measured(() => judge(this.place, play, viewer, answer, at));
    } catch (error) {
      this.context.log.error(
        { game: this.id, step: play.step, error: String(error) },
        'an answer could not be carried out',
      );
      await this.forget();
      return refused('failed');
    }
  }

  /** Whether it is kept; undefined = nobody knows, because the database failed: then what is here was read anew. */
  private async kept({ entries, changes }: Run, before: number, again: boolean): Promise<boolean | undefined> {
    const { epoch } = this.row;
    const steps: NewStep[] = entries.map(({ row }, k) => ({ ...row, epoch, before: entries[k - 1]?.row.at ?? before }));
    if (changes.length > 0) steps[0] = { ...steps[0], policies: changes };
    try {
      return await this.context.group.write(steps);
    } catch (error) {
      this.context.log.error({ game: this.id, error: String(error) }, 'an answer could not be kept');
      this.play = undefined;
      if (!isTrouble(error)) {
        // Or what policies answer would be tried, and fail, for ever.
        this.policies = this.policies.halt();
        await this.reload();
        throw new Refusing('failed');
      }
      if (again) {
        this.recover();
        throw error;
      }
      await this.regained();
      return undefined;
    }
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
