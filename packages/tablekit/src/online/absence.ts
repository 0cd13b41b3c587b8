/** Who is away from an online table, and for how long. */
import type { Table } from '@kolbiste/wire/protocol';
import { ABSENT_MILLIS } from '@kolbiste/wire/protocol';
import { useNow } from './clock.tsx';
import { useRoom } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seats of other persons who are not connected, and for whom no bot answers. */
export const awaySeats = (table: Table | null, led: readonly number[]): readonly number[] =>
  table === null || led.length === 0
    ? []
    : [...table.seats.keys()].filter((seat) => {
        const { who, present, standIn } = table.seats[seat];
        return !led.includes(seat) && who === 'person' && !present && !standIn;
      });

/** Of those the seats that are away for so long. */
export function useAwayFor(millis: number): readonly number[] {
  const table = useRoom((s) => s.table);
  const led = useRoom((s) => s.led);
  const away = awaySeats(table, led);
  const now = useNow(away.length > 0);
  return away.filter((seat) => now - (table?.seats[seat].awaySince ?? now) >= millis);
}

/** Who else has to agree before something is done about an absence: whoever is there, or has not been away for long. */
export function othersWanted(table: Table, led: readonly number[], now: number): readonly number[] {
  return [...table.seats.keys()].filter((seat) => {
    const { who, present, standIn, awaySince } = table.seats[seat];
    if (who !== 'person' || standIn || led.includes(seat)) return false;
    return present || now - awaySince < ABSENT_MILLIS;
  });
}

/** How long somebody is away, as a sentence has it: by its key in the dictionary, and how many. */
export function awayWords(millis: number): readonly [key: 'moment' | 'minutes' | 'hours' | 'days', count: number] {
  if (millis < MINUTE) return ['moment', 0];
  if (millis < HOUR) return ['minutes', Math.floor(millis / MINUTE)];
  return millis < DAY ? ['hours', Math.floor(millis / HOUR)] : ['days', Math.floor(millis / DAY)];
}
