/**
 * Makes of what a table tells its viewers what the page shows: words, snapshots, questions. It knows the table only through
 * readers, so a table in this browser, a replay and a game online are told alike.
 */
import type { Core, Game, GameEvent, Seat } from '@kolbiste/kernel';
import type { Full, Replica, Told, Viewer, Witnessed } from '@kolbiste/wire';
import { replica } from '@kolbiste/wire';
import { ledHere, whoSits } from '../hotseat/curtain.ts';
import type { Beside, GameAdapter, Seen } from './adapter.ts';
import { staged } from './games.ts';
import type { Choice, FromHost, Happening, NewGame, NoChoice, OpenQuestion, Prompt, Undo } from './protocol.ts';
import type { Talk } from './talk.ts';
import { talker } from './talk.ts';

/** What is told, and to whom. */
export interface Scene {
  readonly order: NewGame;
  readonly commitment: string;
  /** The first one sees what is shown. */
  readonly viewers: readonly Viewer[];
  /** Which of them answer here. */
  readonly asked: readonly Seat[];
  /** Nobody owes an answer any more, whatever the rules of today would ask. */
  readonly frozen?: boolean;
}

const ANSWERED = 0;

const isSeat = (viewer: Viewer): viewer is Seat => viewer !== 'public';

export class Narrator {
  private readonly scene: Scene;
  private readonly tell: (message: FromHost) => void;
  private readonly adapter: GameAdapter<Core, Seen>;
  private readonly game: Game<Core, Seen>;
  private readonly readers: readonly Replica<Seen>[];
  private readonly say: Talk<Seen>;
  private happened: Happening[] = [];
  /** What each step brought, by its number. */
  private readonly lines: Happening[][] = [];
  /** The step at which it began to listen. */
  private since = 0;
  private holder: Seat | null = null;
  /** Who is to answer next where several are asked at this screen; null = nobody said. */
  private called: Seat | null = null;
  private undo: Undo | null = null;

  constructor(scene: Scene, tell: (message: FromHost) => void) {
    this.scene = scene;
    this.tell = tell;
    this.adapter = staged(scene.order.game);
    this.game = this.adapter.game(scene.order.names);
    this.readers = scene.viewers.map((viewer) => replica<Core, Seen>(this.game, viewer));
    this.say = talker(this.adapter, scene.order.names, this.viewer);
  }

  /** Who sees what is shown: where several are led, it is told as about all of them. */
  private get viewer(): Viewer {
    const { asked, viewers } = this.scene;
    return asked.length > 1 ? 'public' : viewers[0];
  }

  /** Answers the viewers have been told of. */
  get step(): number {
    return this.readers[0].step;
  }

  /** The step of a seat's last answer that was told here; 0 = none. */
  lastAnswer(seat: Seat): number {
    return Math.max(
      0,
      this.lines.findLastIndex((lines) => (lines ?? []).some(({ kind, a }) => kind === 'answer' && a === seat)),
    );
  }

  /** Takes the whole views, in the order of the viewers. */
  full(messages: readonly Full[]): void {
    this.readers.forEach((own, k) => own.full(messages[k]));
    this.since = this.step;
  }

  /**
   * Takes what each viewer was told.
   * @param instead what happened as more than this viewer may know it: for a finished game
   * @throws GapError when something before it is missing
   */
  told(messages: readonly Told[], instead?: readonly Witnessed<Seen>[]): void {
    const before = this.here?.view;
    const [told] = this.readers.map((own, k) => own.told(messages[k]));
    const after = this.here?.view;
    const beside = before === undefined || after === undefined ? undefined : { before, after };
    const lines = (instead ?? told).map(({ event, view }) => this.line(event, view, beside));
    this.lines[this.step] = lines;
    this.happened.push(...lines);
  }

  /** The table stands: what was told so far is its past. */
  begin(): void {
    const { view } = this.readers[0];
    const { order, commitment } = this.scene;
    this.tell({
      type: 'started',
      game: this.adapter.id,
      order,
      cards: this.adapter.cards(this.game, view, order),
      viewer: this.viewer,
      commitment,
      table: this.adapter.table(view, undefined, this.own),
      past: this.happened,
      since: this.since,
      frozen: this.scene.frozen === true,
    });
    this.happened = [];
  }

  /** Says what is new, and what is asked now. */
  report(undo: Undo | null = null): void {
    this.undo = undo;
    const first = this.readers[0];
    const { view: v, result } = first;
    const { asked, frozen = false } = this.scene;
    const owing = frozen ? [] : first.pending().map((decision) => decision.seat);
    const { curtain, prompts } = this.questions(owing);
    this.tell({
      type: 'update',
      step: first.step,
      happened: this.happened,
      table: this.adapter.table(this.here?.view ?? v, undefined, this.own),
      flow: v.flow.map(({ procedure, step }) => ({ procedure, step })),
      prompts,
      sitting: this.here === undefined ? null : this.holder,
      owing,
      open: owing.length > 1 ? this.openQuestions() : [],
      curtain,
      wait: isSeat(this.viewer) && asked.length > 0 && prompts.length === 0 ? this.waiting(this.viewer) : null,
      undo: this.whyNoUndo(undo),
      result,
    });
    this.happened = [];
  }

