/** The boot moves to any room above next. */
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { portal: term.yes };

export const portal: Verb<typeof schema> = {
  name: 'portal',
  schema,
  rule: cite('9.6', 'R84'),
  run(s) {
    s.portal = 1;
  },
  cs: () => 'posuňte botu do kterékoli vyšší místnosti bez ohledu na cesty',
  en: () => 'move the boot to any higher room, whatever the paths',
};
