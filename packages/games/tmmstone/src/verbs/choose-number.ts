/** The controller chooses a number. */
import { emit } from '@kolbiste/kernel';
import { amountOf } from '../effects/terms.ts';
import { E } from '../events.ts';
import { pickNumber } from '../flow/pick-number.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { chooseNumber: term.pairOf(term.amount) };

export const chooseNumber: Verb<typeof schema> = {
  name: 'chooseNumber',
  schema,
  rule: cite('word.1', 'R51'),
  run(s, x, { chooseNumber: [from, to] }) {
    const low = amountOf(s, x, from);
    const high = Math.max(low, amountOf(s, x, to));
    ask(s, x, pickNumber, { seat: x.seat, card: x.card, low, high, chosen: -1 });
  },
  take(s, x, _op, n) {
    x.rolled = n;
    emit(s, E.chosenNumber, chooseNumber.rule, x.seat, n);
  },
  cs({ chooseNumber: [from, to] }, s) {
    const text = `zvol X od ${cs.reckon(from, s).of} do ${cs.reckon(to, s).of}`;
    s.rolled = 'chosen';
    return text;
  },
  en({ chooseNumber: [from, to] }, s) {
    const text = `choose X from ${en.amount(from, s)} to ${en.amount(to, s)}`;
    s.rolled = 'chosen';
    return text;
  },
};
