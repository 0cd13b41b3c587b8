/** Energy, up to six. */
import { addEnergy } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { isSelf, whom } from './kit/whom.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { energy: term.amount, to: term.helped };
const ENERGY = ['energii', 'energie', 'energií'] as const;

export const energy: Verb<typeof schema> = {
  name: 'energy',
  schema,
  rule: cite('7.6', '24.2'),
  run(s, x, { energy: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) addEnergy(s, on, amount, energy.rule);
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `získejte ${csCount(i.energy, ENERGY)}`
      : `dejte ${whom(i.to, 'helped', s).dat} ${csCount(i.energy, ENERGY)}`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `gain ${enCount(i.energy, 'energy')}`
      : `give ${whom(i.to, 'helped', s).en} ${enCount(i.energy, 'energy')}`,
};
