/**
 * The game [TMM start].
 * 30 life, no mana (start.1, start.2) - lists cut to 30 (prep.2) - abilities (ability.3) - texts before the game - shuffle (start.3) - toss (start.4) - the
 * starter's hand and exchange (start.5-7) - the other's (start.8) - turns (start.9, turn.1).
 */

import { call, chance, emit, goto, shuffle } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { deckOf, giveCards, putInHand, shuffleDeck } from '../atoms/zones.ts';
import { startSize } from '../cards/lists.ts';
import { printedCard } from '../cards/pool.ts';
import { WH } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';

import { E } from '../events.ts';
import { textFor } from '../legal.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { say } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { turn } from './turn.ts';

const LISTS = cite(
  'cards.2',
  'cards.3',
  'cards.5',
  'ability.1',
  'ability.2',
  'deck.1',
  'deck.2',
  'deck.3',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
);
const CUT = cite('prep.2', 'R13');
const LAY_ABILITY = cite('ability.3', 'R15', 'R56');
const BEFORE = cite('cond.10', 'R15');
const SHUFFLE = cite('start.3');
const TOSS = cite('start.4', 'R14');
const FIRST = cite('start.5', 'R17');
const SECOND = cite('start.8', 'R17');
const EXCHANGE = cite('start.5', 'start.6', 'R16');
const RESHUFFLE = cite('start.7', 'R16');
const PLUS_POINT = cite('start.4', 'start.8', 'R18');
const NEXT = cite('turn.1');

/** The card that is tossed, and that the second player gets. */
const PLUS_POINT_CARD = 1;

export interface GameLocals {
  [name: string]: number | number[];
  /** Which card's text before the game is next. */
  at: number;
  seat: number;
}

/** How many cards of a list are too many. */
const surplus = (s: State, seat: number): number => s.decks[seat].length - startSize(s.decks[seat]);

/** Each takes out as many as are too many, both at once and in secret [TMM prep.2] [TMM R13]. */
const cutLists = flow.question<GameLocals>('cutLists', CUT, {
  kind: 'cut',
  joint: true,
  seats: (s) => (surplus(s, 0) > 0 ? 1 : 0) | (surplus(s, 1) > 0 ? 2 : 0),
  candidates(s, _x, seat, out) {
    const kinds = [...new Set(s.decks[seat])].sort((a, b) => a - b);
    for (const id of kinds) out.push(id);
  },
  check: (s, _x, seat, option) => (s.decks[seat].includes(option) ? 0 : NOT_HERE),
  apply(s, _x, seat, option) {
    table.cutCard(s, seat, option, CUT);
  },
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});

/** Both players alike [TMM board.1]. */
const setOut = flow.step<GameLocals>('setOut', cite('board.1', 'start.1', 'start.2'), (s) => table.setOut(s, LISTS));

const layAbilities = flow.step<GameLocals>('layAbilities', cite('ability.3', 'R15'), (s) => {
  for (const seat of [0, 1]) {
    const card = s.config.lists[seat].ability;
    table.noteStart(s, seat);
    if (card !== 0) table.lay(s, { card, seat, slot: 0, marks: 0, text: -1, ends: 0, uses: 0, about: [] }, LAY_ABILITY);
  }
});

/** Texts that are said before the first shuffle, list by list. */
const beforeGame = flow.step<GameLocals>('beforeGame', cite('cond.10', 'R15'), (s, x, f) => {
  for (; x.seat < 2; x.seat++, x.at = 0) {
    const ids = s.config.lists[x.seat].cards;
    while (x.at < ids.length) {
      const id = ids[x.at++];
      if (!((printedCard(id).hears >>> WH.gameStart) & 1) || !s.decks[x.seat].includes(id)) continue;
      const speaker = contextOf(x.seat, id);
      speaker.text = textFor(s, printedCard(id), WH.gameStart)?.index ?? 0;
      emit(s, E.fired, BEFORE, -1, id, x.seat, speaker.text);
      goto(f, beforeGame);
      return say(s, speaker);
    }
  }
});

