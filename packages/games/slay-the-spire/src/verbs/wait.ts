/** Nothing happens. */
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { wait: term.yes };

export const wait: Verb<typeof schema> = {
  name: 'wait',
  schema,
  rule: cite('13.9'),
  run() {},
  cs: () => 'nedělá nic',
  en: () => 'does nothing',
};
