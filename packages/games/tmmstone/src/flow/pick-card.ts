/** Choices among cards: one of several, the top one of a deck, any card by its name. */
import { done } from '@kolbiste/kernel';
import { pool } from '../cards/pool.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { SlotLocals } from './pick.ts';
import { flow } from './registry.ts';

export interface CardLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  /** What lies there to choose from; 0 for whoever may not see it. */
  cards: number[];
  /** 1 = the others do not see the cards. */
  secret: number;
  chosen: number;
}
const CARD = cite('R51', 'R20');
/** Gives the place in the list back; -1 = the list is empty. */
export const pickCard = flow.procedure<CardLocals>(
  'pickCard',
  {
    rule: CARD,
    locals: { seat: 0, card: 0, cards: [], secret: 0, chosen: -1 },
    see: (_s, x, who) => ({
      seat: x.seat,
      card: x.card,
      cards: x.secret === 1 && who !== x.seat ? x.cards.map(() => 0) : x.cards.slice(),
      secret: x.secret,
      chosen: x.chosen,
    }),
  },
  [
    flow.question<CardLocals>('card', CARD, {
      kind: 'card',
      seats: (_s, x) => (x.cards.length > 1 ? 1 << x.seat : 0),
      candidates(_s, x, _seat, out) {
        for (let i = 0; i < x.cards.length; i++) if (x.cards.indexOf(x.cards[i]) === i) out.push(i);
      },
      check: (_s, x, _seat, option) =>
        option >= 0 && option < x.cards.length && x.cards.indexOf(x.cards[option]) === option ? 0 : NOT_HERE,
      apply(_s, x, _seat, option) {
        x.chosen = option;
      },
      answerSeenBy: (_s, x, seat) => (x.secret === 1 ? 1 << seat : -1),
    }),
    flow.step<CardLocals>('give', CARD, (_s, x, f) => done(f, x.chosen >= 0 ? x.chosen : x.cards.length - 1)),
  ],
);

export interface PeekLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  /** The card on top; 0 for whoever may not see it. */
  top: number;
  chosen: number;
}
/** The top card of the own deck: 0 = to the bottom, 1 = keep, or draw. */
export const pickPeek = flow.procedure<PeekLocals>(
  'pickPeek',
  {
    rule: CARD,
    locals: { seat: 0, card: 0, top: 0, chosen: 0 },
    see: (_s, x, who) => ({ seat: x.seat, card: x.card, top: who === x.seat ? x.top : 0, chosen: x.chosen }),
  },
  [
    flow.question<PeekLocals>('peek', CARD, {
      kind: 'peek',
      seats: (_s, x) => 1 << x.seat,
      candidates(_s, _x, _seat, out) {
        out.push(0);
        out.push(1);
      },
      check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
      apply(_s, x, _seat, option) {
        x.chosen = option;
      },
    }),
    flow.step<PeekLocals>('give', CARD, (_s, x, f) => done(f, x.chosen)),
  ],
);

/** Any card there is, tokens too [TMM cards.5], by its number. */
export const pickName = flow.procedure<SlotLocals>(
  'pickName',
  { rule: CARD, locals: { seat: 0, card: 0, chosen: -1 }, see: 'open' },
  [
    flow.question<SlotLocals>('name', CARD, {
      kind: 'name',
      seats: (_s, x) => 1 << x.seat,
      candidates(s, _x, _seat, out) {
        for (const card of pool.cards) if (card !== null) out.push(card.id);
      },
      check: (_s, _x, _seat, option) => ((pool.cards[option] ?? null) === null ? NOT_HERE : 0),
      apply(_s, x, _seat, option) {
        x.chosen = option;
      },
    }),
    flow.step<SlotLocals>('give', CARD, (_s, x, f) => done(f, x.chosen)),
  ],
);
