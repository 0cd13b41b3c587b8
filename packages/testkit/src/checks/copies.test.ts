import { describe, expect, it } from 'vitest';
import type { Mutant } from '../coins/broken.ts';
import { changed, failureOf, pushAll, spoilt } from '../coins/broken.ts';

let calls = 0;

const MUTANTS: readonly Mutant[] = [
  [
    'clone',
    'a clone that shares the deck',
    changed({ game: (d) => ({ clone: (s) => ({ ...d.clone(s), deck: s.deck }) }) }),
    /shares \$\.deck/,
  ],
  [
    'clone',
    'a clone that shares every hand',
    changed({ game: (d) => ({ clone: (s) => ({ ...d.clone(s), hands: s.hands.slice() }) }) }),
    /shares \$\.hands\[0\]/,
  ],
  [
    'clone',
    'a clone that forgets a field',
    changed({ game: (d) => ({ clone: (s) => ({ ...d.clone(s), bets: s.bets.map(() => -1) }) }) }),
    /differs: \$\.bets/,
  ],
  [
    'plain',
    'a fraction in the state',
    changed({ game: (d) => ({ blank: (c, seed) => ({ ...d.blank(c, seed), heap: 12.5 }) }) }),
    /\$\.heap: .*32-bit/,
  ],
  [
    'plain',
    'a Map in the state',
    changed({ game: (d) => ({ blank: (c, seed) => ({ ...d.blank(c, seed), seen: new Map() }) }) }),
    /class Map/,
  ],
  [
    'plain',
    'one list at two places',
    changed({
      game: (d) => ({
        blank: (c, seed) => {
          const s = d.blank(c, seed);
          return { ...s, hands: s.hands.map(() => s.hands[0]) };
        },
      }),
    }),
    /the same object as/,
  ],
  [
    'codec',
    'decode forgets a field',
    changed({ game: (d) => ({ decodeBody: (j, c) => ({ ...d.decodeBody(j, c), bets: [0, 0, 0, 0] }) }) }),
    /\$\.body\.bets|differs/,
  ],
  [
    'codec',
    'decode turns the deck round',
    changed({
      game: (d) => ({
        decodeBody: (j, c) => {
          const s = d.decodeBody(j, c);
          s.deck.reverse();
          return s;
        },
      }),
    }),
    /deck/,
  ],
  [
    'codec',
    'encode hands out the deck itself',
    changed({ game: (d) => ({ encodeBody: (s) => ({ ...d.encodeBody(s), deck: s.deck }) }) }),
    /part of the state itself/,
  ],
  [
    'codec',
    'decode keeps the list it was given',
    changed({ game: (d) => ({ decodeBody: (j, c) => ({ ...d.decodeBody(j, c), deck: (j as any).deck }) }) }),
    /part of the JSON itself/,
  ],
  [
    'damaged',
    'decode believes everything',
    changed({
      game: () => ({
        decodeBody: (j, c) => ({ ...c, ...(j as any), purse: Int32Array.from((j as any)?.purse ?? []) }),
      }),
    }),
    /damaged save/,
  ],
  [
    'hash',
    'a hash that counts events',
    spoilt((g) => ({ hashPosition: (s) => g.hashPosition(s) ^ s.n })),
    /hashPosition depends/,
  ],
  ['hash', 'a hash that is always the same', spoilt(() => ({ hashRecord: () => 'x' })), /as it was/],
  [
    'reads',
    'a view that sorts the state',
    changed({
      game: (d) => ({
        view: (s, who) => {
          s.hands[0].reverse();
          s.deck.reverse();
          return d.view(s, who);
        },
      }),
    }),
    /changed the state/,
  ],
  [
    'reads',
    'options that change with every look',
    changed({
      parts: ({ choose }) => ({
        choose: { ...choose, candidates: (_s, _x, _seat, out) => pushAll(out, 1, ...(calls++ % 2 === 0 ? [] : [2])) },
      }),
    }),
    /not the same/,
  ],
  [
    'config',
    'set-up that writes into the configuration',
    changed({
      game: (d) => ({
        blank: (c, seed) => {
          const s = d.blank(c, seed);
          c.copies = 3;
          return s;
        },
      }),
    }),
    /not the same|changed the configuration/,
  ],
  [
    'config',
    'set-up that is never the same',
    changed({ game: (d) => ({ blank: (c, seed) => ({ ...d.blank(c, seed), heap: 12 + (calls++ % 7) }) }) }),
    /not the same/,
  ],
];

describe('broken games', () => {
  it('are there for each check', () => {
    expect([...new Set(MUTANTS.map(([check]) => check))]).toEqual([
      'clone',
      'plain',
      'codec',
      'damaged',
      'hash',
      'reads',
      'config',
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
