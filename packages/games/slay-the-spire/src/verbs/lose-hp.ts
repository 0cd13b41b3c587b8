/** HP go, whatever the block. */
import * as harm from '../atoms/harm.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseHp: term.int(1, 99), to: term.helped };

export const loseHp: Verb<typeof schema> = {
  name: 'loseHp',
  schema,
  rule: cite('18.2', 'R32'),
  run(s, x, { loseHp: n, to }) {
    for (const on of targetsOf(s, x, to)) if (!harm.isStopped(s)) harm.loseHp(s, on, n, loseHp.rule);
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'ztratíte', 'ztratí')} ${i.loseHp} žt`
      : `${act(s, 'připravte', 'připraví')} ${whom(i.to, 'helped', s).acc} o ${i.loseHp} žt`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'lose', 'loses')} ${i.loseHp} HP`
      : `${act(s, 'make', 'makes')} ${whom(i.to, 'helped', s).en} lose ${i.loseHp} HP`,
};
