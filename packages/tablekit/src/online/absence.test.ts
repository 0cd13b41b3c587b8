import type { SeatState, Table } from '@kolbiste/wire/protocol';
import { expect, it } from 'vitest';
import { awaySeats, awayWords, othersWanted } from './absence.ts';

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
const table = (...seats: readonly Partial<SeatState>[]): Table => ({ seats: seats.map(seat) }) as unknown as Table;
const gone = (awaySince: number) => ({ present: false, awaySince });

it('away are other persons without a connection, unless a bot answers for them; whoever watches asks after nobody', () => {
  const now = table({}, gone(1), { ...gone(1), standIn: true }, { who: 'open', present: false }, { who: 'bot' });
  expect(awaySeats(now, [0])).toEqual([1]);
  expect(awaySeats(now, [1])).toEqual([]);
  expect(awaySeats(now, [])).toEqual([]);
});

it('whoever is there has to agree, and whoever has gone less than a minute ago', () => {
  const now = table({}, {}, gone(40_001), gone(40_000), { standIn: true }, { who: 'bot' }, { who: 'open' });
  expect(othersWanted(now, [0], 100_000)).toEqual([1, 2]);
});

it('how long is said by the largest unit that is whole', () => {
  const second = 1000;
  expect(awayWords(59 * second)).toEqual(['moment', 0]);
  expect(awayWords(60 * second)).toEqual(['minutes', 1]);
  expect(awayWords(3599 * second)).toEqual(['minutes', 59]);
  expect(awayWords(3600 * second)).toEqual(['hours', 1]);
  expect(awayWords(86_399 * second)).toEqual(['hours', 23]);
  expect(awayWords(86_400 * second)).toEqual(['days', 1]);
});
