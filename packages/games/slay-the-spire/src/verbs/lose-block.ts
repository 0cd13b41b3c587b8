/** Block goes. */
import { dropBlock } from '../atoms/creatures.ts';
import { cite } from '../rulebook.ts';
import { MOST_BLOCK } from '../vocabulary.ts';
import { act } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseBlock: term.int(1, 99) };

export const loseBlock: Verb<typeof schema> = {
  name: 'loseBlock',
  schema,
  rule: cite('24.5'),
  run(s, x, { loseBlock: n }) {
    dropBlock(s, x.actor, n, loseBlock.rule);
  },
  cs: (i, s) =>
    i.loseBlock >= MOST_BLOCK
      ? `${act(s, 'přijdete', 'přijde')} o celou obranu`
      : `${act(s, 'snižte', 'sníží')} si obranu o ${i.loseBlock}`,
  en: (i, s) =>
    `${act(s, 'lose', 'loses')} ${i.loseBlock >= MOST_BLOCK ? `all ${act(s, 'your', 'its')}` : i.loseBlock} block`,
};
