import { describe, expect, it } from 'vitest';
import { DRAWN, DREW, mini, PASS } from '../test/mini.ts';
import { seedFrom } from './chance.ts';
import { causes, eventsFor, listener, maySee } from './events.ts';
import type { GameEvent } from './run.ts';
import { ANSWER } from './run.ts';

const event = (id: number, cause: number, sees = -1): GameEvent => ({
  id,
  kind: 1,
  cause,
  rule: 1,
  a: id,
  b: 0,
  c: 0,
  d: 0,
  visibleTo: sees,
});
const heard = (who: number | 'public', events: readonly GameEvent[]): GameEvent[] => {
  const ear = eventsFor(who);
  return events.flatMap((e) => ear.push(e) ?? []);
};

describe('who may see an event', () => {
  it('is a mask of seats; everybody includes whoever looks on', () => {
    expect([maySee(event(1, 0), 'public'), maySee(event(1, 0), 0), maySee(event(1, 0), 30)]).toEqual([
      true,
      true,
      true,
    ]);
    const some = event(1, 0, 0b101);
    expect([0, 1, 2, 3].map((seat) => maySee(some, seat))).toEqual([true, false, true, false]);
    expect(maySee(some, 'public')).toBe(false);
  });
});

describe('the events of one seat', () => {
  // 1 ← 2 (hidden) ← 3, 2 ← 4 (hidden) ← 5, 1 ← 6
  const tree = [event(1, 0), event(2, 1, 2), event(3, 2), event(4, 2, 2), event(5, 4), event(6, 1)];

  it('count from one without a gap', () => {
    expect(heard(0, tree).map((e) => e.id)).toEqual([1, 2, 3, 4]);
    expect(heard(1, tree).map((e) => e.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('descend from the nearest one that the seat may see', () => {
    expect(heard(0, tree).map((e) => [e.a, e.cause])).toEqual([
      [1, 0],
      [3, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(heard(1, tree).map((e) => e.cause)).toEqual(tree.map((e) => e.cause));
  });

  it('do not tell how many others there were', () => {
    const hidden = (count: number) => {
      const events = [event(1, 0)];
      for (let i = 0; i < count; i++) events.push(event(2 + i, 1 + i, 2));
      return [...events, event(2 + count, 1 + count), event(3 + count, 0)].map((e, i, all) => ({
        ...e,
        a: i < 1 ? 0 : all.length - i,
      }));
    };
    const strip = (events: GameEvent[]) => events.map(({ a: _a, ...rest }) => rest);
    expect(strip(heard(0, hidden(0)))).toEqual(strip(heard(0, hidden(5))));
    expect(heard(1, hidden(5))).toHaveLength(8);
  });

  it('do not tell who else saw them', () => {
    expect(heard(0, [event(1, 0, 0b11)])[0].visibleTo).toBe(heard(0, [event(1, 0, 0b01)])[0].visibleTo);
  });
});

describe('why did this happen?', () => {
  it('is a walk to the root', () => {
    const all = [event(1, 0), event(2, 1), event(3, 1), event(4, 3)];
    const byId = new Map(all.map((e) => [e.id, e]));
    expect(causes(byId, 4).map((why) => why.event.id)).toEqual([4, 3, 1]);
    expect(causes(byId, 9)).toEqual([]);
  });

  it('leads from what an answer did to the answer', () => {
    const game = mini();
    const sink = listener();
    const s = game.setup({}, seedFrom('why'), { sink });
    const before = sink.events.length;
    expect(sink.events.every((e) => e.cause === 0)).toBe(true);
    game.answer(s, 0, game.options(s, 0)[1], { sink });
    const made = sink.events.slice(before);
    const byId = new Map(sink.events.map((e) => [e.id, e]));
    expect(made[0].kind).toBe(ANSWER);
    for (const e of made) expect(causes(byId, e.id).at(-1)?.event).toBe(made[0]);
  });

  it('the same for a seat that sees less', () => {
    const game = mini();
    const sink = listener();
    const s = game.setup({}, seedFrom('why'), { sink });
    for (let i = 0; i < 4; i++) game.answer(s, i % 2, game.options(s, i % 2).at(-1) ?? PASS, { sink });
    const other = heard(1, sink.events);
    const drawn = (events: readonly GameEvent[], kind: number) => events.filter((e) => e.kind === kind).length;
    expect(drawn(other, DREW)).toBe(drawn(sink.events, DREW));
    expect(drawn(other, DRAWN)).toBeLessThan(drawn(sink.events, DRAWN));
    expect(other.every((e) => e.cause < e.id)).toBe(true);
  });
});
