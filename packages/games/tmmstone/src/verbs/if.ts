/** A text under a condition, and one in its place. */
import type { Step } from '../cards/code.ts';
import type { ConditionTerm } from '../cards/terms.ts';
import { holdsTrue } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import type { Jump } from './kit/blocks.ts';
import { either } from './kit/blocks.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

// oxlint-disable-next-line unicorn/no-thenable -- nothing here is awaited
const schema = { if: term.condition, then: term.anyText, else: term.optional(term.anyText) };

const unless: Step<Jump & { cond: ConditionTerm }> = {
  name: 'unless',
  run(s, x, op) {
    if (!holdsTrue(s, x, op.cond)) x.at = op.jump;
  },
};

export const whether: Block<typeof schema> = {
  name: 'if',
  schema,
  rule: cite('R1'),
  cut(i, to) {
    either(to, to.push(unless, { cond: term.condition.read(i.if, to.shop), jump: 0 }), i.then, i.else ?? []);
  },
  cs: (i, s) => cs.whether(i.if, i.then, i.else ?? [], s),
  en: (i, s) => en.whether(i.if, i.then, i.else ?? [], s),
};
