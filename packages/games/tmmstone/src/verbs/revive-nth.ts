/** The k-th unit of the own grave from the oldest, counted round and round. */
import { amountOf } from '../effects/terms.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { REVIVE, reviveFrom, unitsInGrave } from './kit/reviving.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { reviveNth: term.amount };

export const reviveNth: Verb<typeof schema> = {
  name: 'reviveNth',
  schema,
  rule: REVIVE,
  run(s, x, op) {
    const places = unitsInGrave(s, x.seat, 0);
    if (places.length === 0) return;
    const k = amountOf(s, x, op.reviveNth);
    reviveFrom(s, x.seat, places[(k - 1) % places.length], x.seat, -1);
  },
  cs: (i, s) =>
    `odpočítej ve svém hrobě od nejstarší (stále dokola) ${cs.howMuch(i.reviveNth, cs.UNITS, s)}, a poslední z nich oživ`,
  en: (i, s) =>
    `count the units in your grave from the oldest up to ${en.amount(i.reviveNth, s)} (starting over if they run out) ` +
    'and revive the one you reach',
};
