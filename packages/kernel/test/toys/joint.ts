/**
 * Three seats against two foes, one joint turn a round. J.1 setup - J.2 the round - J.3 the die and its window - J.4 the
 * joint turn: cards (J.4.1), one card at a time (J.4.2), ending (J.4.3) - J.5 what the cards do, the supply (J.5.1) -
 * J.6 effects at the end, in any order - J.7 the foes - J.8 falling - J.9 the end.
 */
import type { Step } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { describer } from './describer.ts';
import * as cards from './joint.cards.ts';
import type { JointState, JointView } from './joint.state.ts';
import * as state from './joint.state.ts';
import { copyCore } from './shape.ts';
import { words } from './words/joint.ts';

const { call, chance, done, emit, goto } = kernel;
const { J1, J2, J3, J31, J4, J41, J43, J6, J7, J9, WAITING } = cards;
const { book, card, discard, draw, hit, isAlive, lose, mayPlay } = cards;
const { EVENTS, NO_CHARM, REFUSALS, ROLLED, UNKNOWN, WOUNDED } = cards;
const { KINDS, SCOUT, GIFT, BURN, END_TURN, SEATS, flow, foesLeft, kindOf, living, targetOf } = state;

// The joint turn

interface Joint {
  /** Seats that have ended their turn. */
  ended: number;
}

/** Whoever lives and has not ended may act, in any order: a card runs to its end above the open question [J.4]. */
const act = flow.question<Joint>('act', J4, {
  kind: 'act',
  joint: true,
  fresh: true,
  seats: (s, x) => (foesLeft(s) ? living(s) & ~x.ended : 0),
  candidates(s, _x, seat, out) {
    out.push(END_TURN);
    for (const kind of new Set(s.hands[seat])) {
      const targets = kind === SCOUT || kind === BURN ? 1 : kind === GIFT ? SEATS : 2;
      for (let target = 0; target < targets; target++) out.push(state.code(kind, target));
    }
  },
  check: mayPlay,
  cite: (_s, _x, _seat, option) => (option === END_TURN ? J43 : J41),
  apply(s, x, seat, option) {
    if (option === END_TURN) x.ended |= 1 << seat;
    else call(s, card, { seat, kind: kindOf(option), target: targetOf(option) });
  },
});
const jointTurn = flow.procedure('jointTurn', { rule: J4, locals: { ended: 0 }, see: 'open' }, [act]);

// The die

const DIE_NAMES = ['pass', 'again', 'up', 'down'];

interface Die {
  passed: number;
  change: number;
}

const roll = flow.step<Die>('roll', J3, (s) => {
  s.die = 1 + chance(s, 'die', 6);
  emit(s, ROLLED, J3, s.die);
});
/** Pass, roll again, one more, one less; each change asks everybody anew [J.3.1]. */
const window: Step<JointState, Die> = flow.question<Die>('window', J31, {
  kind: 'die',
  joint: true,
  seats: (s, x) => living(s) & ~x.passed,
  candidates(_s, _x, _seat, out) {
    for (let change = 0; change < DIE_NAMES.length; change++) out.push(change);
  },
  check: (s, _x, seat, option) =>
    DIE_NAMES[option] === undefined ? UNKNOWN : option > 0 && s.charms[seat] === 0 ? NO_CHARM : 0,
  apply(s, x, seat, option, f) {
    if (option === 0) {
      x.passed |= 1 << seat;
      return;
    }
    s.charms[seat] = 0;
    x.change = option;
    goto(f, changeDie);
  },
});
const closeWindow = flow.step<Die>('closeWindow', J31, (_s, _x, f) => done(f));
const changeDie: Step<JointState, Die> = flow.step<Die>('changeDie', J31, (s, x, f) => {
  s.die = x.change === 1 ? 1 + chance(s, 'die', 6) : Math.max(1, Math.min(6, s.die + (x.change === 2 ? 1 : -1)));
  emit(s, ROLLED, J31, s.die);
  x.passed = 0;
  x.change = 0;
  goto(f, window);
});
const noDie: Die = { passed: 0, change: 0 };
const die = flow.procedure('die', { rule: J3, locals: noDie, see: 'open' }, [roll, window, closeWindow, changeDie]);

// Effects at the end

interface Pool {
  /** 0 and 1: the poison of a foe; 2 + seat: the wounds of a seat. Ascending. */
  pool: number[];
}

