/** Every opponent pays for cards of his own; what he lacks comes from nowhere. */
import { changeDestiny } from '../atoms/points.ts';
import type { Filter } from '../cards/parts.ts';
import { WHO_WORDS } from '../cards/parts.ts';
import { cite } from '../rulebook.ts';
import { countOf } from '../sieve.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const OTHERS = WHO_WORDS.indexOf('others');
/** Each player's own are counted: whose they are is said beside them. */
const anybodys = ({ whose: _, ...rest }: Filter): Filter => rest;

const schema = { tax: term.int(1, 10), of: term.filter };

export const tax: Verb<typeof schema> = {
  name: 'tax',
  schema,
  rule: cite('R6', '4.18.1'),
  run(s, x, op) {
    for (const seat of seats(s, x, OTHERS)) {
      const n = op.tax * countOf(s, op.of, null, seat);
      changeDestiny(s, seat, -n, tax.rule);
      changeDestiny(s, x.seat, n, tax.rule);
    }
  },
  would: (s, x, op) => seats(s, x, OTHERS).some((seat) => countOf(s, op.of, null, seat) > 0),
  cs: (i, s) =>
    `každý protivník ti zaplatí ${cs.points(i.tax, 'osudu', s)} za ${cs.np(anybodys(i.of), false, 'acc', s, 'každý')}, kterého má ve hře; co mu chybí, získáváš také`,
  en: (i, s) =>
    `each opponent pays you ${en.points(i.tax, 'Destiny', s)} for ${en.np(anybodys(i.of), false, s, 'each')} it has in play; you gain what is missing too`,
};
