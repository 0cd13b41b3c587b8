/** After the end of an online game: its record is fetched, kept among the finished games, and checked against what this page saw. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { agreementOf, readReplay } from '@kolbiste/kernel';
import type { Doubt, Sight } from '@kolbiste/wire';
import { recordDoubts } from '@kolbiste/wire';
import type { Table } from '@kolbiste/wire/protocol';
import { keepEnded } from '../engine/keep.ts';
import type { Player } from '../engine/protocol.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { recordOf } from './http.ts';
import type { Key } from './keys.ts';
import { keyOf, noteKey } from './keys.ts';
import { isDone, useRoom } from './store.ts';

let fetching = '';

/** What this browser has seen of a game's chance beforehand that its record tells otherwise; undefined = it saw nothing. */
export function doubtsOf(record: ReplayRecord, sight: Sight): readonly Doubt[] | undefined {
  const agreement = agreementOf(record.chance);
  const saw = Object.keys(sight.rounds).length > 0 || sight.doubts.length > 0;
  return agreement === undefined || !saw ? undefined : recordDoubts(sight, agreement);
}

/** What this browser knows of its own about the chance of a game of the first protocol, compared with the record. */
export interface Witness {
  /** The seal of the server in the record is the one shown before this player opened. */
  readonly seal: boolean;
  /** The value this player gave is in the record, unchanged. */
  readonly value: boolean;
}

/** @returns undefined when this browser did not play */
export function witness(record: ReplayRecord, seat: number | null, key: Key | undefined): Witness | undefined {
  if (seat === null || key === undefined || key.seal === '') return undefined;
  const { chance } = record;
  const shares = chance.source === 'keyed' && chance.version === 1 ? (chance.shares ?? []) : [];
  const given = shares.find(({ by }) => by === seat)?.value;
  return {
    seal: shares.find(({ by }) => by === 'table')?.commitment === key.seal,
    value: given !== undefined && Object.values(key.values).includes(given),
  };
}

async function fetchRecord(table: Table, seat: number | null): Promise<void> {
  const text = await recordOf(table.id);
  const { chance } = readReplay(text);
  if (useRoom.getState().game !== table.id) return;
  useRoom.setState({ record: text });
  useTable.setState({ replay: text, secret: chance.seed });
  if (seat === null || keyOf(table.id)?.kept !== false) return;
  noteKey(table.id, { kept: true });
  const players = table.seats.map(
    ({ who, level }, k): Player =>
      useRoom.getState().led.includes(k)
        ? { kind: 'human' }
        : who === 'bot' && level !== undefined
          ? { kind: 'bot', level }
          : { kind: 'other' },
  );
  await keepEnded({ players, names: useSettings.getState().names, record: text });
}

/** Once the game is over: fetches its record. */
export function closeUp(table: Table, seat: number | null): void {
  if (!isDone(table) || table.frozen || fetching === table.id || useRoom.getState().record !== '') return;
  fetching = table.id;
  fetchRecord(table, seat)
    .catch(() => undefined)
    .finally(() => {
      fetching = '';
    });
}
