/** Standing orders "when X is played on Y, play Z": what they answer, what not, and which of several. */
import { readSource } from '@kolbiste/testkit';
import type { Order, Policy, When } from '@kolbiste/wire';
import { ASKED, ownQuestion, readPolicy, SeatPolicy } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { game, windows } from '../src/index.ts';
import { cardKey } from '../src/names.ts';
import { A_ATTACK, A_MEDITATE, A_PASS, handOption, OPENLY } from '../src/options.ts';
import { scenarioAdapter } from '../src/scenario.ts';

/** The number of a card, by its key. */
const numberOf = (s: State, key: string): number => {
  const all = [...s.hands.flat(), ...s.pieces.map(({ card }) => card)];
  return all.find((card) => cardKey(card) === key) ?? 0;
};
const pieceOf = (s: State, key: string, n = 0): number => s.pieces.filter(({ card }) => cardKey(card) === key)[n].id;

const MISCOMMUNICATION = 1207;
const REPLY = handOption(MISCOMMUNICATION, OPENLY);
const order = (when: When, more: Partial<Order> = {}): Order => ({
  decision: 'window.ask',
  option: REPLY,
  window: 'reactions',
  once: false,
  when,
  ...more,
});

/** A table at which A plays by hand; B answers as its orders say; where they say nothing `byHand` once each, and else it passes. */
function table(setup: string, orders: readonly Order[], byHand: readonly number[] = [], more: Partial<Policy> = {}) {
  const record = readSource(`setup: {${setup}}`, 'orders').record(['setup']).get('setup');
  const s = scenarioAdapter.build({ game, profile: undefined, setup: record, at: undefined, seat: () => 0 });
  game.resume(s);
  let policy = new SeatPolicy(windows, readPolicy({ ...ASKED, orders, ...more }, windows));
  const fired: number[] = [];
  const asked: string[] = [];
  const hand = [...byHand];
  /** B is asked for as long as it owes an answer. */
  const follow = (): void => {
    for (let [next] = game.pending(s); next?.seat === 1; [next] = game.pending(s)) {
      const view = game.view(s, 1);
      const { option, after } = policy.answer(ownQuestion(game, view, next));
      policy = after;
      if (option !== undefined) fired.push(option);
      else asked.push(windows.of(view, next)?.window ?? next.id);
      const own = game.options(s, 1).includes(hand[0]) ? hand.shift() : undefined;
      expect(game.answer(s, 1, option ?? own ?? A_PASS)).toBeUndefined();
    }
  };
  const give = (option: number): void => {
    expect(game.answer(s, 0, option)).toBeUndefined();
    follow();
  };
  follow();
  return {
    s,
    fired,
    get asked() {
      return asked.length;
    },
    /** At which windows, or what. */
    places: asked,
    get orders() {
      return policy.policy.orders;
    },
    give,
    /** A plays a card of its hand on somebody, after an action if it must, and lets all that follows pass. */
    play(key: string, on: number): void {
      if (game.pending(s)[0].id === 'turn.act') give(A_MEDITATE);
      give(handOption(numberOf(s, key), OPENLY));
      for (let [next] = game.pending(s); next?.seat === 0; [next] = game.pending(s)) {
        if (next.id === 'window.ask' && s.frames.some(({ locals }) => 'cancelled' in locals)) give(A_PASS);
        else if (next.id === 'pickTarget.target') give(on);
        else break;
      }
    },
  };
}

const DUEL = 'A: {hand: [secret-assassin x2, negative-karma], play: [hussar], destiny: 40, library: []}';
const HELD = 'hand: [miscommunication], play: [dragoon, dragoon], library: []';

