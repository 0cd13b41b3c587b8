/**
 * 1 the deal - 2, 3 both choose in secret - 4 both are shown - 5, 6 the end.
 */
import type { Seat } from '@kolbiste/kernel';
import { call, emit, goto, shuffle } from '@kolbiste/kernel';
import { cite } from './rulebook.ts';
import type { State } from './state.ts';
import { flow, HAND } from './state.ts';

export const EVENTS = ['answer', 'dealt', 'drew', 'chose', 'shown', 'scored', 'ended'] as const;
const [, DEALT, DREW, CHOSE, SHOWN, SCORED, ENDED] = EVENTS.keys();
const [DEAL, CHOOSE, AGAIN, SHOW, END] = [cite('1'), cite('2'), cite('3'), cite('4'), cite('5', '6')];

export const REFUSALS = [{ code: 'shownBefore', rule: AGAIN, remedy: 'help.another' }];
const [SHOWN_BEFORE, NOT_HELD] = [1, 99];
export const OUTSIDE = {
  over: { code: 'over', rule: END, remedy: 'help.over' },
  notYou: { code: 'notYou', rule: CHOOSE, remedy: 'help.wait' },
  unknown: { code: 'unknown', rule: CHOOSE, remedy: 'help.held' },
};

function check(s: State, seat: Seat, card: number): number {
  const hand = s.hands[seat];
  if (!hand.includes(card)) return NOT_HELD;
  return card === s.shown[seat] && hand.some((other) => other !== card) ? SHOWN_BEFORE : 0;
}

interface Round {
  /** The card that each has chosen; 0 = none yet. */
  chosen: number[];
}

const choose = flow.question<Round>('choose', CHOOSE, {
  kind: 'choose',
  joint: true,
  seats: (_s, x) => (x.chosen[0] === 0 ? 1 : 0) | (x.chosen[1] === 0 ? 2 : 0),
  candidates(s, _x, seat, out) {
    for (const card of new Set(s.hands[seat])) out.push(card);
  },
  check: (s, _x, seat, option) => check(s, seat, option),
  apply(s, x, seat, option) {
    x.chosen[seat] = option;
    emit(s, CHOSE, CHOOSE, seat);
  },
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});
const show = flow.step<Round>('show', SHOW, (s, { chosen }) => {
  chosen.forEach((card, seat) => {
    s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
    s.shown[seat] = card;
    emit(s, SHOWN, SHOW, seat, card);
  });
  if (chosen[0] === chosen[1]) return;
  const winner = chosen[0] > chosen[1] ? 0 : 1;
  s.points[winner]++;
  emit(s, SCORED, SHOW, winner, s.points[winner]);
});
const round = flow.procedure<Round>(
  'round',
  {
    rule: CHOOSE,
    locals: { chosen: [0, 0] },
    see: (_s, { chosen }, who) => ({ chosen: chosen.map((card, seat) => (card === 0 ? 0 : seat === who ? card : -1)) }),
  },
  [choose, show],
);

const deal = flow.step('deal', DEAL, (s) => {
  shuffle(s, 'deck', s.deck);
  for (const seat of [0, 1]) {
    s.hands[seat] = s.deck.splice(-HAND).sort((a, b) => a - b);
    emit(s, DEALT, DEAL, seat, HAND);
    for (const card of s.hands[seat]) emit(s, DREW, DEAL, seat, card, 0, 0, 1 << seat);
  }
});
const play = flow.step('play', CHOOSE, (s) => call(s, round, { chosen: [0, 0] }));
const next = flow.step('next', END, (s, _x, f) => {
  s.round++;
  if (s.round <= s.rounds) goto(f, play);
  else emit(s, ENDED, END, s.points[0], s.points[1]);
});
export const root = flow.procedure('game', { rule: END, locals: {}, see: 'open' }, [deal, play, next]);
