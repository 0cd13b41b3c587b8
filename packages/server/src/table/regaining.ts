/** A table whose database has failed, or that did not hear other processes: it is brought in line, and tells what was missed. */
import { backoff, isTrouble, wait } from '../store/trouble.ts';
import { KeptTable } from './kept.ts';
import { serializedFrom } from './serialized.ts';
import type { ServerContext } from './server-context.ts';

/** Milliseconds that an answer waits for a database that is just being restarted. */
const PATIENCE = 5000;

export abstract class RegainingTable extends KeptTable {
  private recovering: NodeJS.Timeout | undefined;
  /** How often in a row the database failed here. */
  private failures = 0;

  protected override get quiet(): boolean {
    return super.quiet && this.recovering === undefined;
  }

  /** Once the database answers again, what is here is brought in line with it. */
  protected override recover(): void {
    if (this.recovering !== undefined) return;
    this.recovering = setTimeout(
      () => {
        this.recovering = undefined;
        this.run(() => this.regain()).catch((error: unknown) => {
          if (isTrouble(error)) this.recover();
          else this.context.log.error({ game: this.id, error: String(error) }, 'a table could not recover');
        });
      },
      backoff(this.failures++),
    );
    this.recovering.unref();
  }

  /** Reads everything anew, and tells it: what was written when the connection broke has been told to nobody. */
  private async regain(): Promise<void> {
    await this.forget();
    this.failures = 0;
    this.tellTable();
    this.context.voice.changed(this.id);
    await this.tellLast((message) => this.context.voice.told(this.id, message));
  }

  /** As `regain`, as soon as the database answers. @throws what it says when it does not within a few seconds */
  protected async regained(): Promise<void> {
    const until = performance.now() + PATIENCE;
    for (let tries = 0; ; tries++) {
      try {
        return await this.regain();
      } catch (error) {
        if (!isTrouble(error) || performance.now() > until) throw error;
        await wait(backoff(tries));
      }
    }
  }

  /** The last step once more: whoever knows it drops it, whoever misses one before it asks. */
  private async tellLast(tell: (message: Parameters<ServerContext['voice']['toldAgain']>[1]) => void): Promise<void> {
    const { store, voice } = this.context;
    const { epoch } = this.row;
    const step = this.play?.step ?? (await store.steps.last(this.id));
    if (step < 0) return;
    if (step === 0) return voice.reset(this.id, { epoch, step });
    const [last] = await store.steps.after(this.id, step - 1);
    const told = last === undefined ? undefined : serializedFrom(last.told, this.meta.seats.length + 1);
    if (told !== undefined) tell({ epoch, told, clock: this.play?.clock ?? null, at: last?.at ?? 0 });
  }

  /** What other processes told was not heard for a while. */
  async catchUp(): Promise<void> {
    try {
      await this.run(async () => {
        await this.reload();
        this.tellTable();
        await this.tellLast((message) => this.context.voice.toldAgain(this.id, message));
      });
    } catch (error) {
      if (!isTrouble(error)) throw error;
      this.recover();
    }
  }

  async sleep(): Promise<void> {
    clearTimeout(this.recovering);
  }
}
