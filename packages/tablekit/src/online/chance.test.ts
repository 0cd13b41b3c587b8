import type { SeatState, Table } from '@kolbiste/wire/protocol';
import { describe, expect, it } from 'vitest';
import type { Mine } from './chance.ts';
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
const chance: Table['chance'] = { version: 2, round: 1, commitment: 't', seals: [], common: {}, restarts: [] };
const table = (a: Partial<SeatState>, status: Table['status'] = 'chance', version: 1 | 2 = 2) => ({
  status,
  seats: [seat(a), seat({})],
  chance: { ...chance, version },
});
const own = (part: Partial<Mine> = {}): Mine => ({ value: false, opens: false, doubts: false, ...part });

describe('agreeing on chance', () => {
  it('commits first, and opens only once all that was shown allows it', () => {
    expect(nextOf(table({}), 0, own())).toBe('commit');
    expect(nextOf(table({ commitment: 'x' }), 0, own({ value: true }))).toBe('nothing');
    expect(nextOf(table({ commitment: 'x' }), 0, own({ value: true, opens: true }))).toBe('open');
    expect(nextOf(table({ commitment: 'x', value: 'v' }), 0, own({ value: true, opens: true }))).toBe('nothing');
  });

  it('begins anew when the value lies on another device, and where the table is of the first protocol', () => {
    expect(nextOf(table({ commitment: 'x' }), 0, own())).toBe('restart');
    expect(nextOf(table({ commitment: 'x', value: 'v' }, 'chance', 1), 0, own({ value: true }))).toBe('restart');
  });

  it('does nothing any more where something did not hold', () => {
    expect(nextOf(table({}), 0, own({ doubts: true }))).toBe('nothing');
    expect(nextOf(table({ commitment: 'x' }), 0, own({ value: true, opens: true, doubts: true }))).toBe('nothing');
    expect(nextOf(table({ commitment: 'x' }), 0, own({ doubts: true }))).toBe('nothing');
  });

  it('does nothing at any other time', () => {
    expect(nextOf(table({}, 'playing'), 0, own())).toBe('nothing');
    expect(nextOf(table({}), 5, own())).toBe('nothing');
  });
});
