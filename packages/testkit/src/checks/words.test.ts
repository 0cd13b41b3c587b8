import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { changed, failureOf } from '../coins/broken.ts';
import { TOOK } from '../coins/flow.ts';

const MUTANTS: readonly Mutant[] = [
  [
    'view',
    'a view that holds a part of the state',
    changed({ game: (d) => ({ view: (s, who) => ({ ...d.view(s, who), discard: s.discard }) }) }),
    /part of the state itself/,
  ],
  [
    'view',
    'a view that is no JSON',
    changed({ game: (d) => ({ view: (s, who) => ({ ...d.view(s, who), heap: undefined as any }) }) }),
    /plain data/,
  ],
  [
    'open',
    'a game with hidden hands that calls itself open',
    changed({ game: () => ({ open: () => true }) }),
    /\$\.hands/,
  ],
  [
    'describe',
    'an option without words in Czech',
    changed({
      game: (d) => ({
        describe: (v, x, lang) => ('option' in x && lang === 'cs' ? { text: '', rule: [] } : d.describe(v, x, lang)),
      }),
    }),
    /has no text/,
  ],
  [
    'describe',
    'an event nobody can tell',
    changed({
      game: (d) => ({
        describe: (v, x, lang) => {
          if ('event' in x && x.event.kind === TOOK) throw new Error('took?');
          return d.describe(v, x, lang);
        },
      }),
    }),
    /cannot be described/,
  ],
  [
    'describe',
    'a text that cites nothing that exists',
    changed({ game: (d) => ({ describe: (v, x, lang) => ({ ...d.describe(v, x, lang), rule: ['77'] }) }) }),
    /cites 77/,
  ],
  [
    'describe',
    'a hole in a text',
    changed({
      game: (d) => ({ describe: (v, x, lang) => ({ ...d.describe(v, x, lang), text: 'took undefined' }) }),
    }),
    /reads "took undefined"/,
  ],
];

describe('broken games', () => {
  it('are there for each check', () => {
    expect([...new Set(MUTANTS.map(([check]) => check))]).toEqual(['view', 'open', 'describe']);
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