test.each<[string, When, 'first' | 'second', boolean]>([
  ['whatever others play', {}, 'first', true],
  ['a type of cards', { played: 'kind:special' }, 'first', true],
  ['another type', { played: 'kind:art' }, 'first', false],
  ['one card', { played: 'card:3104' }, 'first', true],
  ['another card', { played: 'card:1058' }, 'first', false],
  ['any warrior of mine', { on: 'warrior' }, 'second', true],
  ['any card of mine', { on: 'mine' }, 'second', true],
  ['me, who am not aimed at', { on: 'me' }, 'first', false],
  ['the first of two warriors', { on: 'piece:2' }, 'first', true],
  ['the first, while the second is aimed at', { on: 'piece:2' }, 'second', false],
  ['a card and whom it is on', { played: 'card:3104', on: 'piece:3' }, 'second', true],
])('an order for %s', (_, when, whom, fires) => {
  const at = table(`${DUEL}, B: {${HELD}}`, [order(when)]);
  expect([pieceOf(at.s, 'dragoon'), pieceOf(at.s, 'dragoon', 1)]).toEqual([2, 3]);
  at.play('secret-assassin', whom === 'first' ? 2 : 3);
  expect(at.fired).toEqual(fires ? [REPLY] : []);
  expect(at.s.pieces.some(({ id }) => id === (whom === 'first' ? 2 : 3))).toBe(fires);
});

test('on a player: what is aimed at oneself, not what is aimed at the other', () => {
  const setup = `A: {hand: [negative-karma x2], destiny: 5, play: [hussar], library: []}, B: {${HELD}, destiny: 5}`;
  const at = table(setup, [order({ on: 'me' })]);
  at.play('negative-karma', 0);
  expect(at.fired).toEqual([]);
  at.play('negative-karma', 1);
  expect(at.fired).toEqual([REPLY]);
  expect(at.s.destiny[1]).toBe(5);
});

const KARMA = handOption(1217, OPENLY);
const ON_A = 0;

test('what oneself plays is answered by no order that waits for something', () => {
  const setup =
    'A: {hand: [], destiny: 5, play: [hussar]}, B: {hand: [miscommunication, negative-karma], play: [dragoon]}';
  const at = table(setup, [order({}), order({ played: 'kind:special' })], [KARMA, ON_A]);
  at.give(A_MEDITATE);
  expect(at.s.discards[1].map(cardKey)).toEqual(['negative-karma']);
  expect(at.fired).toEqual([]);
});

test.each<[When, boolean]>([
  [{ played: 'card:1207', on: 'play' }, true],
  [{ on: 'play' }, true],
  [{ played: 'card:1207', on: 'warrior' }, false],
])('A cancels what B plays: an order for %o', (when, fires) => {
  const setup =
    'A: {hand: [miscommunication], destiny: 5, play: [hussar]}, B: {hand: [miscommunication, negative-karma], play: [dragoon]}';
  const at = table(setup, [order(when)], [KARMA, ON_A]);
  at.give(A_MEDITATE);
  at.give(A_PASS);
  at.give(REPLY);
  expect(at.fired).toEqual(fires ? [REPLY] : []);
  expect(at.s.discards[1].map(cardKey)).toContain('negative-karma');
  expect(at.s.destiny[0] < 6).toBe(fires);
});

test('an order whose answer is not legal is left aside, and the next that fits is carried out', () => {
  const fizzle = handOption(3048, OPENLY);
  const setup = `${DUEL}, B: {hand: [miscommunication, fizzle], play: [dragoon, dragoon], library: []}`;
  // It cancels spells alone: of a special it is no answer.
  const at = table(setup, [order({ on: 'warrior' }, { option: fizzle }), order({ on: 'warrior' })]);
  at.play('secret-assassin', 2);
  expect(at.fired).toEqual([REPLY]);
  // The second time there is nothing left to answer with: B is asked, and the orders stand.
  const before = at.asked;
  at.play('secret-assassin', 2);
  expect(at.fired).toEqual([REPLY]);
  expect(at.asked).toBeGreaterThan(before);
  expect(at.orders).toHaveLength(2);
});