  /** Somebody takes the seat at a screen that two share: from here on it shows what that seat may see. */
  sit(seat: Seat): void {
    this.holder = seat;
    this.call(seat);
  }

  /** One of those who are asked at this screen is to answer next; where they know different things a curtain falls before. */
  call(seat: Seat): void {
    this.called = seat;
    this.report(this.undo);
  }

  /** What everybody is asked where several owe an answer at once: a question to one alone speaks to that one alone. */
  private openQuestions(): readonly OpenQuestion[] {
    const { asked } = this.scene;
    const first = this.readers[0];
    return first.pending().map((decision) => ({
      seat: decision.seat,
      text: this.say(first.view, { decision }).text,
      here: asked.includes(decision.seat),
    }));
  }

  /** The questions that may be shown now. */
  private questions(owing: readonly Seat[]): { curtain: Seat | null; prompts: readonly Prompt[] } {
    const { asked } = this.scene;
    if (asked.length === 0) return { curtain: null, prompts: [] };
    const seats = this.readers.filter(({ viewer }) => isSeat(viewer) && asked.includes(viewer));
    const { seat, curtain } = this.adapter.together
      ? ledHere(asked, owing, this.called)
      : whoSits(seats, this.holder, owing, this.called);
    if (curtain || seat === null) return { curtain: curtain ? seat : null, prompts: [] };
    this.holder = seat;
    return { curtain: null, prompts: [this.promptFor(seat)] };
  }

  /** What the one sees who sits at a screen that two share; undefined = nobody, or one sits here alone. */
  private get here(): Replica<Seen> | undefined {
    return isSeat(this.viewer) || this.holder === null ? undefined : this.readerOf(this.holder);
  }

  /** What the seats see that are led together at this screen. */
  private get own(): readonly Seen[] | undefined {
    if (this.adapter.together !== true) return undefined;
    return this.readers.filter(({ viewer }) => isSeat(viewer)).map(({ view }) => view);
  }

  private line(e: GameEvent, v: Seen, beside: Beside<Seen> | undefined): Happening {
    const { text, rule } = this.say(v, { event: e });
    const { id, cause, kind, a, b, c, d, from } = e;
    const after = this.adapter.table(v, beside, this.own);
    const line = { id, cause, kind: this.adapter.events[kind] ?? '', a, b, c, d, text, rule, after };
    const quiet = this.adapter.quiet?.(kind) === true ? { quiet: true as const } : {};
    return from === undefined ? { ...line, ...quiet } : { ...line, ...quiet, from };
  }

  /** What a seat of this screen is told. @throws Error for any other seat */
  readerOf(seat: Seat): Replica<Seen> {
    const own = this.readers.find(({ viewer }) => viewer === seat);
    if (own === undefined) throw new Error(`nobody here sees as seat ${seat}`);
    return own;
  }

  private promptFor(seat: Seat): Prompt {
    const own = this.readerOf(seat);
    const asked = own.asked(seat);
    if (asked === undefined) throw new Error(`seat ${seat} owes nothing`);
    const { view: v } = own;
    const { decision } = asked;
    const [procedure = '', step = ''] = decision.id.split('.');
    const options: Choice[] = asked.options.map((option) => {
      const said = this.say(v, { option, decision: decision.id, seat });
      const rule = said.rule.length > 0 ? said.rule : own.optionRule(seat, option);
      const ready = this.adapter.ready?.(decision.id, option, v) === true;
      return { option, text: said.text, rule, ...(ready ? { ready } : {}) };
    });
    const refused: NoChoice[] = asked.refused.map((no) => {
      const said = this.say(v, { refused: no, decision: decision.id, seat });
      return { option: no.option, code: no.code, text: said.text, help: this.say.help(no.remedy), rule: no.rule };
    });
    const said = this.say(v, { decision });
    const locals = (v.flow.at(-1)?.locals ?? {}) as Prompt['locals'];
    return { seat, procedure, step, text: said.text, rule: decision.rule, options, refused, locals };
  }

  /** The engine's own words for "not you, not now". */
  private waiting(seat: Seat): NoChoice | null {
    const own = this.readerOf(seat);
    const no = own.whyNot(seat);
    if (no === undefined) return null;
    const decision = own.pending()[0]?.id ?? '';
    const said = this.say(own.view, { refused: { option: ANSWERED, ...no }, decision, seat });
    return { option: ANSWERED, code: no.code, text: said.text, help: this.say.help(no.remedy), rule: no.rule };
  }

  /** The line that stands in the way of taking back. */
  private whyNoUndo(undo: Undo | null): Undo | null {
    if (undo === null || undo.ok) return undo;
    const lines = this.lines[undo.step] ?? [];
    const line = undo.why === 'chance' ? lines.find(({ kind }) => this.adapter.chanceLine.test(kind)) : undefined;
    return { ...undo, line: (line ?? lines[0])?.text ?? null };
  }
}
