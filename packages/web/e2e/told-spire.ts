/** What the server tells a page of Slay the Spire, read beside the page and in its way: what it sees, is asked, and would answer by habit. */
import { rng } from '@kolbiste/kernel';
import type { View } from '@kolbiste/slay-the-spire';
import { game } from '@kolbiste/slay-the-spire';
import type { Full, Replica, Told, Witnessed } from '@kolbiste/wire';
import { GapError, replica } from '@kolbiste/wire';
import type { Joined, ToldMessage } from '@kolbiste/wire/protocol';
import type { Page } from '@playwright/test';
import { habit } from '../../games/slay-the-spire/bot/habit.ts';
import { faceName } from '../../games/slay-the-spire/src/cards/names.ts';
import { E } from '../../games/slay-the-spire/src/events.ts';
import { DRAW, HAND, PILE_KINDS } from '../../games/slay-the-spire/src/places.ts';

/** A message with a name, or a reply. */
const MESSAGE = /^4[23]\d*(\[.*)$/s;

/** What brings up to date, in whichever way; of an own answer what came of it. */
interface Fresh {
  readonly full?: Full;
  readonly start?: Full;
  readonly told?: ToldMessage | readonly Told[];
}
type Heard = Partial<Joined> & Fresh;

export const nameIn = (card: number, lang: 'cs' | 'en'): string => faceName(card, lang, 'real');

/** The pile of a kind before a seat. */
const pileIn = (view: View, seat: number, kind: number): readonly number[] => view.piles[seat * PILE_KINDS + kind];

/** To be made before the page is opened. */
export class Ear {
  /** Every message as it came. */
  readonly frames: string[] = [];
  /** Whatever this seat was told of the hand or the draw pile of another. */
  readonly leaks = new Set<string>();
  reader: Replica<View> | undefined;

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  private hear(frame: string): void {
    this.frames.push(frame);
    const text = MESSAGE.exec(frame)?.[1];
    if (text === undefined) return;
    const parts = JSON.parse(text) as readonly unknown[];
    if (parts[0] === 'told') this.tell((parts[1] as ToldMessage).told);
    else if (typeof parts[0] === 'object' && parts[0] !== null) this.replied(parts[0]);
  }

  private replied({ viewer, news, ...own }: Heard): void {
    if (viewer !== undefined && this.reader?.viewer !== viewer) this.reader = replica(game, viewer);
    const { full, start, told } = (news ?? own) as Fresh;
    const whole = full ?? start;
    if (whole !== undefined) this.reader?.full(whole);
    if (told !== undefined) this.tell('told' in told ? told.told : told);
  }

  /** What does not follow on what is known, the page asks about anew. */
  private tell(all: readonly Told[]): void {
    for (const told of all)
      try {
        if ((this.reader?.step ?? -1) >= 0) for (const one of this.reader?.told(told) ?? []) this.look(one);
      } catch (error) {
        if (!(error instanceof GapError)) throw error;
      }
  }

  private look({ event, view }: Witnessed<View>): void {
    const own = this.reader?.viewer;
    if (event.kind === E.drew && event.a !== own) this.leaks.add(`what ${event.a} drew`);
    for (const seat of view.heroes.keys()) {
      if (seat === own) continue;
      const draw = pileIn(view, seat, DRAW);
      if (pileIn(view, seat, HAND).length > 0) this.leaks.add(`the hand of ${seat}`);
      if (draw.some((card, n) => card < draw[n - 1])) this.leaks.add(`in what order the cards of ${seat} lie`);
    }
  }

  /** Cards in the hand of this seat. */
  hand(): readonly number[] {
    const { view, viewer } = this.reader as Replica<View>;
    return pileIn(view, viewer as number, HAND);
  }

  /** Which of its options this seat would choose by habit; undefined = it is asked nothing. */
  choice(): { readonly step: number; readonly n: number } | undefined {
    const { reader } = this;
    const seat = reader?.viewer;
    if (reader === undefined || typeof seat !== 'number') return undefined;
    const options = reader.asked(seat)?.options ?? [];
    if (options.length === 0) return undefined;
    const s = game.determinize(reader.view, rng(`habit ${reader.step}`));
    return { step: reader.step, n: options.length === 1 ? 0 : options.indexOf(habit(s, seat, options)) };
  }
}
