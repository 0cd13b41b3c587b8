/** All warriors of a player go into cover; for each who is in cover already points are paid or he is discarded. */

import { cover } from '../atoms/pieces.ts';
import { warriorsOf } from '../board.ts';
import { ransom } from '../flow/ransom.ts';
import { callWith } from '../flow/registry.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { mayCover } from './kit/gone.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { coverAll: term.who, price: term.int(1, 20) };

export const coverAll: Verb<typeof schema> = {
  name: 'coverAll',
  schema,
  rule: cite('4.2.10', '7.5.5', 'R49'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.coverAll)) {
      const all = warriorsOf(s, seat);
      const ids = all.filter((p) => (p.marks & MARK.covered) !== 0).map((p) => p.id);
      for (const p of all) if (mayCover(s, p)) cover(s, p, coverAll.rule);
      callWith(s, ransom, { seat, ids, price: op.price });
    }
  },
  would: (s, x, op) => seats(s, x, op.coverAll).some((seat) => warriorsOf(s, seat).length > 0),
  cs: (i, s) =>
    `všichni bojovníci vybraného hráče jdou do úkrytu; za každého, kdo v něm už je, zaplatí ${cs.points(i.price, 'osudu', s)}, jinak je vyřazen`,
  en: (i, s) =>
    `all warriors of the chosen player go into cover; for each already in cover that player pays ${en.points(i.price, 'Destiny', s)}, or it is discarded`,
};
