/**
 * Two heroes and their units; what happens triggers what units say, depth first. T.1 setup - T.2 the turn - T.3 actions -
 * T.4 settling: heroes (T.4.1), deaths (T.4.2), order (T.4.3), firing (T.4.4) - T.5 the chain's cap, T.5.1 the cap after
 * one action - T.6 what units say - T.7 the spell - T.8 attacks - T.9 the end.
 */
import type { Frame, Seat, Step } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { describer } from './describer.ts';
import { copyCore } from './shape.ts';
import {
  book,
  draw,
  EVENTS,
  enter,
  hurt,
  hurtHero,
  PLAYED,
  settleNow,
  strike,
  T1,
  T2,
  T3,
  T7,
  T8,
  T9,
  T31,
} from './triggers.settle.ts';
import type { TriggersState, TriggersView } from './triggers.state.ts';
import * as state from './triggers.state.ts';
import { words } from './words/triggers.ts';

const { call, done, emit, goto } = kernel;
const { KINDS, QUAKE, SLOTS, END_TURN, STRIKE, flow, unitsOf } = state;

const REFUSALS = [
  { code: 'noMana', rule: T3, remedy: 'help.noMana' },
  { code: 'boardFull', rule: T31, remedy: 'help.boardFull' },
  { code: 'notReady', rule: T8, remedy: 'help.notReady' },
  { code: 'noAttack', rule: T8, remedy: 'help.noAttack' },
];
const [NO_MANA, BOARD_FULL, NOT_READY, NO_ATTACK, UNKNOWN] = [1, 2, 3, 4, 99];
// Turns

interface Turn {
  owner: Seat;
}

/** A spell of two instructions: whoever dies of the first has fired before the second [T.7]. */
const quake = flow.step<Turn>('quake', T7, (s) => {
  for (const u of s.units) hurt(s, u, 1);
  for (const seat of [0, 1]) hurtHero(s, seat, 1);
});
const drawOne = flow.step<Turn>('drawOne', T7, (s, x) => draw(s, x.owner));
const locals: Turn = { owner: 0 };
const spell = flow.procedure('spell', { rule: T7, locals, see: 'open' }, [quake, settleNow('settleQuake'), drawOne]);

const begin = flow.step<Turn>('begin', T2, (s, x) => {
  s.active = x.owner;
  s.mana = 2;
  for (const u of s.units) u.ready = u.owner === x.owner ? 1 : 0;
  draw(s, x.owner);
});

function mayAct(s: TriggersState, _x: Turn, seat: Seat, option: number): number {
  if (option === END_TURN) return 0;
  if (option > 0 && option <= KINDS.length) {
    if (!s.hands[seat].includes(option - 1)) return UNKNOWN;
    if (s.mana === 0) return NO_MANA;
    return option - 1 !== QUAKE && unitsOf(s, seat).length >= SLOTS ? BOARD_FULL : 0;
  }
  const own = unitsOf(s, seat)[((option - STRIKE) / 10) | 0];
  const target = (option - STRIKE) % 10;
  if (option < STRIKE || own === undefined || target > unitsOf(s, 1 - seat).length) return UNKNOWN;
  return own.ready === 0 ? NOT_READY : state.attackOf(s, own) === 0 ? NO_ATTACK : 0;
}

const main: Step<TriggersState, Turn> = flow.question<Turn>('main', T3, {
  kind: 'main',
  fresh: true,
  seats: (_s, x) => 1 << x.owner,
  candidates(s, _x, seat, out) {
    out.push(END_TURN);
    for (const kind of new Set(s.hands[seat])) out.push(1 + kind);
    const foes = unitsOf(s, 1 - seat).length;
    for (let i = 0; i < unitsOf(s, seat).length; i++) for (let t = 0; t <= foes; t++) out.push(state.strikeCode(i, t));
  },
  check: mayAct,
});

function playCard(s: TriggersState, seat: Seat, kind: number): void {
  s.mana--;
  s.hands[seat].splice(s.hands[seat].indexOf(kind), 1);
  emit(s, PLAYED, T3, seat, kind);
  if (kind !== QUAKE) return void enter(s, seat, kind);
  s.graves[seat].push(kind);
  call(s, spell, { owner: seat });
}

