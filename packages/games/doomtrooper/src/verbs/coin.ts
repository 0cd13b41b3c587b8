/** A coin is tossed: the first text for heads, the second for tails. */
import { chance, emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { coin: term.twoTexts };

export const coin: Verb<typeof schema> = {
  name: 'coin',
  schema,
  rule: cite('4.18.1'),
  run(s, x, op) {
    const tails = chance(s, 'coin', 2);
    emit(s, E.tossed, coin.rule, x.seat, tails);
    runAll(s, x, op.coin[tails]);
  },
  cs: (i, s) =>
    `hoď mincí: orel – ${cs.clauses(i.coin[0], s)}${i.coin[1].length === 0 ? '' : `; panna – ${cs.clauses(i.coin[1], s)}`}`,
  en: (i, s) =>
    `toss a coin: heads, ${en.clauses(i.coin[0], s)}${i.coin[1].length === 0 ? '' : `; tails, ${en.clauses(i.coin[1], s)}`}`,
};
