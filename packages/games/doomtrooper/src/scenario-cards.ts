/**
 * Cards that exist in one scenario alone (`cards` of the file): what the rules speak of and no card of the pool shows yet. Rows
 * as in the files of cards, with a name that begins with `example-` instead of a number and a set; or cards as users write them.
 */
import type { Checked } from '@kolbiste/kernel/files';
import { both, describeValue, makeFault } from '@kolbiste/kernel/files';
import { faultsOf } from './cards/check.ts';
import { checkOwnCards } from './cards/own.ts';
import type { OwnCard } from './cards/own-cards.ts';
import type { CardRow } from './cards/types.ts';

/** Numbers behind those of all official cards. */
const FIRST = 8901;
const NAME = both('jméno, které začíná example-', 'a name that begins with example-');

type Example = Readonly<Record<string, unknown>> & { readonly name: string };
const isExample = (row: unknown): row is Example =>
  typeof row === 'object' && row !== null && typeof (row as Example).name === 'string';

function readExamples(rows: readonly Example[]): Checked<OwnCard[]> {
  const odd = rows.findIndex(({ name }) => !name.startsWith('example-'));
  if (odd >= 0) return { ok: false, faults: [makeFault(`$[${odd}].name`, describeValue(rows[odd].name), NAME, null)] };
  const cards = rows.map(({ name, ...row }, at) => {
    const made: unknown = { id: FIRST + at, text: [], ...row };
    return { ...(made as CardRow), name: { cs: name, en: name } };
  });
  const faults = faultsOf(cards.map(({ name: _name, ...row }): CardRow => ({ ...row, set: 'promo' })));
  return faults.length === 0 ? { ok: true, value: cards } : { ok: false, faults };
}

/** The cards of a scenario, numbered. */
export const checkScenarioCards = (json: unknown): Checked<OwnCard[]> =>
  Array.isArray(json) && json.some(isExample) ? readExamples(json as Example[]) : checkOwnCards(json);