test('of two orders that fit the upper one is carried out', () => {
  const both = [order({ on: 'warrior' }, { option: A_PASS }), order({ on: 'piece:2' })];
  const passes = table(`${DUEL}, B: {${HELD}}`, both);
  passes.play('secret-assassin', 2);
  expect(passes.fired).toEqual([A_PASS]);
  expect(passes.s.pieces.some(({ id }) => id === 2)).toBe(false);
  const plays = table(`${DUEL}, B: {${HELD}}`, both.toReversed());
  plays.play('secret-assassin', 2);
  expect(plays.fired).toEqual([REPLY]);
});

test('an order for once is over once it is carried out, not while it does not fit', () => {
  const setup = `${DUEL}, B: {hand: [miscommunication x2], play: [dragoon, dragoon], library: []}`;
  const at = table(setup, [order({ on: 'piece:3' }, { once: true })]);
  at.play('secret-assassin', 2);
  expect(at.orders).toHaveLength(1);
  at.play('secret-assassin', 3);
  expect(at.fired).toEqual([REPLY]);
  expect(at.orders).toEqual([]);
});

test('with whom it waits for an order is over, the others stand', () => {
  const orders = [order({ on: 'piece:2' }), order({ on: 'piece:3' }), order({ on: 'warrior' })];
  const at = table(`${DUEL}, B: {hand: [negative-karma], destiny: 0, play: [dragoon, dragoon]}`, orders);
  at.play('secret-assassin', 2);
  at.give(A_PASS);
  expect(at.orders).toEqual(orders.slice(1));
});

test('what nothing in play is called is refused, and says where', () => {
  const read = (when: unknown) => () => readPolicy({ ...ASKED, orders: [{ ...order({}), when }] }, windows);
  expect(read({ played: 'card:3104', on: 'piece:3' })().orders[0].when).toEqual({ played: 'card:3104', on: 'piece:3' });
  expect(read({ played: 'card:999999' })).toThrow('orders[0].when.played: nothing is called so');
  expect(read({ played: 'kind:spoon' })).toThrow('orders[0].when.played: nothing is called so');
  expect(read({ on: 'piece:-1' })).toThrow('orders[0].when.on: nothing is called so');
  expect(read({ on: 7 })).toThrow('orders[0].when.on: nothing is called so');
  expect(read({ onto: 'me' })).toThrow('orders[0].when.onto: nothing is called so');
  expect(read('me')).toThrow('orders[0].when: a record is wanted');
});

test.each<[string, Partial<Policy>]>([
  ['lets everything pass until the turn is over', { until: { kind: 'era', era: 9 } }],
  ['is asked at stops alone', { hold: 'stops' }],
])('who %s is asked all the same where somebody aims at a card of theirs, and nowhere else', (_, more) => {
  const play = (held: string, cards = '[dragoon]') => {
    const at = table(`${DUEL}, B: {hand: [${held}], play: ${cards}, library: []}`, [], [], more);
    at.play('negative-karma', 1);
    const before = at.asked;
    at.play('secret-assassin', pieceOf(at.s, 'dragoon'));
    return [before, at.asked];
  };
  // Of what is aimed at the player himself as well as at a warrior; a hand without an answer is never asked.
  expect(play('miscommunication')).toEqual([1, 2]);
  expect(play('hussar')).toEqual([0, 0]);
  const own = table(`A: {hand: [positive-karma], play: [hussar]}, B: {${HELD}}`, [], [], more);
  own.play('positive-karma', 0);
  expect(own.asked).toBe(0);
});

test('who lets everything pass until the turn is over is asked as the defender of a combat, with the modifiers', () => {
  const setup = 'A: {play: [razide], library: []}, B: {hand: [evasive-action], play: [dragoon], library: []}';
  const at = table(setup, [], [], { until: { kind: 'era', era: 9 } });
  at.give(A_ATTACK);
  for (let [next] = game.pending(at.s); next?.seat === 0 && at.asked === 0; [next] = game.pending(at.s))
    at.give(game.options(at.s, 0)[0]);
  // The next question is one of the own turn that follows.
  expect(at.places.slice(0, 2)).toEqual(['modifiers', 'turnStart']);
});
