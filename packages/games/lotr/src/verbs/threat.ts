/** Dials go up or down. */
import { changeThreat } from '../atoms/table.ts';
import { allHave } from '../effects/full.ts';
import { players } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { threat: term.change, for: term.player };

const LOWERED = cite('G.3', 'L100');

export const threat: Verb<typeof schema> = {
  name: 'threat',
  schema,
  rule: cite('X.1', 'L100'),
  run(s, x, { threat: n, for: who }) {
    for (const seat of players(s, x, who)) changeThreat(s, seat, n, n < 0 ? LOWERED : threat.rule);
  },
  would: { player: (s, _x, { threat: n }, seat) => n > 0 || (n < 0 && s.threat[seat] > 0) },
  full: (s, x, op) => allHave(s, x, op.for, -op.threat, (seat) => s.threat[seat]),
  beside: true,
  cs: (i) =>
    i.threat < 0
      ? cs.does(i.for, `sniž svou hrozbu o ${-i.threat}`, `sníží svou hrozbu o ${-i.threat}`)
      : cs.does(i.for, `zvyš svou hrozbu o ${i.threat}`, `zvýší svou hrozbu o ${i.threat}`),
  en: (i) =>
    i.threat < 0
      ? en.does(i.for, `lower your threat by ${-i.threat}`, `lowers their threat by ${-i.threat}`)
      : en.does(i.for, `raise your threat by ${i.threat}`, `raises their threat by ${i.threat}`),
};
