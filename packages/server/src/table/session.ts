/** A game under way: its state, what its viewers are told, and its clocks. Rebuilt from its steps whenever it is woken. */
import type { ChanceSource, Core, Decision, Option, Refusal, ReplayStep, Seat } from '@kolbiste/kernel';
import { chanceOf } from '@kolbiste/kernel';
import type { Full, Publisher, Told, Viewer } from '@kolbiste/wire';
import { publisher, SENT } from '@kolbiste/wire';
import type { ClockState } from '@kolbiste/wire/protocol';
import { measured } from '../cost/bill.ts';
import type { AnyGame } from '../games/served.ts';
import type { StepRow } from '../store/tables.ts';
import { afterAnswer, fullClock } from './clock.ts';
import type { TableMeta } from './table-meta.ts';
import { chanceSpecOf } from './terms.ts';

/** The step 0: what each viewer saw when the game began. */
export interface Start {
  readonly full: Full;
  readonly told: Told;
}

/** Rules that do not carry out what was recorded. */
export class OtherRules extends Error {}

/** Milliseconds that one piece of a long work may take. */
const BREATH_MILLIS = 3;

/** For a long work in many pieces: lets others have their turn whenever the pieces have taken a while. */
function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < BREATH_MILLIS) return undefined;
    return new Promise<void>((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

export class Session {
  readonly game: AnyGame;
  readonly state: Core;
  /** Seats in order, then the public. */
  readonly viewers: readonly Viewer[];
  step = 0;
  /** When the last step was taken: with its number it names one course of the game, whatever was restored from a copy. */
  at: number;
  clock: ClockState | null;
  private readonly meta: TableMeta;
  private readonly publisher: Publisher<Core>;
  private readonly chance: ChanceSource | null;
  /** By seat: the step at which the decision it owes was opened. */
  private since: number[];
  /** By seat: when that was. */
  private openedAt: number[];
  private owed: readonly Decision[];
  /** Answers by the names their clients gave them. */
  private readonly ids = new Map<string, number>();

  constructor(game: AnyGame, meta: TableMeta, at: number) {
    this.game = game;
    this.meta = meta;
    this.at = at;
    this.viewers = [...meta.seats.keys(), 'public'];
    this.publisher = publisher(game, this.viewers, SENT);
    const { seed, source } = chanceOf(chanceSpecOf(meta));
    this.chance = source;
    this.state = game.setup(meta.config, seed, this.io);
    this.owed = game.pending(this.state);
    this.since = meta.seats.map(() => 0);
    this.openedAt = meta.seats.map(() => at);
    this.clock = fullClock(meta.clock, meta.seats.length, this.owing(), at);
  }

  private get io() {
    return { chance: this.chance, sink: this.publisher.sink };
  }

  /** Opens a game that has just been set up. */
  begin(): Start[] {
    this.publisher.open(this.state);
    const told = this.publisher.tell(0);
    return this.viewers.map((viewer, at) => ({ full: this.full(viewer), told: told[at] }));
  }

  /** A game as its steps left it; others have their turn meanwhile. @throws OtherRules */
  static async replayed(game: AnyGame, meta: TableMeta, steps: readonly StepRow[]): Promise<Session> {
    const play = measured(() => new Session(game, meta, steps[0]?.at ?? 0));
    play.rebase(meta);
    const breath = breather();
    for (const step of steps) {
      if (step.step > 0) measured(() => play.again(step));
      await breath();
    }
    play.publisher.open(play.state);
    play.publisher.tell(play.step);
    return play;
  }

  /** Steps that another process has written. @throws OtherRules */
  catchUp(steps: readonly StepRow[]): void {
    for (const step of steps) {
      this.again(step);
      this.publisher.tell(this.step);
    }
  }

  private again({ step, seat, option, at, answer }: StepRow): void {
    const refusal = step === this.step + 1 ? this.take(seat, option, at, answer) : undefined;
    if (step !== this.step || refusal !== undefined)
      throw new OtherRules(`step ${step}: ${refusal?.code ?? 'missing'}`);
    this.rebase(this.meta);
  }

  /** Where the clocks were set, by agreement or after a time that is nobody's, they are counted from there. */
  rebase({ base, paused }: Pick<TableMeta, 'base' | 'paused'>): void {
    if (base?.step !== this.step || this.clock === null) return;
    this.clock = { left: base.left, runs: paused ? [] : this.owing(), at: base.at };
  }

  private take(seat: Seat, option: Option, at: number, id: string): Refusal | undefined {
    const { game, state } = this;
    const refusal = game.answer(state, seat, option, this.io);
    if (refusal !== undefined) return refusal;
    this.step++;
    this.at = at;
    const before = this.owed;
    this.owed = game.pending(state);
    for (const { seat: each, id: decision } of this.owed) {
      // A joint question stays open for the others while one of them answers.
      const open = each !== seat && before.some((owed) => owed.seat === each && owed.id === decision);
      if (open) continue;
      this.since[each] = this.step;
      this.openedAt[each] = at;
    }
    this.clock = afterAnswer(this.meta.clock, this.clock, at, seat, this.owing());
    if (id !== '') this.ids.set(`${seat} ${id}`, this.step);
    return undefined;
  }

  /** Carries an answer out; what each viewer is told, or why not, and then nothing has changed. */
  answer(seat: Seat, option: Option, at: number, id: string): Told[] | Refusal {
    return this.take(seat, option, at, id) ?? this.publisher.tell(this.step);
  }

  /** What a seat owes now. */
  decision(seat: Seat): Decision | undefined {
    return this.owed.find((each) => each.seat === seat);
  }

  /** Since which step the seat has known its question; for a seat that owes nothing, the present one. */
  openSince(seat: Seat): number {
    return this.decision(seat) === undefined ? this.step : (this.since[seat] ?? this.step);
  }

  /** When the question of a seat was opened. */
  askedAt(seat: Seat): number {
    return this.openedAt[seat] ?? this.at;
  }

  /** What seats owe now. */
  get decisions(): readonly Decision[] {
    return this.owed;
  }

  /** At which step an answer of that name was carried out; undefined = never. */
  repeated(seat: Seat, id: string): number | undefined {
    return this.ids.get(`${seat} ${id}`);
  }

  owing(): Seat[] {
    return this.owed.map(({ seat }) => seat);
  }

  get over(): boolean {
    return this.owed.length === 0;
  }

  full(viewer: Viewer): Full {
    return this.publisher.full(viewer, this.step);
  }
}

/**
 * The check of every state, for the record: played again apart, so that no answer waits for a hash.
 * @throws OtherRules when an answer that was taken is refused now: a record of it would say what did not happen
 */
export function checkedSteps(
  game: AnyGame,
  meta: TableMeta,
  steps: readonly Pick<StepRow, 'seat' | 'option'>[],
): { start: string; steps: ReplayStep[] } {
  const { seed, source } = chanceOf(chanceSpecOf(meta));
  const io = { chance: source };
  const s = game.setup(meta.config, seed, io);
  const check = (): string => game.hashRecord(s).slice(0, 16);
  const start = check();
  const out = steps.slice(1).map(({ seat, option }, at): ReplayStep => {
    const refusal = game.answer(s, seat, option, io);
    if (refusal !== undefined) throw new OtherRules(`step ${at + 1}: ${refusal.code}`);
    return [seat, option, check()];
  });
  return { start, steps: out };
}
