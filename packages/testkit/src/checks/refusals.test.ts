import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { changed, failureOf, pushAll, spoilt } from '../coins/broken.ts';

const MUTANTS: readonly Mutant[] = [
  [
    'refusals',
    'a refusal without a paragraph',
    changed({ game: (d) => ({ refusals: d.refusals.map((row) => ({ ...row, rule: 0 })) }) }),
    /cites no paragraph/,
  ],
  [
    'refusals',
    'a refusal without a remedy',
    changed({ game: (d) => ({ refusals: d.refusals.map((row) => ({ ...row, remedy: '' })) }) }),
    /no remedy/,
  ],
  [
    'refusals',
    'refused and legal at once',
    spoilt((g) => ({
      refusals: (s, seat) => g.options(s, seat).map((option) => ({ option, code: 'x', rule: ['9'], remedy: 'r' })),
    })),
    /both legal and refused/,
  ],
  [
    'refusals',
    'an option that is there only when refusals are told',
    changed({
      parts: ({ bet }) => ({
        bet: { ...bet, candidates: (_s, _x, _seat, out) => pushAll(out, 0, 1, ...(out.telling ? [2] : [])) },
      }),
    }),
    /other options when refusals are told/,
  ],
  [
    'illegal',
    'an answer nobody offers is taken',
    changed({
      parts: ({ bet }) => ({
        bet: { ...bet, check: (_s, _x, _seat, o) => (o === 1 << 30 || o === -1 ? 0 : o >= 0 && o <= 2 ? 0 : 3) },
      }),
    }),
    /nobody offered/,
  ],
  [
    'illegal',
    'a refusal that changes the state',
    changed({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          check(s, x, seat, o) {
            const code = choose.check(s, x, seat, o);
            if (code === 3) s.discard.reverse();
            return code;
          },
        },
      }),
    }),
    /changed the state/,
  ],
  [
    'illegal',
    'a check that throws on odd numbers',
    changed({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          check(s, x, seat, o) {
            if (o < 0) throw new Error('below zero');
            return choose.check(s, x, seat, o);
          },
        },
      }),
    }),
    /threw below zero/,
  ],
  [
    'illegal',
    'a seat between two seats',
    spoilt((g) => ({
      answer: (s, seat, o, io) => g.answer(s, Number.isFinite(seat) ? Math.trunc(seat) : seat, o, io),
    })),
    /seat 0.5 was taken|seat 1.5 was taken/,
  ],
  [
    'strangers',
    'seat 32 taken for seat 0',
    spoilt((g) => ({ options: (s, seat) => g.options(s, seat & 31) })),
    /does not exist and has options/,
  ],
];

describe('broken games', () => {
  it('are there for each check', () => {
    expect([...new Set(MUTANTS.map(([check]) => check))]).toEqual(['refusals', 'illegal', 'strangers']);
  });

  it.each(MUTANTS)('%s notices %s', (check, _what, make, message) => {
    const error = failureOf(make(), check === 'flow' ? [check] : [check, 'ends']);
    expect(error.check).toBe(check);
    expect(error.message).toMatch(message);
  });

  it.each(MUTANTS)('%s: with all checks on, %s does not pass either', (_check, _what, make) => {
    expect(failureOf(make()).check).not.toBe('');
  });
});
