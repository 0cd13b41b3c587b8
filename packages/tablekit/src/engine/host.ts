/** The table in its worker: holds the state and the secret, and tells each of its viewers what that one may know. */
import type { ChanceSpec, Core, Game, Recorder, ReplayRecord } from '@kolbiste/kernel';
import { keyedSpec, recorder, writeReplay } from '@kolbiste/kernel';
import type { Publisher, Viewer } from '@kolbiste/wire';
import { publisher } from '@kolbiste/wire';
import { cut } from '../replay/cut.ts';
import { staged } from './games.ts';
import type { Finished, Kept, Standing } from './keep.ts';
import type { Scene } from './narrator.ts';
import { Narrator } from './narrator.ts';
import type { HostPolicies } from './policies.ts';
import type { FromHost, NewGame, Think, Undo } from './protocol.ts';
import { takeBack } from './undo.ts';

export interface Surroundings {
  /** Tells the page; never before what was kept until then lies safe. */
  tell(message: FromHost): void;
  think(question: Think): void;
  /** 256 bits in 64 hex digits. */
  secret(): string;
  /** Keeps the game for a visitor who comes back, and how it stands. */
  keep(game: Kept, standing: Standing): void;
  /** What seats let the table answer for them; undefined = nothing so far. */
  readonly policies: HostPolicies | undefined;
  /** Keeps a game that is over. */
  finished(game: Finished): void;
}

/** Who sees this table here: the one person, or several who share a screen and what everybody may see. */
function viewersOf(humans: readonly number[]): readonly Viewer[] {
  return humans.length === 1 ? humans : ['public', ...humans];
}

/** A game that goes on: what it was played with, and what was answered. */
export interface Going {
  readonly botSeed: string;
  readonly record: ReplayRecord;
}

/** A game under way. */
class Table {
  readonly game: Game<Core, unknown>;
  private readonly around: Surroundings;
  readonly scene: Scene;
  readonly record: Recorder<Core>;
  private readonly publisher: Publisher<Core>;
  private readonly narrator: Narrator;
  private readonly botSeed: string;
  step = 0;
  /** Seats whose bot has been asked and has not answered: a question put to several seats is asked once. */
  private readonly thinking: boolean[] = [];

  constructor(order: NewGame, around: Surroundings, kept: Going | null, draw = around.secret) {
    this.around = around;
    const adapter = staged(order.game);
    this.game = adapter.game(order.names);
    const config = adapter.configOf(order);
    this.botSeed = kept?.botSeed ?? draw().slice(0, 32);
    const old = kept?.record;
    const spec: ChanceSpec = old?.chance ?? keyedSpec(draw());
    const commitment = 'commitment' in spec ? spec.commitment : '';
    const asked = order.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    this.scene = { order: adapter.orderOf(order, config), commitment, viewers: viewersOf(asked), asked };
    this.publisher = publisher(this.game, this.scene.viewers);
    this.record = recorder(this.game, config, spec, this.publisher.sink, old?.hints);
    this.narrator = new Narrator(this.scene, around.tell);
    this.open();
    for (const [seat, option, check] of old?.steps ?? []) this.again(seat, option, check);
    this.narrator.begin();
    this.report();
  }

  /** The cards lie on the table: everybody sees it whole. */
  private open(): void {
    this.publisher.open(this.record.state);
    this.publisher.tell(0);
    this.narrator.full(this.scene.viewers.map((viewer) => this.publisher.full(viewer, 0)));
  }

  /** An answer of a kept game, given again: it must lead where it led. */
  private again(seat: number, option: number, check: string): void {
    const refusal = this.record.answer(seat, option);
    const came = this.game.hashRecord(this.record.state).slice(0, check.length);
    if (refusal !== undefined || came !== check)
      throw new Error(`step ${this.step + 1}: ${refusal?.code ?? `${check} ≠ ${came}`}`);
    this.spread();
  }

