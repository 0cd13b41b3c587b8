/** The sheet of boxes as text: read with the place and reason of what is wrong, written as it is read. */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkInt,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  parseJson,
} from '@kolbiste/kernel/files';
import { FEATS } from './atoms/feats.ts';
import type { RowId, Sheet } from './boxes.ts';
import { BLANK, lengthOf, MOST_GAMES, ROWS } from './boxes.ts';
import { MOST_ASCENSION } from './config.ts';

const FORMAT = 'kolbiste-boxes/1';
const FIELDS = ['format', 'boxes', 'spare', 'level', 'feats', 'games'] as const;
const [MOST_SPARE, MOST_NAME] = [1000, 100];

/** A list in which nothing stands twice. */
function each<T>(
  list: FaultList,
  value: unknown,
  path: string,
  most: number,
  one: (j: unknown, path: string) => T,
): T[] {
  const found: T[] = [];
  for (const [n, j] of checkList(list, value, path, 0, most, null).entries()) {
    const read = one(j, `${path}[${n}]`);
    if (!found.includes(read)) found.push(read);
    else
      addFault(list, `${path}[${n}]`, describeValue(j), both('něco, co tu ještě není', 'what is not there yet'), null);
  }
  return found;
}

function boxesIn(list: FaultList, value: unknown): Record<RowId, number> {
  const boxes = { ...BLANK.boxes };
  const rows = checkObject(list, value, '$.boxes', ROWS);
  if (rows !== undefined)
    for (const row of ROWS) boxes[row] = checkInt(list, rows[row], `$.boxes.${row}`, 0, lengthOf(row), '20.3');
  return boxes;
}

/** A sheet out of its text; what is damaged is refused with its place. */
export function readSheet(text: string): Checked<Sheet> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const list: FaultList = { book: 'STS', faults: [] };
  const row = checkObject(list, parsed.value, '$', FIELDS);
  if (row === undefined) return checked(list, BLANK);
  checkWord(list, row['format'], '$.format', [FORMAT], null);
  return checked(list, {
    boxes: boxesIn(list, row['boxes']),
    spare: checkInt(list, row['spare'], '$.spare', 0, MOST_SPARE, '20.2'),
    level: checkInt(list, row['level'], '$.level', 0, MOST_ASCENSION, '20.6'),
    feats: each(list, row['feats'], '$.feats', FEATS.length, (j, path) => checkWord(list, j, path, FEATS, null)),
    games: each(list, row['games'], '$.games', MOST_GAMES, (j, path) => checkText(list, j, path, MOST_NAME, null)),
  });
}

/** The text of a sheet. */
export const writeSheet = (sheet: Sheet): string => JSON.stringify({ format: FORMAT, ...sheet });
