/**
 * Long lists of like things, written by columns: what is alike lies together and packs better. The page reads them as they
 * were: the same things with the same fields.
 */
import type { Plugin } from 'vite';

type Row = Readonly<Record<string, unknown>>;

/** Shorter lists gain nothing. */
const LEAST_ROWS = 40;
/** Cards and names of the games; nothing else is long enough. */
const CARDS = /[\\/]games[\\/][\w-]+[\\/]src[\\/]cards[\\/][\w.-]+\.json$/;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts rows together again; it stands in the module, so it speaks of nothing outside itself. */
const ROWS =
  '(names,columns)=>columns[0].map((_,at)=>Object.fromEntries(names.flatMap((name,k)=>columns[k][at]===void 0?[]:[[name,columns[k][at]]])))';

/** Columns of rows; a field that a row has not got is left open. */
function columnsOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown): string => (value === undefined ? 'void 0' : JSON.stringify(value));
  const columns = names.map((name) => `[${rows.map((row) => cell(row[name])).join()}]`);
  return `rows(${JSON.stringify(names)},[${columns.join()}])`;
}

function written(value: unknown): string {
  if (Array.isArray(value))
    return value.length >= LEAST_ROWS && value.every(isRow) ? columnsOf(value) : JSON.stringify(value);
  if (!isRow(value)) return JSON.stringify(value);
  const fields = Object.entries(value);
  if (fields.length >= LEAST_ROWS && fields.every(([, field]) => isRow(field)))
    return `((keys,all)=>Object.fromEntries(keys.map((key,at)=>[key,all[at]])))(${JSON.stringify(Object.keys(value))},${columnsOf(Object.values(value) as Row[])})`;
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`).join()}}`;
}

/** The text of a JSON file as a module. */
export const moduleOf = (json: string): string => `const rows=${ROWS};export default ${written(JSON.parse(json))};`;

/** Cards and names are written by columns in a build. */
export function columns(): Plugin {
  return {
    name: 'kolbiste-columns',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (CARDS.test(id) ? { code: moduleOf(code), map: null, moduleType: 'js' } : undefined),
  };
}