const shuffleAll = flow.step<GameLocals>('shuffle', cite('start.3'), (s) => {
  for (const seat of [0, 1]) shuffleDeck(s, seat, SHUFFLE);
});

const toss = flow.step<GameLocals>('toss', cite('start.4', 'R14'), (s, x) => {
  x.seat = chance(s, 'toss', 2);
  table.nameStarter(s, x.seat, TOSS);
});

function deal(s: State, seat: number, count: number, rule: number): void {
  emit(s, E.handDealt, rule, seat, count);
  for (let i = 0; i < count; i++) {
    const card = deckOf(s, seat).pop();
    if (card === undefined) return;
    putInHand(s, seat, card, false);
    emit(s, E.saw, rule, seat, card, 3, 0, 1 << seat);
  }
}

/** Bits of the places in the hand; all at once and once only [TMM start.6]. */
const exchangeOf = (name: string, seatOf: (x: GameLocals) => number) =>
  flow.question<GameLocals>(name, EXCHANGE, {
    kind: 'exchange',
    seats: (_s, x) => 1 << seatOf(x),
    candidates(s, _x, seat, out) {
      for (let bits = 0; bits < 1 << s.hands[seat].length; bits++) out.push(bits);
    },
    check: (s, _x, seat, option) => (option >= 0 && option < 1 << s.hands[seat].length ? 0 : NOT_HERE),
    answerSeenBy: (_s, _x, seat) => 1 << seat,
  });

function exchange(s: State, seat: number, bits: number): void {
  const hand = s.hands[seat];
  const back = hand.filter((_, i) => (bits >>> i) & 1);
  emit(s, E.exchanged, EXCHANGE, seat, back.length);
  if (back.length === 0) return;
  table.keepInHand(s, seat, bits);
  deckOf(s, seat).unshift(...back);
  deal(s, seat, back.length, EXCHANGE);
  shuffle(s, 'deck', deckOf(s, seat));
  emit(s, E.deckShuffled, RESHUFFLE, seat);
}

const dealFirst = flow.step<GameLocals>('dealFirst', cite('start.5'), (s) => deal(s, s.starter, 3, FIRST));
const exchangeFirst = exchangeOf('exchangeFirst', (x) => x.seat);
const exchangedFirst = flow.step<GameLocals>('exchangedFirst', cite('start.5', 'start.7'), (s, x, f) =>
  exchange(s, x.seat, f.result),
);
const dealSecond = flow.step<GameLocals>('dealSecond', cite('start.8'), (s) => deal(s, 1 - s.starter, 4, SECOND));
const exchangeSecond = exchangeOf('exchangeSecond', (x) => 1 - x.seat);
const exchangedSecond = flow.step<GameLocals>('exchangedSecond', cite('start.8', 'start.7'), (s, x, f) => {
  exchange(s, 1 - x.seat, f.result);
  giveCards(s, 1 - x.seat, PLUS_POINT_CARD, 1, PLUS_POINT);
});

const takeTurn = flow.step<GameLocals>('takeTurn', cite('start.9', 'turn.1'), (s, x) => {
  call(s, turn, { seat: x.seat });
});

/** The other player's turn, unless turns were inserted. */
const nextTurn = flow.step<GameLocals>('nextTurn', NEXT, (s, x, f) => {
  x.seat = table.nextSeat(s, x.seat);
  settle(s);
  goto(f, takeTurn);
});

export const game = flow.procedure<GameLocals>(
  'game',
  { rule: cite('start.9', 'turn.1'), locals: { at: 0, seat: 0 }, see: 'open' },
  [
    setOut,
    cutLists,
    layAbilities,
    beforeGame,
    shuffleAll,
    toss,
    dealFirst,
    exchangeFirst,
    exchangedFirst,
    dealSecond,
    exchangeSecond,
    exchangedSecond,
    takeTurn,
    nextTurn,
  ],
);
