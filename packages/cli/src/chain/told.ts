/** How everybody was told a link: kept beside its record, for whoever no longer has its rules. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame } from '@kolbiste/gamekit/desk';
import { messageOf } from '@kolbiste/gamekit/desk';
import type { ReplayRecord } from '@kolbiste/kernel';
import { digest } from '@kolbiste/kernel';
import type { ChainLook, PackedTold } from '@kolbiste/kernel/chain';
import { isAsTold, toldOf } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import { MEGABYTE } from '../support/files.ts';

/** What was told of one link may be so long. */
const LIMIT = 64 * MEGABYTE;

/** As everybody at the table was told it, packed. @param id of the chain */
export function packedTold(game: AnyGame, record: ReplayRecord, id: string): PackedTold {
  const text = JSON.stringify(toldOf(game, record, id, 'public'));
  return { digest: digest(JSON.parse(text)), packed: gzipSync(text).toString('base64') };
}

/** @throws Error when it cannot be unpacked, or is not what was packed */
export function unpackedTold(told: PackedTold): ToldRecord {
  const text = gunzipSync(Buffer.from(told.packed, 'base64'), { maxOutputLength: LIMIT }).toString();
  const record = JSON.parse(text) as ToldRecord;
  const found = digest(record);
  if (found !== told.digest) throw new Error(`SHA-256 ${found} instead of ${told.digest}`);
  return record;
}

/** Whether what was told of a link is what was packed, and where its rules are here, of the same game. */
export const toldFault: NonNullable<ChainLook['told']> = ({ told, record }, rules) => {
  if (told === null) return undefined;
  try {
    const unpacked = unpackedTold(told);
    if (!isAsTold(unpacked)) return { expected: 'the view that is left at its end', actual: 'another' };
    if (rules === undefined) return undefined;
    const again = toldOf(rules.game, record, unpacked.game, unpacked.viewer);
    const ends = [again, unpacked].map(
      ({ viewHash, told: steps }) => `${steps.length - 1} steps to the view ${viewHash}`,
    );
    return ends[0] === ends[1] ? undefined : { expected: ends[0] ?? '', actual: ends[1] ?? '' };
  } catch (error) {
    return { expected: 'what everybody was told', actual: messageOf(error) };
  }
};
