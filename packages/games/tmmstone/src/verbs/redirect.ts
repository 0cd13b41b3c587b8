/** The running attack goes to another; nobody there: it goes on as it was. */
import { emit, nearest } from '@kolbiste/kernel';
import { cardOf } from '../board.ts';
import { firstOf } from '../effects/select.ts';
import { E } from '../events.ts';
import { attack } from '../flow/attack.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { redirect: term.who };

export const redirect: Verb<typeof schema> = {
  name: 'redirect',
  schema,
  rule: cite('R34', 'R44'),
  run(s, x, op) {
    const running = nearest(s, attack);
    const target = firstOf(s, x, op.redirect);
    if (running === null || target < 0) return;
    running.locals.target = target;
    const { attacker } = running.locals;
    emit(s, E.redirected, redirect.rule, attacker, cardOf(s, attacker), target, cardOf(s, target));
  },
  cs: (i, s) => `přesměruj útok na ${cs.preposed(cs.whom(i.redirect, 'acc', s))}`,
  en: (i, s) => `redirect the attack to ${en.whom(i.redirect, s)}`,
};
