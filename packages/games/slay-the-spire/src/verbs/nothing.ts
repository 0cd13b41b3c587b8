/** Nothing happens: what stands among the texts of a choice for whoever wants none of them. */
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { nothing: term.yes };

export const nothing: Verb<typeof schema> = {
  name: 'nothing',
  schema,
  rule: cite('12.13'),
  run() {},
  cs: () => 'neudělejte nic',
  en: () => 'do nothing',
};
