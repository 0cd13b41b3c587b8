/** Again as long as the condition holds, 13 times at most [TMM R128]. */
import type { Step } from '../cards/code.ts';
import type { ConditionTerm } from '../cards/terms.ts';
import { holdsTrue } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { alone } from '../text/card/join.ts';
import { CHAIN } from '../vocabulary.ts';
import type { Jump } from './kit/blocks.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { repeat: term.text, while: term.condition };

const count: Step = {
  name: 'count',
  run(_s, x) {
    x.rounds = 0;
  },
};
const again: Step<Jump & { cond: ConditionTerm }> = {
  name: 'again',
  run(s, x, op) {
    x.rounds++;
    if (x.rounds < CHAIN && holdsTrue(s, x, op.cond)) x.at = op.jump;
  },
};

export const repeat: Block<typeof schema> = {
  name: 'repeat',
  schema,
  rule: cite('R128'),
  cut(i, to) {
    to.push(count, {});
    const start = to.code.length;
    to.text(i.repeat);
    to.push(again, { cond: term.condition.read(i.while, to.shop), jump: start });
  },
  cs: (i, s) => alone(cs.repeated(i.repeat, i.while, s)),
  en: (i, s) => alone(en.repeated(i.repeat, i.while, s)),
};
