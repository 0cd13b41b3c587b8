/** The top card of the encounter deck is looked at; it may be put under it. */
import { call, emit } from '@kolbiste/kernel';
import { SAW_TOP, saw } from '../atoms/cards.ts';
import { yes } from '../effects/could.ts';
import { E } from '../events.ts';
import { peeking } from '../flow/encounter-cards.ts';
import { cite } from '../rulebook.ts';
import { cardIn, SEEN } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { peek: term.oneOf(['encounter']), mayBottom: term.flag };

export const peek: Verb<typeof schema> = {
  name: 'peek',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op) {
    const entry = s.encounter.at(-1);
    if (entry === undefined) return;
    s.encounter[s.encounter.length - 1] = entry | (SEEN << x.seat);
    saw(s, x.seat, cardIn(entry), SAW_TOP, peek.rule);
    if (op.mayBottom) call(s, peeking, { seat: x.seat, card: x.card });
    else emit(s, E.lookedAtTop, peek.rule, x.seat, 1);
  },
  would: { now: (s) => yes(s.encounter.length > 0) },
  beside: true,
  cs(i, s) {
    const text = `${cs.mood(s, 'nahlédni', 'nahlédnout')} na vrchní kartu balíčku setkání`;
    return i.mayBottom === true ? `${text}; smíš ji dát dospod` : text;
  },
  en: (i) =>
    `look at the top card of the encounter deck${i.mayBottom === true ? '; you may put it on the bottom' : ''}`,
};
