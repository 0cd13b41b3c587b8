/** In the worker: what a server tells one viewer, told on to the page by the same narrator as a table of one's own. */
import type { Told, Viewer } from '@kolbiste/wire';
import { GapError } from '@kolbiste/wire';
import type { News } from '@kolbiste/wire/protocol';
import { staged } from '../engine/games/index.ts';
import type { Seen } from '../engine/games/staging.ts';
import { Narrator } from '../engine/narrator.ts';
import type { FromHost, NameSet, Player } from '../engine/protocol.ts';

/** Whose eyes, and with which words. */
export interface Seeing {
  /** Id of the game, which has been fetched. */
  readonly game: string;
  readonly viewer: Viewer;
  /** How many seats the table has. */
  readonly seats: number;
  readonly names: NameSet;
  /** The seal of the server's part of chance. */
  readonly commitment: string;
  /** Told under other rules, or over already: nothing is asked by today's rules. */
  readonly frozen: boolean;
}

export type ToListener =
  | { readonly type: 'see'; readonly seeing: Seeing }
  | { readonly type: 'news'; readonly news: News }
  | { readonly type: 'told'; readonly told: Told }
  /** Once more what is asked: an answer was not taken. */
  | { readonly type: 'again' };

/** Something before it is missing: the page has to ask the server. */
export interface Gap {
  readonly type: 'gap';
}

const PERSON: Player = { kind: 'human' };
const OTHER: Player = { kind: 'other' };

export class Listener {
  private readonly tell: (message: FromHost | Gap) => void;
  private seeing: Seeing | null = null;
  private narrator: Narrator | null = null;

  constructor(tell: (message: FromHost | Gap) => void) {
    this.tell = tell;
  }

  /** @throws what is a fault of the page itself */
  hear(message: ToListener): void {
    if (message.type === 'see') {
      this.seeing = message.seeing;
      this.narrator = null;
    } else if (message.type === 'news') this.news(message.news);
    else if (message.type === 'told') this.told([message.told]);
    else this.report();
  }

  private news(news: News): void {
    if ('start' in news) {
      const narrator = this.anew(news.start.view as unknown as Seen);
      narrator.full([news.start]);
      // The first message is the set-up, which the view holds already.
      for (const told of news.told) narrator.told([told]);
      narrator.begin();
      this.report();
    } else if ('full' in news) {
      const narrator = this.anew(news.full.view as unknown as Seen);
      narrator.full([news.full]);
      narrator.begin();
      this.report();
    } else if ('told' in news) this.told(news.told);
  }

  private anew(view: Seen): Narrator {
    if (this.seeing === null) throw new Error('nobody said whose eyes these are');
    const { game, viewer, seats, names, commitment, frozen } = this.seeing;
    const players = Array.from({ length: seats }, (_, seat) => (seat === viewer ? PERSON : OTHER));
    const order = staged(game).orderSeen({ players, names }, view);
    const asked = viewer === 'public' || frozen ? [] : [viewer];
    this.narrator = new Narrator({ order, commitment, viewers: [viewer], asked, frozen }, this.tell);
    return this.narrator;
  }

  private told(messages: readonly Told[]): void {
    if (this.narrator === null) return;
    const before = this.narrator.step;
    try {
      for (const told of messages) this.narrator.told([told]);
    } catch (error) {
      if (!(error instanceof GapError)) throw error;
      this.tell({ type: 'gap' });
    }
    if (this.narrator.step > before) this.report();
  }

  private report(): void {
    const { narrator, seeing } = this;
    if (narrator === null || seeing === null) return;
    const { viewer, frozen } = seeing;
    const last = viewer === 'public' ? 0 : narrator.lastAnswer(viewer);
    if (viewer === 'public' || frozen) narrator.report();
    else if (last === 0) narrator.report({ ok: false, why: 'nothing', step: 0 });
    else narrator.report({ ok: true, step: last - 1, asks: true });
  }
}