  /** Tells the viewers of the answer that was given. */
  spread(): void {
    this.step++;
    const told = this.publisher.tell(this.step);
    this.narrator.told(told);
    this.around.policies?.heard(this, told);
  }

  /** Seats whose answers come from the page. */
  private isHuman(seat: number): boolean {
    return this.scene.order.players[seat]?.kind === 'human';
  }

  /** Whether the last answer given at this screen may be taken back. */
  private undoOf(record: ReplayRecord): Undo {
    const last = record.steps.findLast(([seat]) => this.isHuman(seat));
    return takeBack(this.game, record, last === undefined ? -1 : last[0]);
  }

  report(): void {
    this.around.policies?.act(this);
    const record = this.record.record();
    if (this.game.result(this.record.state) !== undefined) return this.finish(record);
    this.keep(record);
    this.narrator.report(this.undoOf(record));
    for (const { seat } of this.game.pending(this.record.state)) if (!this.isHuman(seat)) this.askBot(seat);
  }

  /** Keeps the game as it stands. */
  keep(record = this.record.record()): void {
    this.around.keep(this.kept(record), this.standing(record));
  }

  private kept(record: ReplayRecord): Kept {
    const { players, names } = this.scene.order;
    return { players, names, botSeed: this.botSeed, record: writeReplay(record) };
  }

  private standing({ steps }: ReplayRecord): Standing {
    const { game, players, names } = this.scene.order;
    const own = steps.filter(([seat]) => this.isHuman(seat)).length;
    return { game, players, names, answers: steps.length, own };
  }

  private askBot(seat: number): void {
    const player = this.scene.order.players[seat];
    if (player?.kind !== 'bot' || this.thinking[seat]) return;
    this.thinking[seat] = true;
    this.around.think({
      game: this.scene.order.game,
      step: this.step,
      seat,
      level: player.level,
      seed: `${this.botSeed} ${seat}`,
      names: this.scene.order.names,
      view: this.game.view(this.record.state, seat),
    });
  }

  private finish(record: ReplayRecord): void {
    const replay = writeReplay(record);
    const { players, names } = this.scene.order;
    this.around.finished({ players, names, record: replay });
    this.narrator.report();
    // The page may end this worker as soon as it has the record.
    this.around.tell({ type: 'over', secret: record.chance.seed, replay });
  }

  /** A seat's answer. One that is stale or refused changes nothing and is answered with the table as it is. */
  answer(step: number, seat: number, option: number, byBot: boolean): void {
    if (byBot) this.thinking[seat] = false;
    const owes = this.game.pending(this.record.state).some((decision) => decision.seat === seat);
    if (byBot === this.isHuman(seat) || !owes || (step !== this.step && !byBot)) return;
    const remember = byBot ? undefined : this.around.policies?.byHand(this, seat, option);
    if (remember === null) return;
    const refusal = this.record.answer(seat, option);
    if (refusal !== undefined) throw new Error(`seat ${seat}: ${refusal.code} [${refusal.rule.join(', ')}]`);
    remember?.();
    this.spread();
    this.report();
  }

  /** Somebody takes the seat at the shared screen. */
  sit(seat: number): void {
    this.narrator.sit(seat);
  }

  /** One of those who are asked at this screen is to answer next. */
  call(seat: number): void {
    this.narrator.call(seat);
  }

  /** The game as it was before the last own answer; undefined = that may not be taken back. */
  before(): Kept | undefined {
    const record = this.record.record();
    const undo = this.undoOf(record);
    return undo.ok ? this.kept(cut(record, undo.step)) : undefined;
  }
}

export type RunningTable = Table;

/** A new game as the page ordered it; `secret`: all its chance follows from that, what bots think too. */
export function newTable(order: NewGame, around: Surroundings, secret?: string): RunningTable {
  return new Table(order, around, null, secret === undefined ? undefined : () => secret);
}

/** The table of a game that goes on. @throws an error where the record leads elsewhere */
export function tableAgain(order: NewGame, around: Surroundings, going: Going): RunningTable {
  return new Table(order, around, going);
}
