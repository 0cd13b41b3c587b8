/** A card of a discard pile comes into play or goes to its owner's hand. */
import { call } from '@kolbiste/kernel';
import { must } from '../effects/could.ts';
import { comingBack } from '../effects/piles.ts';
import { fromDiscardLocals, pileCards } from '../flow/choose-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  fromDiscard: term.cardFilter,
  to: term.oneOf(['play', 'hand']),
  whose: term.oneOf(['you', 'any']),
  under: term.optional(term.oneOf(['you', 'owner']), 'you'),
  topmost: term.flag,
};

export const fromDiscard: Verb<typeof schema> = {
  name: 'fromDiscard',
  schema,
  rule: cite('HP.8', 'L74'),
  run: (s, x, op) => call(s, pileCards, fromDiscardLocals(s, x, op)),
  would: { now: (s, x, op) => must(comingBack(s, x, op).length > 0) },
  cs(i, s) {
    const what = cs.kind(i.fromDiscard, i.topmost === true ? 'nejvrchnější' : 'jeden');
    const pile = i.whose === 'you' ? 'ze své odhazovací hromádky' : 'z odhazovací hromádky kteréhokoli hráče';
    if (i.to === 'hand') return `${cs.mood(s, 'vrať', 'vrátit')} ${what} ${pile} ${cs.toHand(i.whose)}`;
    const under = i.under === 'owner' ? 'pod kontrolu majitele' : 'pod svou kontrolu';
    return `${cs.mood(s, 'dej', 'dát')} ${what} ${pile} do hry ${under}`;
  },
  en(i, s) {
    const what = i.topmost === true ? `the topmost ${en.kind(i.fromDiscard)}` : en.a(en.kind(i.fromDiscard));
    const pile = i.whose === 'you' ? 'your discard pile' : "any player's discard pile";
    if (i.to === 'hand') return `return ${what} from ${pile} to ${i.whose === 'you' ? 'your' : "its owner's"} hand`;
    const under = i.under === 'owner' ? "its owner's" : s.actor === 'you' ? 'your' : 'their';
    return `put ${what} from ${pile} into play under ${under} control`;
  },
};
