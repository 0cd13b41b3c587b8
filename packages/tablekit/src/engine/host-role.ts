/** The worker as a table: lays it, hears the page and the bots. */
import { fetchGame, gameOfRecord } from './games.ts';
import { hold } from './hold.ts';
import type { RunningTable } from './host.ts';
import { newTable } from './host.ts';
import { inTime } from './in-time.ts';
import type { Finished, Kept, Standing } from './keep.ts';
import { end, forgetUntouched, keep, kept, putAside } from './keep.ts';
import type { HostPolicies, PolicyOrder } from './policies.ts';
import type { Fork, FromHost, HintOrder, NewGame, Think, Thought, ToHost } from './protocol.ts';

const SECRET_BYTES = 32;
const BOT_SEED_LENGTH = 32;

function drawSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class HostRole {
  private readonly post: (message: FromHost) => void;
  /** Fulfilled when all that was to be kept is, or cannot be in time: without storage the game goes on all the same. */
  private safe: Promise<unknown> = Promise.resolve();
  private table: RunningTable | null = null;
  /** The game that is laid here, as it is kept. */
  private id = '';
  private port: MessagePort | null = null;
  /** Rises with every table: what a bot thought for another one is not its answer here. */
  private tables = 0;

  constructor(post: (message: FromHost) => void) {
    this.post = post;
  }

  hear(message: ToHost): void {
    if (message.type === 'bots') this.hearBots(message.port);
    else if (message.type === 'resume') void this.resume(message.id, message.take);
    else if (message.type === 'fork') void this.goOn(message.id, message.from);
    else if (message.type === 'new') void this.begin(message.id, message.game, message.secret);
    else if (message.type === 'policy' || message.type === 'hint') void this.beside(message);
    else this.guarded(() => this.obey(message));
  }

  private readonly around = {
    policies: undefined as HostPolicies | undefined,
    /** The table that lies here now. */
    current: () => this.table,
    tell: (message: FromHost) => this.tell(message),
    keep: (game: Kept, standing: Standing) => this.store(() => keep(this.id, game, standing)),
    finished: (game: Finished) => this.store(() => end(this.id, game)),
    secret: drawSecret,
    think: (question: Think) => this.port?.postMessage({ ...question, table: this.tables }),
  };

  /** What the page is told lies safe before: whoever leaves it at once finds the game as it was seen. */
  private tell(message: FromHost): void {
    void this.safe.then(() => this.post(message));
  }

  private store(write: () => Promise<void>): void {
    this.safe = inTime(this.safe.then(write));
  }

  private lay(make: () => RunningTable): void {
    this.tables++;
    this.table = make();
  }

  private async layKept(game: Kept): Promise<void> {
    const { resumeTable } = await import('./resume.ts');
    this.lay(() => resumeTable(game, this.around));
  }

  private guarded(body: () => void): void {
    try {
      body();
    } catch (error) {
      this.fault(error);
    }
  }

  private obey(message: Exclude<ToHost, { type: 'bots' | 'resume' | 'fork' | 'new' | 'policy' | 'hint' }>): void {
    if (message.type === 'undo') this.undo();
    else if (message.type === 'sit') this.table?.sit(message.seat);
    else if (message.type === 'call') this.table?.call(message.seat);
    else this.table?.answer(message.step, message.seat, message.option, false);
  }

  /** The game of this worker from now on; nobody else has it yet. */
  private take(id: string): void {
    this.id = id;
    void hold(id, false, () => this.lose());
    this.store(() => forgetUntouched(id));
  }

  /** The game goes on in another tab: here nothing more is done with it. */
  private lose(): void {
    this.table = null;
    this.tables++;
    this.tell({ type: 'elsewhere' });
  }

  private async begin(id: string, order: NewGame, secret?: string): Promise<void> {
    this.take(id);
    try {
      await fetchGame(order.game, order.names);
      this.lay(() => newTable(order, this.around, secret));
    } catch (error) {
      this.fault(error);
    }
  }

  private async resume(id: string, take: boolean): Promise<void> {
    this.id = id;
    if (!(await hold(id, take, () => this.lose()))) return this.tell({ type: 'elsewhere' });
    const game = await kept(id).catch(() => undefined);
    try {
      await fetchGame(gameOfRecord(game?.record ?? ''), game?.names);
      if (game === undefined) this.tell({ type: 'lost', message: '' });
      else await this.layKept(game);
    } catch (error) {
      await putAside(id, game);
      this.tell({ type: 'lost', message: wordsOf(error) });
    }
  }

  private undo(): void {
    const before = this.table?.before();
    if (before === undefined) return;
    // What is answered before the table is laid again would be an answer to the other one.
    this.table = null;
    this.tables++;
    this.layKept(before).catch((error: unknown) => this.fault(error));
  }

  private fault(error: unknown): void {
    this.tell({ type: 'fault', message: wordsOf(error) });
  }

  private async beside(message: PolicyOrder | HintOrder): Promise<void> {
    const { obey } = await import('./beside.ts');
    this.guarded(() => obey(this.around, this.table, message));
  }

  private async goOn(id: string, { record, answers, players, names }: Fork): Promise<void> {
    this.take(id);
    const { fork } = await import('../replay/fork.ts');
    await fetchGame(gameOfRecord(record), names);
    const botSeed = drawSecret().slice(0, BOT_SEED_LENGTH);
    try {
      await this.layKept({ players, names, botSeed, record: fork(record, answers, drawSecret()) });
    } catch (error) {
      this.fault(error);
    }
  }

  private hearBots(from: MessagePort): void {
    this.port = from;
    from.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      if (data.table === this.tables) this.guarded(() => this.table?.answer(data.step, data.seat, data.option, true));
    });
    from.start();
  }
}
