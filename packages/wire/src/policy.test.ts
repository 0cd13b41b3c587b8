import { expect, test } from 'vitest';
import type { Order, OwnQuestion, Policy, Windows } from './policy.ts';
import { ASKED, PolicyError, readPolicy } from './policy.ts';
import { SeatPolicy, TablePolicies } from './seat-policy.ts';
import type { Answered, When } from './when.ts';

const PASS = 0;

interface Place {
  readonly window?: string;
  readonly era?: number;
  readonly stands?: string;
  readonly answered?: Answered;
  readonly targeted?: boolean;
  /** What is there no more. */
  readonly gone?: readonly string[];
}

const windows: Windows = {
  names: ['dawn', 'noon', 'dusk'],
  opens: 'opened',
  of(view) {
    const { window, era = 1, stands, answered, targeted = false } = view as Place;
    if (window === undefined) return undefined;
    const of = { ...(stands === undefined ? {} : { stands }), ...(answered === undefined ? {} : { answered }) };
    return { window, option: PASS, era, targeted, ...of };
  },
  moment: (view) => String((view as Place).era ?? 1),
  waits: {
    played: (name) => ['storm', 'rain'].includes(name),
    on: (name) => ['house', 'tree'].includes(name),
    gone: (view, on) => (view as Place).gone?.includes(on) === true,
  },
};
const own = (view: Place, options: readonly number[], id = 'window.act'): OwnQuestion => ({
  view,
  decision: { id, seat: 0 },
  options,
});
/** A seat whose answers are all taken. */
function seat(policy: Partial<Policy>) {
  let now = new SeatPolicy(windows, { ...ASKED, ...policy });
  return {
    get now() {
      return now;
    },
    answer(question: OwnQuestion) {
      const { option, after } = now.answer(question);
      now = after;
      return option;
    },
    change(next: (before: SeatPolicy) => SeatPolicy) {
      now = next(now);
    },
  };
}

