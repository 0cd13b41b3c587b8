/** The spell that is being played goes elsewhere after it has resolved. */
import { nearest } from '@kolbiste/kernel';
import { TO } from '../cards/spans.ts';
import { playing } from '../flow/play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { spellTo: term.standsFor({ deckBottom: TO.deckBottom, otherHand: TO.otherHand }) };

export const spellTo: Verb<typeof schema> = {
  name: 'spellTo',
  schema,
  rule: cite('order.6', 'R55'),
  run(s, _x, op) {
    const running = nearest(s, playing);
    if (running !== null) running.locals.dest = op.spellTo;
  },
  cs(i, s) {
    const it = cs.whom('subject', 'acc', s);
    if (i.spellTo === 'deckBottom') return `dej ${it} místo do hrobu dospod majitelova balíčku`;
    return `dej ${it} místo do hrobu do ruky druhému hráči`;
  },
  en(i, s) {
    const it = en.whom('subject', s);
    return i.spellTo === 'deckBottom'
      ? `put ${it} on the bottom of its owner's deck instead of into the grave`
      : `put ${it} into the other player's hand instead of into the grave`;
  },
};
