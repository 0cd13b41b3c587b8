/**
 * Drawing cards [TMM draw.1] [TMM draw.5-6]: one by one (hand.5); from an empty deck damage that grows (draw.5-6); with
 * a full hand the card is shown and thrown away (hand.4); text on drawing at once (cond.4), or played on drawing (cond.7).
 */

import type { Cite } from '@kolbiste/kernel';
import { call, done, emit, goto } from '@kolbiste/kernel';
import { damage, NOBODY } from '../atoms/wounds.ts';
import { deckOf, handRoom, putInHand, toGrave } from '../atoms/zones.ts';
import { pool, printedCard } from '../cards/pool.ts';
import { isCastOnDraw, ST, WH } from '../cards/printed.ts';
import { contextOf, SOURCE_DRAWN } from '../effects/effect-context.ts';
import { inForce } from '../effects/statics.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { UNIT } from '../vocabulary.ts';
import { casting, castLocals } from './cast.ts';
import { say } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { summoning, summonLocals } from './summon.ts';

const DRAW = cite('draw.1', 'hand.3', 'hand.5');
const EMPTY = cite('draw.5', 'draw.6', 'R106', 'R107', 'R108');
const EMPTY_BOTH = cite('draw.5', 'draw.6', 'R106', 'R107', 'R108', 'R123');
const FULL = cite('hand.1', 'hand.4', 'hand.5', 'key.22', 'R103', 'R109');
const ON_DRAW = cite('cond.4', 'R100');
const CAST = cite('cond.7', 'cond.8', 'cond.9', 'R102');
const NO_ROOM = cite('key.22', 'R101');
const IN_PLAY = cite('cond.10', 'order.2');

export interface DrawLocals {
  [name: string]: number | number[];
  /** Who draws, card by card; with SURE added, whatever texts say. */
  seats: number[];
  at: number;
  /** The drawn card whose text runs; 0 = none. */
  card: number;
  text: number;
}

/** Added to a seat that draws for good: no text makes both draw instead. */
const SURE = 2;

/** Calls for a number of draws of one player, or of both, the active player's first [TMM R123]. */
export function drawCards(s: State, seat: number, count: number, both: boolean): void {
  const sure = both && s.config.profile.bothDraw === 'once' ? SURE : 0;
  const seats: number[] = [];
  for (const each of both ? [s.active, 1 - s.active] : [seat]) for (let i = 0; i < count; i++) seats.push(each + sure);
  if (seats.length > 0) call(s, drawing, { seats, at: 0, card: 0, text: 0 });
}

/** Where both draw instead of one, each card anew: the player on turn first. */
function share(s: State, x: DrawLocals): void {
  if (x.seats[x.at] >= SURE || !inForce(s, ST.bothDraw, -1)) return;
  const { at, seats } = x;
  x.seats = [...seats.slice(0, at), s.active + SURE, 1 - s.active + SURE, ...seats.slice(at + 1)];
}

/** Both draw in this one instruction [TMM R123]. */
const isOfBoth = (x: DrawLocals): boolean => x.seats.some((each) => each % SURE !== x.seats[0] % SURE);

/** Who draws the card that was taken last. */
const drawer = (x: DrawLocals): number => x.seats[x.at - 1] % SURE;

function fatigue(s: State, seat: number, rule: Cite): void {
  s.fatigue[seat]++;
  emit(s, E.fatigue, rule, seat, s.fatigue[seat]);
  damage(s, seat, s.fatigue[seat], NOBODY, rule);
}

const take = flow.step<DrawLocals>('take', cite('draw.1', 'draw.5', 'hand.4'), (s, x, f) => {
  if (x.at >= x.seats.length) return done(f);
  share(s, x);
  x.at++;
  const seat = drawer(x);
  const deck = deckOf(s, seat);
  goto(f, take);
  if (deck.length === 0) return fatigue(s, seat, isOfBoth(x) ? EMPTY_BOTH : EMPTY);
  const id = deck.pop() as number;
  const card = printedCard(id);
  emit(s, E.drew, DRAW, seat, deck.length);
  if (handRoom(s, seat) === 0) {
    emit(s, E.overdrawn, FULL, seat, id);
    return toGrave(s, seat, id, FULL);
  }
  if (isCastOnDraw(card) || (card.hears >>> WH.onDraw) & 1) {
    x.card = id;
    x.text = 0;
    goto(f, isCastOnDraw(card) ? castDrawn : speakDrawn);
    // What an empty deck did just before comes first: the card's text may ask something [TMM R2].
    return void settle(s);
  }
  emit(s, E.saw, DRAW, seat, id, 0, 0, 1 << seat);
  putInHand(s, seat, id, false);
});

const castDrawn = flow.step<DrawLocals>('castDrawn', CAST, (s, x, f) => {
  const seat = drawer(x);
  const id = x.card;
  x.card = 0;
  goto(f, take);
  emit(s, E.castDrawn, CAST, seat, id);
  if (printedCard(id).kind === UNIT) call(s, summoning, summonLocals(id, seat, 1));
  else call(s, casting, castLocals(id, seat, SOURCE_DRAWN));
});

/** The texts "when drawn" of the card that was shown, one after another. */
const speakDrawn = flow.step<DrawLocals>('speakDrawn', cite('cond.4'), (s, x, f) => {
  const seat = drawer(x);
  const texts = printedCard(x.card).texts.filter((n) => pool.texts[n].when === WH.onDraw);
  if (x.text >= texts.length) return goto(f, keep);
  const speaker = contextOf(seat, x.card);
  speaker.text = texts[x.text++];
  speaker.source = SOURCE_DRAWN;
  emit(s, E.fired, ON_DRAW, -1, x.card, seat, speaker.text);
  goto(f, speakDrawn);
  say(s, speaker);
});

const keep = flow.step<DrawLocals>('keep', cite('cond.4', 'key.22'), (s, x, f) => {
  const seat = drawer(x);
  if (handRoom(s, seat) > 0) {
    putInHand(s, seat, x.card, true);
    emit(s, E.toHand, ON_DRAW, seat, x.card);
  } else {
    emit(s, E.overdrawn, NO_ROOM, seat, x.card);
    toGrave(s, seat, x.card, NO_ROOM);
  }
  x.card = 0;
  goto(f, take);
});

const drawing = flow.procedure<DrawLocals>(
  'draw',
  { rule: IN_PLAY, locals: { seats: [], at: 0, card: 0, text: 0 }, see: 'open' },
  [take, castDrawn, speakDrawn, keep],
);
