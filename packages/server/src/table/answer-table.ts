/** A table that takes answers: each is checked, carried out and kept with what follows from it, and told only then. */
import type { Seat } from '@kolbiste/kernel';
import type { TablePolicies, Told, Viewer } from '@kolbiste/wire';
import type { Answer, Refused } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { NewStep, StepRow } from '../store/tables.ts';
import { isTrouble } from '../store/trouble.ts';
import { judge } from './judge.ts';
import type { After } from './policy-table.ts';
import { PolicyTable } from './policy-table.ts';
import type { Serialized, TakenText } from './serialized.ts';
import { joined, listed, serialized, ToldText } from './serialized.ts';
import type { Session } from './session.ts';
import { Refusing } from './sitting.ts';
import { isDone } from './table-meta.ts';

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

export abstract class AnswerTable extends PolicyTable {
  /** What policies answer now, carried out. @param first what was answered by hand before, and how policies stand since */
  protected following(play: Session, at: number, policies: TablePolicies, first: readonly Entry[] = []): Run {
    const entries = [...first];
    const after = this.automatic(play, at, policies, ({ seat, option }, told) =>
      entries.push(this.entry(play, seat, option, at, '', told)),
    );
    return { at, entries, ...after, changes: this.changesTo(after.policies) };
  }

  protected entry(play: Session, seat: Seat, option: number, at: number, id: string, told: readonly Told[]): Entry {
    const texts = measured(() => serialized(told));
    const kept = measured(() => this.keptText(play, texts));
    return { row: this.step(play.step, seat, option, at, id, kept), told: texts };
  }

  /** Tells a run that is kept, in one message to each. */
  protected tellRun(play: Session, run: Run, connection?: string): Serialized {
    const { at, entries } = run;
    for (const { row } of entries) this.wrote(row.told);
    const told = joined(entries.map((entry) => entry.told));
    this.context.voice.told(this.id, { epoch: this.row.epoch, told, clock: play.clock, at }, connection);
    this.takeOver(run);
    return told;
  }

  protected step(step: number, seat: Seat, option: number, at: number, answer: string, told: string): StepRow {
    return { game: this.id, step, seat, option, at, answer, told };
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
  protected async kept({ entries, changes }: Run, before: number, again: boolean): Promise<boolean | undefined> {
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
}
