/**
 * In the worker: what a server tells those who sit here, told on to the page by the same narrator as a table of one's own.
 * Whoever leads several seats is told by each of them; a step is shown when all have told of it.
 */
import type { Full, Told, Viewer } from '@kolbiste/wire';
import { renumbered } from '@kolbiste/wire';
import type { News, Page } from '@kolbiste/wire/protocol';
import type { Seen } from '../engine/adapter.ts';
import { staged } from '../engine/games.ts';
import { Narrator } from '../engine/narrator.ts';
import type { FromHost, HintQuestion, NameSet, Player } from '../engine/protocol.ts';

/** Whose eyes, and with which words. */
export interface Seeing {
  /** Id of the game, which has been fetched. */
  readonly game: string;
  /** The seats led here, or the public alone. */
  readonly viewers: readonly Viewer[];
  /** How many seats the table has. */
  readonly seats: number;
  readonly names: NameSet;
  /** The seal of the server's part of chance. */
  readonly commitment: string;
  /** Told under other rules, or over already: nothing is asked by today's rules. */
  readonly frozen: boolean;
  /** Names of the kinds of events as it was told, where they are numbered otherwise today. */
  readonly kinds?: readonly string[] | undefined;
}

/** @property of which of the viewers is told */
export type ToListener =
  | { readonly type: 'see'; readonly seeing: Seeing }
  | { readonly type: 'news'; readonly of: number; readonly news: News }
  | { readonly type: 'told'; readonly of: number; readonly told: readonly Told[] }
  /** The page of the past before what is known. */
  | { readonly type: 'older'; readonly of: number; readonly page: Page }
  /** Of the seats that are led here this one is to answer next. */
  | { readonly type: 'call'; readonly seat: number }
  /** What a seat sees is to be thought about. */
  | { readonly type: 'hint'; readonly seat: number; readonly port: MessagePort }
  /** Once more what is asked: an answer was not taken. */
  | { readonly type: 'again' };

/** Something before it is missing: the page has to ask the server. */
export interface Gap {
  readonly type: 'gap';
  readonly of: number;
}

const PERSON: Player = { kind: 'human' };
const OTHER: Player = { kind: 'other' };

/** What one viewer was told since the game began, or since somebody last told all of it. */
interface Heard {
  readonly epoch: number;
  readonly start: Full;
  readonly told: Told[];
}

/** Takes a message in its order; false = something before it is missing. One that is there already gives nothing. */
function takes({ start, told }: Heard, message: Told): boolean {
  const next = start.step + told.length + 1;
  if (message.step === next) told.push(message);
  return message.step <= next;
}

export class Listener {
  private readonly tell: (message: FromHost | Gap) => void;
  private seeing: Seeing | null = null;
  private narrator: Narrator | null = null;
  private heard: (Heard | undefined)[] = [];

  constructor(tell: (message: FromHost | Gap) => void) {
    this.tell = tell;
  }

  /** @throws what is a fault of the page itself */
  hear(message: ToListener): void {
    if (message.type === 'see') {
      this.seeing = message.seeing;
      this.narrator = null;
      this.heard = [];
    } else if (message.type === 'news') this.news(message.of, message.news);
    else if (message.type === 'told') this.told(message.of, message.told);
    else if (message.type === 'older') this.older(message.of, message.page);
    else if (message.type === 'call') this.narrator?.call(message.seat);
    else if (message.type === 'hint') this.hint(message.seat, message.port);
    else this.report();
  }

  /** Hands over what a seat of this screen sees; null = it is asked nothing any more. */
  private hint(seat: number, port: MessagePort): void {
    const { narrator, seeing } = this;
    const own = seeing?.viewers.includes(seat) === true ? narrator?.readerOf(seat) : undefined;
    if (narrator === null || seeing === null || own?.asked(seat) === undefined) port.postMessage(null);
    else {
      const { game, names } = seeing;
      const { step } = narrator;
      const seed = `${step} ${seat}`;
      port.postMessage({ hint: true, game, names, step, seat, seed, view: own.view } satisfies HintQuestion);
    }
    port.close();
  }

