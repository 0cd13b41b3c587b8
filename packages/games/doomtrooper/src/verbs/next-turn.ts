/** What becomes of the next turn of a player: skipped, shorter, or one more at once. */
import { markTurn } from '../atoms/combat.ts';
import { EXTRA_TURN, FEWER_ACTIONS, SKIPS_TURN } from '../cards/static.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const CS = {
  skipped: ['vynecháváš', 'vynechá', 'své příští kolo'],
  shorter: ['máš', 'má', 've svém příštím kole o akci méně'],
  again: ['máš', 'má', 'po tomto kole ihned další'],
} as const;
const EN = {
  skipped: ['skip', 'skips', 'the next turn'],
  shorter: ['have', 'has', 'one action fewer in the next turn'],
  again: ['take', 'takes', 'another turn right after this one'],
} as const;

const schema = {
  nextTurn: term.standsFor({ skipped: SKIPS_TURN, shorter: FEWER_ACTIONS, again: EXTRA_TURN }),
  who: term.who,
};

export const nextTurn: Verb<typeof schema> = {
  name: 'nextTurn',
  schema,
  rule: cite('2.1', '4.0.1'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.who)) markTurn(s, seat, x.card, op.nextTurn, 1, nextTurn.rule);
  },
  cs(i) {
    const [you, other, what] = CS[i.nextTurn];
    return cs.youOr(i.who, you, other, what);
  },
  en(i) {
    const [you, other, what] = EN[i.nextTurn];
    return en.youOr(i.who, you, other, what);
  },
};
