/** Weak and vulnerable tokens go. */
import { dropToken } from '../atoms/creatures.ts';
import { targetsOf } from '../effects/targets.ts';
import { T_VULNERABLE, T_WEAK } from '../events.ts';
import { cite } from '../rulebook.ts';
import { MOST_VULNERABLE, MOST_WEAK } from '../vocabulary.ts';
import { act, isSelf, whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cleanse: term.yes, to: term.helped };

export const cleanse: Verb<typeof schema> = {
  name: 'cleanse',
  schema,
  rule: cite('18.7', '24.9', '24.15'),
  run(s, x, { to }) {
    for (const on of targetsOf(s, x, to)) {
      dropToken(s, on, T_WEAK, MOST_WEAK, cleanse.rule);
      dropToken(s, on, T_VULNERABLE, MOST_VULNERABLE, cleanse.rule);
    }
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `${act(s, 'odhoďte', 'odhodí')} všechny své žetony slabosti a zranitelnosti`
      : `odhoďte ${whom(i.to, 'helped', s).dat} všechny žetony slabosti a zranitelnosti`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? act(s, 'lose all your weak and vulnerable', 'loses all its weak and vulnerable')
      : `take all weak and vulnerable off ${whom(i.to, 'helped', s).en}`,
};
