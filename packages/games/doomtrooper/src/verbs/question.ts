/** Questions about a hand, one for each part that was paid; its player answers truthfully, or pays instead [DT 4.19.4]. */

import { questioning } from '../flow/question.ts';
import { callWith } from '../flow/registry.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { question: term.who, price: term.int(1, 20) };

export const question: Verb<typeof schema> = {
  name: 'question',
  schema,
  rule: cite('4.19.5', '7.1.1', 'R157'),
  run(s, x, op) {
    const [whose] = seats(s, x, op.question);
    callWith(s, questioning, { seat: x.seat, whose, price: op.price, left: x.steps + 1 });
  },
  would(s, x, op) {
    const [whose] = seats(s, x, op.question);
    return s.hands[whose].length > 0;
  },
  cs: (i, s) =>
    `zeptej se vybraného protivníka, zda má v ruce kartu určitého typu, příslušnosti nebo jména; odpoví po pravdě, nebo odpověď odmítne a zaplatí ${cs.points(i.price, 'osudu', s)}`,
  en: (i, s) =>
    `ask the chosen opponent whether a card of some type, affiliation or name is in the hand; the answer is true, or is refused for ${en.points(i.price, 'Destiny', s)}`,
};