  private news(of: number, news: News): void {
    if ('start' in news || 'full' in news) {
      const start = 'start' in news ? news.start : news.full;
      const all: Heard = { epoch: news.epoch, start, told: [] };
      // The first message is the set-up, which the view holds already.
      for (const told of 'start' in news ? news.told : []) takes(all, told);
      this.heard[of] = all;
      this.narrator = null;
      this.lay();
    } else if ('told' in news) this.told(of, news.told);
  }

  /** What was before goes in front, once every viewer has it. */
  private older(of: number, { epoch, start, told }: Page): void {
    const known = this.heard[of];
    if (known?.epoch !== epoch || told.at(-1)?.step !== known.start.step) return;
    const all: Heard = { epoch, start, told: [] };
    for (const each of [...told, ...known.told]) takes(all, each);
    this.heard[of] = all;
    if (this.all() !== null) this.lay();
  }

  /** Once every viewer was told everything of the same course: lays the table, as far as all know it. */
  private lay(): void {
    if (this.seeing === null) throw new Error('nobody said whose eyes these are');
    const { game, viewers, seats, names, commitment, frozen } = this.seeing;
    const all = this.all();
    if (all === null) return;
    const players = Array.from({ length: seats }, (_, seat) => (viewers.includes(seat) ? PERSON : OTHER));
    const order = staged(game).orderSeen({ players, names }, all[0].start.view as unknown as Seen);
    const asked = frozen ? [] : viewers.filter((viewer) => viewer !== 'public');
    this.narrator = new Narrator({ order, commitment, viewers, asked, frozen }, this.tell);
    this.narrator.full(all.map(({ start }) => start));
    this.goOn(this.narrator, all);
    this.narrator.begin();
    this.report();
  }

  /** What every viewer was told; null while it is not the same course of the game, or not from the same step. */
  private all(): Heard[] | null {
    const all = (this.seeing?.viewers ?? []).flatMap((_, of) => this.heard[of] ?? []);
    const [first] = all;
    if (first === undefined || all.length < (this.seeing?.viewers.length ?? 0)) return null;
    const alike = all.every(({ epoch, start }) => epoch === first.epoch && start.step === first.start.step);
    return alike ? all : null;
  }

  /** Tells the steps that all have told of; true = there were any. */
  private goOn(narrator: Narrator, all: readonly Heard[]): boolean {
    const before = narrator.step;
    for (;;) {
      const next = all.flatMap(({ start, told }) => told[narrator.step - start.step] ?? []);
      if (next.length < all.length) return narrator.step > before;
      narrator.told(next.map((told) => this.ofToday(told)));
    }
  }

  /** A message by the numbers of kinds that the words of today go by. */
  private ofToday(told: Told): Told {
    const { kinds, game } = this.seeing ?? {};
    return kinds === undefined || game === undefined ? told : renumbered(told, kinds, staged(game).events);
  }

  private told(of: number, messages: readonly Told[]): void {
    const { narrator } = this;
    const heard = this.heard[of];
    if (heard === undefined) return;
    const whole = messages.every((told) => takes(heard, told));
    if (!whole) this.tell({ type: 'gap', of });
    const all = this.all();
    if (narrator !== null && all !== null && this.goOn(narrator, all)) this.report();
  }

  private report(): void {
    const { narrator, seeing } = this;
    if (narrator === null || seeing === null) return;
    const seats = seeing.viewers.filter((viewer) => viewer !== 'public');
    const last = Math.max(0, ...seats.map((seat) => narrator.lastAnswer(seat)));
    if (seats.length === 0 || seeing.frozen) narrator.report();
    else if (last === 0) narrator.report({ ok: false, why: 'nothing', step: 0 });
    else narrator.report({ ok: true, step: last - 1, asks: true });
  }
}
