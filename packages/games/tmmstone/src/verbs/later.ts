/** A text is carried out at the end of this turn. */
import * as table from '../atoms/table.ts';
import { DELAYED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import { alone } from '../text/card/join.ts';
import { LASTING } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { later: term.laterText, at: term.oneOf(['endOfTurn']) };

export const later: Verb<typeof schema> = {
  name: 'later',
  schema,
  rule: LASTING,
  run(s, x, op) {
    const about = [x.self, ...x.targets];
    const laid = {
      card: x.card,
      seat: x.seat,
      slot: -1,
      marks: 0,
      text: DELAYED + op.later,
      ends: s.turn,
      uses: 0,
      about,
    };
    table.lay(s, laid, LASTING);
  },
  cs: (i, s) => alone(`na konci tohoto kola ${cs.fronted(s.block(i.later))}`),
  en: (i, s) => alone(`at the end of this turn, ${s.block(i.later)}`),
};
