/** Texts hold for a while. */
import * as table from '../atoms/table.ts';
import { pool } from '../cards/pool.ts';
import { ST } from '../cards/printed.ts';
import { endsAt } from '../flow/lasting.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { alone, cap, listed } from '../text/card/join.ts';
import { LASTING, sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  lasting: term.statics,
  until: term.until,
  uses: term.optional(term.int(1, 1)),
  side: term.optional(term.side, 'own'),
};

export const lasting: Verb<typeof schema> = {
  name: 'lasting',
  schema,
  rule: LASTING,
  run(s, x, { lasting: text, until: end, uses, side: whose }) {
    const about = pool.lastings[text].some((t) => t.what === ST.banNamed) ? [x.rolled] : [];
    const seat = sideSeat(s, x, whose);
    const ends = endsAt(s, seat, end);
    table.lay(s, { card: x.card, seat, slot: -1, marks: 0, text, ends, uses: uses ?? 0, about }, LASTING);
  },
  cs(i, s) {
    const text = i.lasting.map((t) => cs.holds(t, s, { until: i.until, once: i.uses === 1 }));
    return alone(i.side === 'opp' ? `protivník získá text „${cap(listed(text, 'a'))}“` : listed(text, 'a'));
  },
  en(i, s) {
    const text = i.lasting.map((t) => en.holds(t, s, { until: i.until, once: i.uses === 1 }));
    return alone(i.side === 'opp' ? `the opponent gains the text “${cap(listed(text, 'and'))}”` : listed(text, 'and'));
  },
};
