/** Verbs that work on hands, decks and piles of players. */
import { call } from '@kolbiste/kernel';
import * as atoms from '../../atoms/cards.ts';
import { AMOUNT_ALL } from '../../cards/code.ts';
import { printed } from '../../cards/pool.ts';
import { cite } from '../../rulebook.ts';
import { EVENT, HERO } from '../../vocabulary.ts';
import {
  discardOwn,
  fromDiscardLocals,
  fromHandLocals,
  handCards,
  pileCards,
  randomDiscard,
  searching,
} from './choose-cards.ts';
import type { Verb } from './kit.ts';
import { count, players } from './kit.ts';

const TEXT = cite('G.1', 'G.4');

export const draw: Verb = (s, x, op) => {
  for (const seat of players(s, x, op.who)) atoms.draw(s, seat, count(s, x, op), TEXT);
};

/** All events, so many at random, or so many of one's own choice, in player order [LOTR 0.2]: what is called last comes first. */
export const discardHand: Verb = (s, x, op) => {
  const seats = players(s, x, op.who);
  const chosen = op.much.kind !== AMOUNT_ALL && !op.flag;
  for (const seat of chosen ? seats.reverse() : seats) {
    if (op.much.kind === AMOUNT_ALL) {
      for (const card of s.hands[seat].filter((id) => printed(id).type === EVENT))
        atoms.discardFromHand(s, seat, card, TEXT);
    } else if (op.flag) randomDiscard(s, seat, op.much.n, TEXT);
    else call(s, discardOwn, { seat, left: op.much.n, card: x.card });
  }
};

export const fromHand: Verb = (s, x, op) => call(s, handCards, fromHandLocals(x, op.flag));
export const fromDiscard: Verb = (s, x, op) => call(s, pileCards, fromDiscardLocals(s, x, op));

/** Heroes stay in the pile [LOTR L74]. */
export const shuffleDiscard: Verb = (s, x, op) => {
  for (const seat of players(s, x, op.who)) atoms.shuffleDiscard(s, seat, (id) => printed(id).type === HERO);
};

export const search: Verb = (s, x, op) => {
  for (const whose of players(s, x, op.who).reverse()) {
    const n = Math.min(count(s, x, op), s.decks[whose].length);
    if (n <= 0) continue;
    call(s, searching, {
      seat: x.seat,
      whose,
      n,
      may: op.flag ? 1 : 0,
      shuffle: op.word === 'shuffle' ? 1 : 0,
      card: x.card,
      rest: [],
    });
  }
};
