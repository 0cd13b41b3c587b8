import type { SeatState } from '@kolbiste/wire/protocol';
import { describe, expect, it } from 'vitest';
import { nextOf } from './chance.ts';

const seat = (part: Partial<SeatState>): SeatState => ({
  who: 'person',
  name: '',
  standIn: false,
  present: true,
  awaySince: 0,
  commitment: '',
  value: '',
  ...part,
});
const table = (a: Partial<SeatState>, b: Partial<SeatState>, status = 'chance' as const) => ({
  status,
  seats: [seat(a), seat(b)],
});

describe('agreeing on chance', () => {
  it('commits first, and opens only once every person is bound', () => {
    expect(nextOf(table({}, {}), 0, false)).toBe('commit');
    expect(nextOf(table({ commitment: 'x' }, {}), 0, true)).toBe('nothing');
    expect(nextOf(table({ commitment: 'x' }, { commitment: 'y' }), 0, true)).toBe('open');
    expect(nextOf(table({ commitment: 'x' }, { who: 'bot' }), 0, true)).toBe('open');
    expect(nextOf(table({ commitment: 'x', value: 'v' }, { commitment: 'y' }), 0, true)).toBe('nothing');
  });

  it('begins anew when the value lies on another device', () => {
    expect(nextOf(table({ commitment: 'x' }, { commitment: 'y' }), 0, false)).toBe('restart');
  });

  it('does nothing at any other time', () => {
    expect(nextOf({ ...table({}, {}), status: 'playing' }, 0, true)).toBe('nothing');
    expect(nextOf(table({}, {}), 5, true)).toBe('nothing');
  });
});
