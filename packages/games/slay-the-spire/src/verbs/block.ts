/** Block; cards of a hero may give more of it by powers in play. */
import { addBlock } from '../atoms/creatures.ts';
import { blockFigure } from '../effects/block.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { GAINED_BLOCK, note } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import { csBy, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** In an enemy's action it is the enemy's. */
const OF_ENEMY = cite('24.5', '14.2');
const schema = { block: term.amount, to: term.helped };

export const block: Verb<typeof schema> = {
  name: 'block',
  schema,
  rule: cite('24.5', '6.7'),
  run(s, x, { block: n, to }) {
    const printed = amountOf(s, x, n);
    const amount = blockFigure(s, x, printed, n.per > 0 && n.base === 0 ? printed / n.per : 1);
    for (const on of targetsOf(s, x, to)) {
      const gained = addBlock(s, on, amount, x.actor < 0 ? OF_ENEMY : block.rule);
      if (gained > 0 && on >= 0) note(s, GAINED_BLOCK, on);
    }
  },
  cs: (i, s) => {
    const { dat } = whom(i.to, 'helped', s);
    return `${act(s, 'zvyšte', 'zvýší')} ${dat} obranu ${csBy('o', i.block)}`;
  },
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'gain', 'gains')} ${enCount(i.block, 'block')}`
      : `${act(s, 'give', 'gives')} ${whom(i.to, 'helped', s).en} ${enCount(i.block, 'block')}`,
};
