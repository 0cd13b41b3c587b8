/** Where something goes at the end of the phase. */
import { goesAtEnd } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { Thing } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { HERO } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  atEnd: term.oneOf(['phase']),
  do: term.oneOf(['shuffleIntoDeck', 'returnToHand']),
  of: term.target,
};

/** A hero goes to no hand and no deck [LOTR HP.9]. */
const mayGo = (t: Thing): boolean => printed(t.card).type !== HERO;

export const atEnd: Verb<typeof schema> = {
  name: 'atEnd',
  schema,
  rule: cite('G.9', 'G.10'),
  run(s, x, op, on) {
    const it = thingOf(s, x.it);
    const things = on.length > 0 || it === null ? on : [it];
    for (const t of things) if (mayGo(t)) goesAtEnd(s, t, op.do);
  },
  would: { thing: (_s, _x, _op, t) => mayGo(t) },
  cs(i, s) {
    const goes = i.do === 'shuffleIntoDeck' ? 'zamíchá do balíčku majitele' : 'vrátí majiteli do ruky';
    return `na konci fáze se ${cs.spaced(cs.subject(i.of, s))}${goes}`;
  },
  en(i, s) {
    const goes = i.do === 'shuffleIntoDeck' ? "is shuffled into its owner's deck" : "returns to its owner's hand";
    return `at the end of the phase ${en.whom(i.of, s)} ${goes}`;
  },
};