test('a seat that sets nothing is asked; one that holds at what is legal passes where nothing is', () => {
  expect(seat({}).answer(own({ window: 'noon' }, [PASS]))).toBeUndefined();
  expect(seat({ hold: 'legal' }).answer(own({ window: 'noon' }, [PASS]))).toBe(PASS);
  expect(seat({ hold: 'legal' }).answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
  expect(seat({ hold: 'stops', at: ['noon'] }).answer(own({ window: 'noon' }, [PASS]))).toBeUndefined();
  expect(seat({ hold: 'stops' }).answer(own({}, [PASS, 4], 'other.ask'))).toBeUndefined();
});

test('until a window, until the next era: then it is over', () => {
  const one = seat({ until: { kind: 'window', window: 'dusk', era: 1 } });
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  expect(one.answer(own({ window: 'dusk' }, [PASS, 4]))).toBeUndefined();
  expect(one.now.policy.until).toBeNull();
  const other = seat({ until: { kind: 'era', era: 1 } });
  expect(other.answer(own({ window: 'dusk' }, [PASS, 4]))).toBe(PASS);
  expect(other.answer(own({ window: 'dawn', era: 2 }, [PASS, 4]))).toBeUndefined();
});

test('who is aimed at is asked though everything passes, and it goes on passing afterwards', () => {
  const one = seat({ until: { kind: 'era', era: 1 } });
  const aimed = own({ window: 'noon', targeted: true, stands: 'a' }, [PASS, 4]);
  expect(one.answer(aimed)).toBeUndefined();
  expect(one.answer(own({ window: 'noon', targeted: true, stands: 'b' }, [PASS]))).toBe(PASS);
  one.change((now) => now.answered(aimed, PASS));
  expect(one.answer(aimed)).toBe(PASS);
  expect(one.answer(own({ window: 'dusk' }, [PASS, 4]))).toBe(PASS);
});

test('a stop ends what was to last longer', () => {
  const one = seat({ at: ['noon'], until: { kind: 'era', era: 1 } });
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
  expect(one.now.policy.until).toBeNull();
});

test('this window: what is asked in between is another matter, and the next one is not passed', () => {
  const one = seat({ until: { kind: 'here' } });
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  expect(one.answer(own({ window: 'dusk' }, [PASS, 4]))).toBeUndefined();
  expect(one.answer(own({ window: 'noon' }, [PASS, 5]))).toBe(PASS);
  one.change((now) => now.opened());
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
});

test('until something changes: another option, or what the window turns on', () => {
  const one = seat({ until: { kind: 'change' } });
  expect(one.answer(own({ window: 'noon', stands: 'a' }, [PASS, 4, 5]))).toBe(PASS);
  expect(one.answer(own({ window: 'dusk', stands: 'a', era: 2 }, [PASS, 4]))).toBe(PASS);
  expect(one.answer(own({ window: 'noon', stands: 'a' }, [PASS, 6]))).toBeUndefined();
  const other = seat({ until: { kind: 'change' } });
  expect(other.answer(own({ window: 'noon', stands: 'a' }, [PASS, 4]))).toBe(PASS);
  expect(other.answer(own({ window: 'noon', stands: 'b' }, [PASS, 4]))).toBeUndefined();
});

test('a standing order answers where it may, once or always, whatever passes', () => {
  const one = seat({ hold: 'stops', orders: [{ decision: 'window.act', option: 4, once: true }] });
  expect(one.answer(own({ window: 'noon' }, [PASS, 5]))).toBe(PASS);
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(4);
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  const always = seat({ orders: [{ decision: 'order.choose', option: 2, once: false }] });
  expect([1, 2].map(() => always.answer(own({}, [1, 2], 'order.choose')))).toEqual([2, 2]);
});

test('an order for one window answers there, not where else the same is asked', () => {
  const one = seat({ orders: [{ decision: 'window.act', option: 4, window: 'noon', once: false }] });
  expect(one.answer(own({ window: 'dawn' }, [PASS, 4]))).toBeUndefined();
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(4);
});

test('an order for a part of the game answers in it alone, and is gone with it', () => {
  const order = { decision: 'order.choose', option: 2, once: false, moment: '1' };
  const one = seat({ orders: [order] });
  const asked = (era: number): OwnQuestion => own({ era }, [1, 2], 'order.choose');
  expect([one.answer(asked(1)), one.answer(asked(1))]).toEqual([2, 2]);
  expect(one.answer(asked(2))).toBeUndefined();
  expect(one.now.policy.orders).toEqual([]);
  expect(one.answer(asked(1))).toBeUndefined();
});

test('an order waits for what is played, and for what that is on', () => {
  const asked = (played: string, on: string): OwnQuestion =>
    own({ window: 'noon', answered: { played: ['weather', played], on: on === '' ? [] : [on] } }, [PASS, 4]);
  const said = (when: When, question: OwnQuestion): number | undefined =>
    seat({ orders: [{ decision: 'window.act', option: 4, once: false, when }] }).answer(question);
  expect(said({ played: 'storm', on: 'house' }, asked('storm', 'house'))).toBe(4);
  expect(said({ played: 'storm', on: 'house' }, asked('rain', 'house'))).toBeUndefined();
  expect(said({ played: 'storm', on: 'house' }, asked('storm', 'tree'))).toBeUndefined();
  expect([said({ on: 'tree' }, asked('rain', 'tree')), said({ on: 'tree' }, asked('rain', ''))]).toEqual([
    4,
    undefined,
  ]);
  expect([said({}, asked('rain', '')), said({}, own({ window: 'noon' }, [PASS, 4]))]).toEqual([4, undefined]);
});

test('of orders that fit the first is carried out; one for what is gone is over', () => {
  const order = (option: number, on: string): Order => ({ decision: 'window.act', option, once: false, when: { on } });
  const one = seat({ orders: [order(4, 'house'), order(5, 'house'), order(5, 'tree')] });
  const asked = (options: number[], gone: readonly string[]): OwnQuestion =>
    own({ window: 'noon', answered: { played: ['storm'], on: ['house'] }, gone }, options);
  expect(one.answer(asked([PASS, 4, 5], []))).toBe(4);
  // What is not legal is left aside.
  expect(one.answer(asked([PASS, 5], []))).toBe(5);
  expect(one.answer(asked([PASS, 4, 5], ['house']))).toBeUndefined();
  expect(one.now.policy.orders).toEqual([order(5, 'tree')]);
});

test('what is to be answered by hand is left to the player, and the policy goes on behind it', () => {
  const order = { decision: 'order.choose', option: 2, once: true };
  const one = seat({});
  one.change((now) => now.set({ ...now.policy, orders: [order] }, { ask: true }));
  const question = own({}, [1, 2], 'order.choose');
  expect([one.answer(question), one.answer(question)]).toEqual([undefined, undefined]);
  one.change((now) => now.answered(question, 1));
  expect([one.answer(question), one.answer(question)]).toEqual([2, undefined]);
  // Or with the next window: what was asked may have gone without an answer.
  const other = seat({ hold: 'stops' });
  other.change((now) => now.set(now.policy, { ask: true }));
  expect(other.answer(own({ window: 'noon' }, [PASS]))).toBeUndefined();
  other.change((now) => now.opened());
  expect(other.answer(own({ window: 'dusk' }, [PASS]))).toBe(PASS);
});

test('what was passed over by hand is not asked about again in that era, unless it is forgotten', () => {
  const one = seat({ hold: 'legal' });
  one.change((now) => now.answered(own({ window: 'dawn' }, [PASS, 4]), PASS));
  expect(one.now.passing).toBe(true);
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  one.change((now) => now.set(now.policy, { forget: true }));
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
});

test('an answer that is not taken changes nothing: neither orders, nor until when, nor what was passed over', () => {
  const order = { decision: 'order.choose', option: 2, once: true };
  const one = new SeatPolicy(windows, { ...ASKED, orders: [order] });
  const given = one.answer(own({}, [1, 2], 'order.choose'));
  expect(given.option).toBe(2);
  expect([one.policy.orders, given.after.policy.orders]).toEqual([[order], []]);
  const until = new SeatPolicy(windows, { ...ASKED, until: { kind: 'window', window: 'dusk', era: 1 } });
  const over = until.answer(own({ window: 'dusk' }, [PASS, 4]));
  expect([until.policy.until?.kind, over.after.policy.until]).toEqual(['window', null]);
  const legal = new SeatPolicy(windows, { ...ASKED, hold: 'legal' });
  expect(legal.answered(own({ window: 'dawn' }, [PASS, 4]), PASS).passing).toBe(true);
  expect(legal.passing).toBe(false);
});

test('a table that is halted answers for nobody before the next answer by hand, or before somebody lets all pass', () => {
  const stops: Policy = { ...ASKED, hold: 'stops' };
  const table = new TablePolicies().set(windows, 0, stops);
  const question = own({ window: 'noon' }, [PASS, 4]);
  const said = (policies: TablePolicies): number | undefined => policies.answer(question).option;
  expect([table, table.halt(), table.halt().byHand(undefined, 4)].map(said)).toEqual([PASS, undefined, PASS]);
  expect(said(table.halt().set(windows, 0, stops))).toBeUndefined();
  expect(said(table.halt().set(windows, 0, { ...stops, until: { kind: 'era', era: 1 } }))).toBe(PASS);
  expect(said(table.set(windows, 0, null))).toBeUndefined();
  // Whoever says how the open question is answered has answered it by hand; not who wants to do so himself.
  const order = { decision: 'window.act', option: 4, once: false };
  const ordered: Policy = { ...stops, orders: [order] };
  expect(said(table.halt().set(windows, 0, ordered))).toBe(4);
  expect(said(table.halt().set(windows, 0, ordered, { ask: true }))).toBeUndefined();
});

test('what is read from outside is a policy, or is refused by its place', () => {
  const policy: Policy = { hold: 'able', at: ['noon'], until: { kind: 'window', window: 'dusk', era: 3 }, orders: [] };
  expect(readPolicy(JSON.parse(JSON.stringify(policy)), windows)).toEqual(policy);
  const order = { decision: 'a.b', option: 1, once: false, moment: '1.quest' };
  expect(readPolicy({ ...policy, orders: [order] }, windows).orders).toEqual([order]);
  expect(() => readPolicy({ ...policy, orders: [{ ...order, window: 'night' }] }, windows)).toThrow('orders[0].window');
  expect(() => readPolicy({ ...policy, orders: [{ ...order, moment: 1 }] }, windows)).toThrow('orders[0].moment');
  const waiting = (when: unknown) => ({ ...policy, orders: [{ ...order, when }] });
  expect(readPolicy(waiting({ played: 'storm', on: 'tree' }), windows).orders[0].when).toEqual({
    played: 'storm',
    on: 'tree',
  });
  expect(() => readPolicy(waiting({ played: 'house' }), windows)).toThrow(
    'orders[0].when.played: nothing is called so',
  );
  expect(() => readPolicy(waiting({ on: 'storm' }), windows)).toThrow('orders[0].when.on: nothing is called so');
  expect(() => readPolicy(waiting({ at: 'tree' }), windows)).toThrow('orders[0].when.at: nothing is called so');
  const { waits: _, ...simple } = windows;
  expect(() => readPolicy(waiting({}), simple)).toThrow('orders[0].when: orders of this game wait for nothing');
  expect(() => readPolicy({ ...policy, until: { kind: 'soon' } }, windows)).toThrow(PolicyError);
  expect(() => readPolicy({ ...policy, at: ['night'] }, windows)).toThrow('at[0]: one of dawn, noon, dusk is wanted');
});
