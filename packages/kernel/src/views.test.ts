import { describe, expect, it } from 'vitest';
import { newFlow } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { call, done } from './stack.ts';
import type { Core } from './state.ts';
import { core } from './state.ts';
import { framesOf, seenFrames } from './views.ts';

const rule = rulebook('views', ['1']).cite('1');
interface Secret {
  seat: number;
  cards: number[];
}
const flow = newFlow<Core>('views');
const open = flow.procedure('open', { rule, locals: { n: 0, list: [0] }, see: 'open' }, [
  flow.step('a', rule, () => {}),
]);
const closed = flow.procedure<Secret>(
  'closed',
  {
    rule,
    locals: { seat: 0, cards: [0] },
    see: (_s, x, who) => ({ seat: x.seat, count: x.cards.length, cards: who === x.seat ? x.cards.slice() : [] }),
  },
  [flow.step('a', rule, () => {}), flow.step('b', rule, () => {})],
);

function stack(): Core {
  const s = core('');
  call(s, open, { n: 4, list: [1, 2] });
  done(s.frames[0], 9);
  call(s, closed, { seat: 1, cards: [7, 8] });
  s.frames[1].pc = 1;
  s.frames[1].cause = 33;
  return s;
}

describe('frames in a view', () => {
  it('are what each procedure shows, by names, without causes and values', () => {
    expect(seenFrames(flow, stack(), 1)).toEqual([
      { procedure: 'open', step: '$done', locals: { n: 4, list: [1, 2] } },
      { procedure: 'closed', step: 'b', locals: { seat: 1, count: 2, cards: [7, 8] } },
    ]);
    for (const who of [0, 'public'] as const) {
      expect(seenFrames(flow, stack(), who)[1].locals).toEqual({ seat: 1, count: 2, cards: [] });
    }
  });

  it('share nothing with the state', () => {
    const s = stack();
    (seenFrames(flow, s, 1)[0].locals.list as number[]).push(9);
    expect(s).toEqual(stack());
  });

  it('are frames again when somebody deals what was kept back', () => {
    const seen = seenFrames(flow, stack(), 0);
    const dealt = framesOf(flow, seen, (p, locals) => {
      expect(p).toBe(closed);
      return { seat: locals.seat, cards: [3, 4].slice(0, locals.count as number) };
    });
    expect(dealt.map((f) => [f.p, f.pc, f.cause, f.result])).toEqual(stack().frames.map((f) => [f.p, f.pc, 0, 0]));
    expect(dealt.map((f) => f.locals)).toEqual([
      { n: 4, list: [1, 2] },
      { seat: 1, cards: [3, 4] },
    ]);
    expect(seenFrames(flow, { ...core(''), frames: dealt }, 0)).toEqual(seen);
  });

  it('are refused when nobody deals, or nobody knows them', () => {
    expect(() => framesOf(flow, seenFrames(flow, stack(), 0))).toThrow(
      'views: who deals what procedure closed keeps back?',
    );
    expect(() => framesOf(flow, [{ procedure: 'x', step: 'a', locals: {} }])).toThrow('views: no procedure x');
    expect(() => framesOf(flow, [{ procedure: 'open', step: 'z', locals: {} }])).toThrow(
      'views: procedure open has no step z',
    );
  });
});
