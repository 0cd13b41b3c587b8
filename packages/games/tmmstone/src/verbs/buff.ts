/** Attack and health are raised or lowered. */
import * as units from '../atoms/units.ts';
import { standing } from '../board.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { isLimbo } from './kit/damage.ts';
import { objects } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { buff: term.pairOf(term.amount), to: term.who };
const IN_LIMBO = cite('word.6', 'word.7', 'word.8', 'R36', 'R45');

export const buff: Verb<typeof schema> = {
  name: 'buff',
  schema,
  rule: cite('word.6', 'word.7', 'word.8', 'R36'),
  run(s, x, { buff: more, to }) {
    const ids = objects(s, x, to);
    const attack = ids.map((id, i) => amountOf(s, x, more[0], id, i));
    const health = ids.map((id, i) => amountOf(s, x, more[1], id, i));
    ids.forEach((id, i) => {
      const u = standing(s, id);
      if (u !== null) units.buff(s, u, attack[i], health[i], isLimbo(u) ? IN_LIMBO : buff.rule);
    });
  },
  cs(i, s) {
    const text = cs.buffed(i.buff[0], i.buff[1], i.to, s);
    cs.remember(i.to, s);
    return text;
  },
  en(i, s) {
    const text = en.buffed(i.buff[0], i.buff[1], i.to, s);
    en.remember(i.to, s);
    return text;
  },
};