const gather = flow.step<Pool>('gather', J6, (s, x) => {
  for (let foe = 0; foe < 2; foe++) if (s.poison[foe] > 0) x.pool.push(foe);
  for (let seat = 0; seat < SEATS; seat++) if (s.wounds[seat] > 0 && isAlive(s, seat)) x.pool.push(2 + seat);
});
/** Asked of all who live: whoever names the next effect first has named it [J.6]. */
const order: Step<JointState, Pool> = flow.question<Pool>('order', J6, {
  kind: 'order',
  seats: (s, x) => (x.pool.length > 1 ? living(s) : 0),
  candidates(_s, x, _seat, out) {
    for (const entry of x.pool) out.push(entry);
  },
  check: (_s, x, _seat, option) => (x.pool.includes(option) ? 0 : UNKNOWN),
});
const one = flow.step<Pool>('one', J6, (s, x, f) => {
  if (x.pool.length === 0) return;
  const [entry] = x.pool.splice(x.pool.length === 1 ? 0 : x.pool.indexOf(f.result), 1);
  goto(f, order);
  if (entry >= 2) {
    lose(s, entry - 2, s.wounds[entry - 2], J6);
    s.wounds[entry - 2] = 0;
    return;
  }
  const tokens = s.poison[entry];
  hit(s, entry, tokens);
  if (s.foes[entry] === 0 || tokens === 0) return;
  s.poison[entry]--;
  s.supply++;
});
const endEffects = flow.procedure('endEffects', { rule: J6, locals: { pool: [] }, see: 'open' }, [gather, order, one]);

// Rounds

const begin = flow.step('begin', J2, (s) => {
  s.round++;
  for (const seat of kernel.seatsOf(living(s))) {
    s.energy[seat] = 3;
    draw(s, seat, 4);
  }
});
const foes = flow.step('foes', J7, (s) => {
  for (const foe of [0, 1]) {
    for (const seat of kernel.seatsOf(s.foes[foe] > 0 ? living(s) : 0)) lose(s, seat, s.die > 4 ? 2 : 1, J7);
  }
  for (const seat of kernel.seatsOf(s.die === 6 && foesLeft(s) ? living(s) : 0)) {
    s.wounds[seat]++;
    emit(s, WOUNDED, J7, seat, s.wounds[seat]);
  }
});
const tidy = flow.step('tidy', J2, (s) => {
  s.die = 0;
  for (let seat = 0; seat < SEATS; seat++) while (s.hands[seat].length > 0) discard(s, seat, s.hands[seat][0]);
});
const nextRound = flow.step('nextRound', J9, (s, _x, f) => {
  if (foesLeft(s) && living(s) !== 0 && s.round < 9) goto(f, begin);
});
const root = flow.procedure('game', { rule: J9, locals: {}, see: 'open' }, [
  flow.step('deal', J1, (s) => {
    for (const deck of s.decks) kernel.shuffle(s, 'deck', deck);
  }),
  begin,
  flow.step('rollDie', J3, (s) => call(s, die, { ...noDie })),
  flow.step('playTogether', J4, (s) => call(s, jointTurn, { ended: 0 })),
  flow.step('resolveEffects', J6, (s) => call(s, endEffects, { pool: [] })),
  foes,
  tidy,
  nextRound,
]);

export const jointGame = kernel.defineGame<JointState, JointView, { charms: boolean }>({
  id: 'joint',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: {
    over: { code: 'over', rule: J9, remedy: 'help.over' },
    notYou: { code: 'notYou', rule: WAITING, remedy: 'help.notYou' },
    unknown: { code: 'unknown', rule: J4, remedy: 'help.unknown' },
  },
  events: EVENTS,
  root,
  seats: () => SEATS,
  blank: state.blank,
  begin: () => ({}),
  clone: (s) => ({ ...copyCore(flow, s), ...state.body.copy(s) }),
  encodeBody: state.body.json,
  decodeBody: (j, c) => ({ ...c, ...state.body.read(j, 'state.body') }),
  view: state.view,
  determinize: state.determinize,
  name(_v, decision, _seat, option) {
    if (decision === 'die.window') return DIE_NAMES[option];
    if (decision === 'discardOne.choose') return KINDS[option];
    if (decision === 'endEffects.order') return option < 2 ? `poison ${option}` : `wound ${option - 2}`;
    return option === END_TURN ? 'end' : `${KINDS[kindOf(option)]} ${targetOf(option)}`;
  },
  describe: describer<JointState, JointView>({
    book,
    flow,
    events: EVENTS,
    words,
    option(_v, decision, _seat, option) {
      if (decision === 'die.window') return [`die.${DIE_NAMES[option]}`];
      if (decision === 'discardOne.choose') return ['discard', KINDS[option]];
      if (decision === 'endEffects.order')
        return option < 2 ? ['order.poison', option + 1] : ['order.wound', option - 1];
      return option === END_TURN ? ['end'] : [`play.${KINDS[kindOf(option)]}`, targetOf(option) + 1];
    },
    parts(e, name) {
      if (name === 'rolled') return [e.a];
      return ['drawn', 'discarded', 'played'].includes(name) ? [e.a + 1, KINDS[e.b]] : [e.a + 1, e.b];
    },
  }),
  result(s) {
    if (s.frames.length > 0) return undefined;
    return { winners: foesLeft(s) ? [] : [0, 1, 2], draw: false, rule: book.keysOf(J9) };
  },
  invariant(s) {
    if (s.poison[0] + s.poison[1] + s.supply !== state.SUPPLY) return `poison ${s.poison} and supply ${s.supply}`;
    const lost = [0, 1, 2].find((seat) =>
      state.COPIES.some((copies, kind) => state.cardsOf(s, seat).filter((card) => card === kind).length !== copies),
    );
    return lost === undefined ? undefined : `the cards of seat ${lost} are ${state.cardsOf(s, lost)}`;
  },
});
