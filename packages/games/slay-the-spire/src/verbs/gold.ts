/** Gold for the hero, or for all. */
import { gainGold } from '../atoms/deck.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { isSelf, whom } from './kit/whom.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { gold: term.int(1, 20), to: term.helped };

export const gold: Verb<typeof schema> = {
  name: 'gold',
  schema,
  rule: cite('8.16'),
  run(s, x, { gold: n, to }) {
    for (const seat of targetsOf(s, x, to)) gainGold(s, seat, n, gold.rule);
  },
  cs(i, s) {
    const coins = csCount(i.gold, ['zlaťák', 'zlaťáky', 'zlaťáků']);
    return isSelf(i.to, 'helped', s) ? `získejte ${coins}` : `dejte ${whom(i.to, 'helped', s).dat} ${coins}`;
  },
  en: (i, s) =>
    isSelf(i.to, 'helped', s) ? `gain ${i.gold} gold` : `give ${whom(i.to, 'helped', s).en} ${i.gold} gold`,
};
