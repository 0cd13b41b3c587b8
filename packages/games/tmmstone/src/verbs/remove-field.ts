/** The active field goes. */
import * as table from '../atoms/table.ts';
import { REMOVED } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeField: term.yes };

export const removeField: Verb<typeof schema> = {
  name: 'removeField',
  schema,
  rule: REMOVED,
  run: (s) => table.dropField(s, REMOVED),
  cs: () => 'zruš aktivní pole',
  en: () => 'remove the active field',
};
