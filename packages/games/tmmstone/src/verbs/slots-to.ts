/** A number of mana slots is set. */
import * as table from '../atoms/table.ts';
import { BOTH } from '../cards/whom.ts';
import { SLOTS, sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { slotsTo: term.int(0, 10), side: term.anySide };

const CS = { own: 'si', opp: 'protivníkovi', both: 'oběma hráčům' } as const;
const EN = { own: 'your', opp: "the opponent's", both: "both players'" } as const;

export const slotsTo: Verb<typeof schema> = {
  name: 'slotsTo',
  schema,
  rule: SLOTS,
  run(s, x, op) {
    const seats = op.side === BOTH ? [s.active, 1 - s.active] : [sideSeat(s, x, op.side)];
    for (const seat of seats) table.setSlots(s, seat, op.slotsTo, SLOTS);
  },
  cs: (i) => `nastav ${CS[i.side]} počet manaslotů na ${i.slotsTo}`,
  en: (i) => `set ${EN[i.side]} mana slots to ${i.slotsTo}`,
};
