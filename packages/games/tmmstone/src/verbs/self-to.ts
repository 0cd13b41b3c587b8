/**
 * Where this very card goes: now instead of its grave; a laid one when it ends; later, from the grave, if it still
 * lies there and has not been elsewhere since [TMM R55].
 */
import { nearest } from '@kolbiste/kernel';
import { laidOf } from '../atoms/table.ts';
import * as zones from '../atoms/zones.ts';
import { TO } from '../cards/spans.ts';
import { casting, STAYS } from '../flow/cast.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { selfTo: term.standsFor({ deck: TO.deck, deckBottom: TO.deckBottom, hand: TO.hand }) };

const CS = {
  deck: ['zamíchej', 'do svého balíčku'],
  deckBottom: ['dej', 'dospod svého balíčku'],
  hand: ['vrať', 'do ruky'],
};
const EN = {
  deck: ['shuffle', 'into your deck'],
  deckBottom: ['put', 'on the bottom of your deck'],
  hand: ['return', 'to your hand'],
};

export const selfTo: Verb<typeof schema> = {
  name: 'selfTo',
  schema,
  rule: cite('order.6', 'R55'),
  run(s, x, { selfTo: to }) {
    const running = nearest(s, casting);
    if (running !== null && running.locals.self === x.self && running.locals.dest !== STAYS) {
      running.locals.dest = STAYS;
      return zones.send(s, running.locals.owner, x.card, to);
    }
    const lies = laidOf(s, x.self);
    if (lies !== undefined && lies.slot >= 0) lies.to = to;
    const found = zones.inGrave(s, x.self);
    if (found === null || (to === TO.hand && zones.handRoom(s, found.owner) === 0)) return;
    const card = zones.takeFromGrave(s, found.owner, found.at);
    zones.send(s, found.owner, card, to);
  },
  cs: (i, s) => CS[i.selfTo].join(` ${cs.whom('self', 'acc', s)} `),
  en: (i, s) => EN[i.selfTo].join(` ${en.whom('self', s)} `),
};
