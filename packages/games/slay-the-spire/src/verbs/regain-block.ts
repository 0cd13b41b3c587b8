/** Block that was left over at the start of the turn comes back. */
import { addBlock } from '../atoms/creatures.ts';
import { cite } from '../rulebook.ts';
import { BLOCK_LEFT } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { regainBlock: term.yes };

export const regainBlock: Verb<typeof schema> = {
  name: 'regainBlock',
  schema,
  rule: cite('24.5', '19.14'),
  run(s, x) {
    const hero = s.heroes[x.actor];
    addBlock(s, x.actor, hero[BLOCK_LEFT], regainBlock.rule);
    hero[BLOCK_LEFT] = 0;
  },
  cs: () => 'ponechte si ji',
  en: () => 'keep it',
};
