/** Reads records of games: what a game that begins has no need of. */
import { readChanceSpec } from './chance-spec-read.ts';
import { CodecError, readInt, readList, readRecord, readText } from './codec.ts';
import { canonical } from './hash.ts';
import type { ReplayRecord } from './replay.ts';
import { REPLAY_FORMAT, WITHOUT_PRINTED } from './replay.ts';

/** @throws CodecError with the JSON path for what is no plain data */
export function readPlain(j: unknown, path: string): void {
  try {
    canonical(j, path);
  } catch (error) {
    throw new CodecError(path, `no plain data: ${(error as Error).message}`);
  }
}

/** Reads the shape of a record's data. @throws CodecError with the JSON path */
export function readReplayRecord(j: unknown, path: string): ReplayRecord {
  const format = (j as { format?: unknown } | null)?.format;
  const texts = ['game', 'rulesVersion', 'cards', 'start', 'digest'];
  if (format !== WITHOUT_PRINTED) texts.push('printed');
  const hints = Object.hasOwn(j ?? {}, 'hints') ? ['hints'] : [];
  const row = readRecord(j, path, ['format', ...texts, 'config', 'chance', 'steps', ...hints]);
  if (format !== REPLAY_FORMAT && format !== WITHOUT_PRINTED)
    throw new CodecError(`${path}.format`, `expected ${REPLAY_FORMAT}, found ${JSON.stringify(format)}`);
  for (const field of texts) readText(row[field], `${path}.${field}`);
  readChanceSpec(row.chance, `${path}.chance`);
  readPlain(row.config, `${path}.config`);
  readList(row.steps, `${path}.steps`).forEach((step, i) => {
    const [seat, option, check] = readList(step, `${path}.steps[${i}]`, 3, 3);
    readInt(seat, `${path}.steps[${i}][0]`, 0, 30);
    readInt(option, `${path}.steps[${i}][1]`);
    readText(check, `${path}.steps[${i}][2]`, 16);
  });
  for (const field of hints)
    readList(row[field], `${path}.hints`, 1).forEach((mark, i) => {
      const [step, seat] = readList(mark, `${path}.hints[${i}]`, 2, 2);
      readInt(step, `${path}.hints[${i}][0]`, 0);
      readInt(seat, `${path}.hints[${i}][1]`, 0, 30);
    });
  return j as ReplayRecord;
}

/** Reads a record's shape. @throws CodecError with the JSON path */
export function readReplay(text: string): ReplayRecord {
  let j: unknown;
  try {
    j = JSON.parse(text);
  } catch (error) {
    throw new CodecError('replay', `no JSON: ${(error as Error).message}`);
  }
  return readReplayRecord(j, 'replay');
}
