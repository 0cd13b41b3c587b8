import { describe, expect, it } from 'vitest';
import { ledHere, whoSits } from './curtain.ts';

const alike = [0, 1, 2].map((viewer) => ({ viewer, view: { who: viewer, table: 'open' } }));
const secret = [0, 1, 2].map((viewer) => ({ viewer, view: { who: viewer, hand: [viewer] } }));

describe('of several who are asked at one screen', () => {
  it('whoever is called answers next; a curtain falls where they know different things', () => {
    expect(whoSits(alike, 0, [0, 1, 2], 2)).toEqual({ seat: 2, curtain: false });
    expect(whoSits(secret, 0, [0, 1, 2], 2)).toEqual({ seat: 2, curtain: true });
    expect(whoSits(secret, 2, [0, 1, 2], 2)).toEqual({ seat: 2, curtain: false });
  });

  it('whoever sits there goes on until somebody is called, and one who owes nothing is not called', () => {
    expect(whoSits(secret, 1, [0, 1, 2])).toEqual({ seat: 1, curtain: false });
    expect(whoSits(secret, 1, [0, 1], 2)).toEqual({ seat: 1, curtain: false });
    expect(whoSits(secret, 1, [0, 2], 1)).toEqual({ seat: 0, curtain: true });
  });

  it('of seats that one person leads the one that was called answers, else the first of them', () => {
    expect(ledHere([1, 3], [0, 1, 3], 3)).toEqual({ seat: 3, curtain: false });
    expect(ledHere([1, 3], [0, 1, 3], 0)).toEqual({ seat: 1, curtain: false });
    expect(ledHere([1, 3], [0, 2], 3)).toEqual({ seat: null, curtain: false });
  });
});
