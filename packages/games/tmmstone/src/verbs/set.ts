/** Attack, health or both become so much. */
import * as units from '../atoms/units.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  set: term.recordOf({ attack: term.optional(term.amount), health: term.optional(term.amount) }),
  to: term.who,
};

export const set: Verb<typeof schema> = {
  name: 'set',
  schema,
  rule: cite('R36'),
  run(s, x, { set: figures, to }) {
    const all = unitsAmong(s, x, to);
    const attack = all.map((u, i) => (figures.attack === null ? u.attack : amountOf(s, x, figures.attack, u.id, i)));
    const health = all.map((u, i) => (figures.health === null ? u.health : amountOf(s, x, figures.health, u.id, i)));
    all.forEach((u, i) => units.setStats(s, u, attack[i], health[i], set.rule));
  },
  cs(i, s) {
    const text = cs.figuresSet(i.to, i.set, s);
    cs.remember(i.to, s);
    return text;
  },
  en(i, s) {
    const text = en.figuresSet(i.to, i.set, s);
    en.remember(i.to, s);
    return text;
  },
};
