/** One orb is evoked: its effect once or several times, then it goes; or lies there again. */
import { amountOf } from '../effects/count.ts';
import { evokeOrb } from '../flow/orbs.ts';
import { cite } from '../rulebook.ts';
import { csTimes, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { evoke: term.amount, back: term.flag };

export const evoke: Verb<typeof schema> = {
  name: 'evoke',
  schema,
  rule: cite('16.9', '16.10', 'R38'),
  run(s, x, { evoke: times, back }) {
    evokeOrb(s, x.actor, amountOf(s, x, times), back ? 1 : 0);
  },
  cs: (i) =>
    `vrhněte jeden svůj orb${i.evoke === 1 ? '' : `, jeho účinek proveďte ${csTimes(i.evoke)}`}${i.back ? ' a znovu ho zhmotněte' : ''}`,
  en: (i) =>
    `evoke one of your orbs${i.evoke === 1 ? '' : `, carrying its effect out ${enTimes(i.evoke)}`}${i.back ? ' and channel it again' : ''}`,
};
