import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { changed, failureOf, pushAll } from '../coins/broken.ts';

const MUTANTS: readonly Mutant[] = [
  [
    'flow',
    'a refusal without a paragraph',
    changed({ game: (d) => ({ refusals: d.refusals.map((row) => ({ ...row, rule: 0 })) }) }),
    /cites no paragraph/,
  ],
  [
    'flow',
    'two refusals of one code',
    changed({
      game: (d) => ({ refusals: d.refusals.map((row) => ({ ...row, code: 'same', rule: d.rulebook.cite('9') })) }),
    }),
    /stands twice/,
  ],
  [
    'flow',
    'an event kind without a name',
    changed({ game: (d) => ({ events: d.events.map(() => 'x') }) }),
    /stands twice/,
  ],
  [
    'pending',
    'a seat that does not exist owes an answer',
    changed({ parts: ({ bet }) => ({ bet: { ...bet, seats: (s, x) => (bet.seats(s, x) === 0 ? 0 : 31) } }) }),
    /there is no seat/,
  ],
  [
    'pending',
    'no kind of decision',
    changed({ parts: ({ choose }) => ({ choose: { ...choose, kind: '' } }) }),
    /no kind/,
  ],
  [
    'options',
    'options in no order',
    changed({ parts: ({ bet }) => ({ bet: { ...bet, candidates: (_s, _x, _seat, out) => pushAll(out, 2, 0, 1) } }) }),
    /do not ascend/,
  ],
  [
    'options',
    'an option twice',
    changed({
      parts: ({ bet }) => ({ bet: { ...bet, candidates: (_s, _x, _seat, out) => pushAll(out, 0, 1, 1, 2) } }),
    }),
    /do not ascend/,
  ],
  [
    'options',
    'a question without options',
    changed({ parts: ({ choose }) => ({ choose: { ...choose, candidates: () => {} } }) }),
    /has no option/,
  ],
  [
    'options',
    'a candidate with a code of its own',
    changed({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          candidates: (_s, _x, _seat, out) => {
            out.judged(1, 0);
            out.judged(2, 1);
          },
        },
      }),
    }),
    /but check says/,
  ],
  [
    'options',
    'an option without a paragraph',
    changed({ parts: ({ choose }) => ({ choose: { ...choose, cite: () => 0 } }) }),
    /cites no paragraph/,
  ],
  ['names', 'two options of one name', changed({ game: () => ({ name: () => 'it' }) }), /both named/],
  ['names', 'a name with a line break', changed({ game: () => ({ name: (_v, _d, _s, o) => `a\n${o}` }) }), /one line/],
  [
    'apply',
    'a legal option that breaks the invariant',
    changed({
      parts: ({ choose }) => ({ choose: { ...choose, check: (_s, _x, _seat, o) => (o >= 1 && o <= 3 ? 0 : 3) } }),
    }),
    /below zero/,
  ],
  [
    'settled',
    'a card is lost',
    changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          draw(s, x);
          s.discard.shift();
        },
      }),
    }),
    /not conserved/,
  ],
  ['settled', 'a game without a result', changed({ game: () => ({ result: () => undefined }) }), /no result/],
  [
    'settled',
    'a result too early',
    changed({ game: () => ({ result: () => ({ winners: [], draw: true, rule: ['3'] }) }) }),
    /goes on/,
  ],
  [
    'ends',
    'a heap that never shrinks',
    changed({
      parts: ({ take }) => ({
        take(s, x, f) {
          take(s, x, f);
          s.heap = 12;
        },
      }),
    }),
    /did not end/,
  ],
  [
    'ends',
    'a turn that never asks',
    changed({ parts: ({ choose }) => ({ choose: { ...choose, seats: () => 0 }, next: () => true }) }),
    /did not end; the first more than/,
  ],
  [
    'ends',
    'an answer that throws',
    changed({
      parts: () => ({
        take() {
          throw new Error('no');
        },
      }),
    }),
    /threw no/,
  ],
];

describe('broken games', () => {
  it('are there for each check', () => {
    expect([...new Set(MUTANTS.map(([check]) => check))]).toEqual([
      'flow',
      'pending',
      'options',
      'names',
      'apply',
      'settled',
      'ends',
    ]);
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
