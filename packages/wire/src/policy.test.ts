import { expect, test } from 'vitest';
import type { OwnQuestion, Policy, Windows } from './policy.ts';
import { ASKED, PolicyError, readPolicy, SeatPolicy } from './policy.ts';

const PASS = 0;

interface Place {
  readonly window?: string;
  readonly era?: number;
  readonly stands?: string;
}

const windows: Windows = {
  names: ['dawn', 'noon', 'dusk'],
  opens: 'opened',
  of(view) {
    const { window, era = 1, stands } = view as Place;
    if (window === undefined) return undefined;
    return { window, option: PASS, era, ...(stands === undefined ? {} : { stands }) };
  },
};
const own = (view: Place, options: readonly number[], id = 'window.act'): OwnQuestion => ({
  view,
  decision: { id, seat: 0 },
  options,
});
const seat = (policy: Partial<Policy>): SeatPolicy => new SeatPolicy(windows, { ...ASKED, ...policy });

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
  expect(one.policy.until).toBeNull();
  const other = seat({ until: { kind: 'era', era: 1 } });
  expect(other.answer(own({ window: 'dusk' }, [PASS, 4]))).toBe(PASS);
  expect(other.answer(own({ window: 'dawn', era: 2 }, [PASS, 4]))).toBeUndefined();
});

test('a stop ends what was to last longer', () => {
  const one = seat({ at: ['noon'], until: { kind: 'era', era: 1 } });
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
  expect(one.policy.until).toBeNull();
});

test('this window: what is asked in between is another matter, and the next one is not passed', () => {
  const one = seat({ until: { kind: 'here' } });
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  expect(one.answer(own({ window: 'dusk' }, [PASS, 4]))).toBeUndefined();
  expect(one.answer(own({ window: 'noon' }, [PASS, 5]))).toBe(PASS);
  expect(one.opened()).toBe(true);
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

test('what was passed over by hand is not asked about again in that era, unless it is forgotten', () => {
  const one = seat({ hold: 'legal' });
  one.answered(own({ window: 'dawn' }, [PASS, 4]), PASS);
  expect(one.passing).toBe(true);
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBe(PASS);
  one.set(one.policy, true);
  expect(one.answer(own({ window: 'noon' }, [PASS, 4]))).toBeUndefined();
});

test('what is read from outside is a policy, or is refused by its place', () => {
  const policy: Policy = { hold: 'able', at: ['noon'], until: { kind: 'window', window: 'dusk', era: 3 }, orders: [] };
  expect(readPolicy(JSON.parse(JSON.stringify(policy)), windows)).toEqual(policy);
  expect(() => readPolicy({ ...policy, until: { kind: 'soon' } }, windows)).toThrow(PolicyError);
  expect(() => readPolicy({ ...policy, at: ['night'] }, windows)).toThrow('at[0]: one of dawn, noon, dusk is wanted');
});
