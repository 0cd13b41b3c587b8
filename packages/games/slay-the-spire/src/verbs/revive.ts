/** Dead enemies of a tag come back. */
import * as returns from '../atoms/returns.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { revive: term.oneOf(['gremlin']) };

export const revive: Verb<typeof schema> = {
  name: 'revive',
  schema,
  rule: cite('10.2', 'R63'),
  run(s, _x, { revive: tag }) {
    returns.revive(s, tag, revive.rule);
  },
  cs: () => 'oživí všechny mrtvé gremliny',
  en: () => 'brings all dead gremlins back',
};
