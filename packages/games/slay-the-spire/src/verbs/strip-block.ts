/** All block of another creature goes. */
import { dropBlock, rowOf } from '../atoms/creatures.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { BLOCK } from '../state.ts';
import { whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { stripBlock: term.yes, to: term.aimed };

export const stripBlock: Verb<typeof schema> = {
  name: 'stripBlock',
  schema,
  rule: cite('24.5', '12.15'),
  run(s, x, { to }) {
    for (const on of targetsOf(s, x, to)) dropBlock(s, on, rowOf(s, on)[BLOCK], stripBlock.rule);
  },
  cs: (i, s) => `odhoďte ${whom(i.to, 'aimed', s).dat} všechnu obranu`,
  en: (i, s) => `take all block off ${whom(i.to, 'aimed', s).en}`,
};