function act(s: TriggersState, x: Turn, f: Frame<Turn>): void {
  s.fired = 0;
  if (f.result === END_TURN) return done(f);
  if (f.result < STRIKE) return playCard(s, x.owner, f.result - 1);
  strike(s, unitsOf(s, x.owner)[((f.result - STRIKE) / 10) | 0], (f.result - STRIKE) % 10);
}

const again = flow.step<Turn>('again', T3, (_s, _x, f) => goto(f, main));
const turn = flow.procedure('turn', { rule: T2, locals, see: 'open' }, [
  begin,
  main,
  flow.step('act', T3, act),
  settleNow('settleAct'),
  again,
]);

const deal = flow.step('deal', T1, (s) => {
  for (const deck of s.decks) kernel.shuffle(s, 'deck', deck);
  for (let i = 0; i < 6; i++) draw(s, i % 2);
});
const takeTurn = flow.step('takeTurn', T2, (s) => call(s, turn, { owner: s.turns % 2 }));
const nextTurn = flow.step('nextTurn', T9, (s, _x, f) => {
  if (++s.turns < 30) goto(f, takeTurn);
});
const root = flow.procedure('game', { rule: T9, locals: {}, see: 'open' }, [deal, takeTurn, nextTurn]);

const ownUnit = (v: TriggersView, seat: Seat, option: number): string =>
  KINDS[unitsOf(v, seat)[((option - STRIKE) / 10) | 0].kind];

export const triggersGame = kernel.defineGame<TriggersState, TriggersView, { cap: number }>({
  id: 'triggers',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: {
    over: { code: 'over', rule: T9, remedy: 'help.over' },
    notYou: { code: 'notYou', rule: T2, remedy: 'help.notYou' },
    unknown: { code: 'unknown', rule: T3, remedy: 'help.unknown' },
  },
  events: EVENTS,
  root,
  seats: () => 2,
  blank: state.blank,
  begin: () => ({}),
  clone: (s) => ({ ...copyCore(flow, s), ...state.body.copy(s) }),
  encodeBody: state.body.json,
  decodeBody: (j, c) => ({ ...c, ...state.body.read(j, 'state.body') }),
  view: state.view,
  determinize: state.determinize,
  unsettled: (s) => s.batch.length > 0,
  name(_v, decision, _seat, option) {
    if (decision === 'aim.choose') return `unit ${option}`;
    if (option === END_TURN) return 'end';
    return option < STRIKE
      ? `play ${KINDS[option - 1]}`
      : `strike ${((option - STRIKE) / 10) | 0} ${(option - STRIKE) % 10}`;
  },
  describe: describer<TriggersState, TriggersView>({
    book,
    flow,
    events: EVENTS,
    words,
    option(v, decision, seat, option) {
      if (decision === 'aim.choose') return ['aim', option + 1];
      if (option === END_TURN) return ['end'];
      if (option < STRIKE) return ['play', KINDS[option - 1]];
      const target = (option - STRIKE) % 10;
      return unitsOf(v, seat)[((option - STRIKE) / 10) | 0] === undefined
        ? ['strikeGone', target]
        : [target === 0 ? 'strikeHero' : 'strike', ownUnit(v, seat, option), target];
    },
    parts: (e, name) =>
      ['drawn', 'played'].includes(name)
        ? [e.a + 1, KINDS[e.b]]
        : ['drew', 'hero'].includes(name)
          ? [e.a + 1, e.b]
          : ['arrived', 'died'].includes(name)
            ? [KINDS[e.b], e.c + 1]
            : ['fired', 'capped'].includes(name)
              ? [KINDS[e.a], e.b + 1]
              : [KINDS[e.c], e.b],
  }),
  result(s) {
    if (s.frames.length > 0) return undefined;
    const ahead = s.heroes[0] - s.heroes[1];
    return { winners: ahead === 0 ? [] : [ahead > 0 ? 0 : 1], draw: ahead === 0, rule: book.keysOf(T9) };
  },
  invariant(s) {
    for (const seat of [0, 1]) {
      const cards = state.cardsOf(s, seat);
      if (KINDS.some((_, kind) => cards.filter((card) => card === kind).length !== state.COPIES)) {
        return `the cards of seat ${seat} are ${cards.join(' ')}`;
      }
    }
    return s.units.some((u) => u.health <= 0) && s.frames.length > 0 ? 'a dead unit lies on the board' : undefined;
  },
});
