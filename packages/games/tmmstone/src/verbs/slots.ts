/** Mana slots are gained, empty, or lost; which one is lost the rules say [TMM R23]. */
import * as table from '../atoms/table.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { SLOTS, sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { slots: term.int(-10, 10), side: term.side };

export const slots: Verb<typeof schema> = {
  name: 'slots',
  schema,
  rule: SLOTS,
  run(s, x, op) {
    const seat = sideSeat(s, x, op.side);
    for (let k = 0; k < op.slots; k++) table.gainSlot(s, seat, SLOTS);
    for (let k = 0; k > op.slots; k--) table.loseSlot(s, seat, SLOTS);
  },
  cs(i) {
    const n = cs.counted(Math.abs(i.slots), i.slots < 0 ? cs.SLOTS : cs.EMPTY_SLOTS);
    if (i.side === 'opp') return `protivník ${i.slots < 0 ? 'ztratí' : 'získá'} ${n}`;
    return `${i.slots < 0 ? 'ztrať' : 'získej'} ${n}`;
  },
  en(i) {
    const n = en.counted(Math.abs(i.slots), i.slots < 0 ? 'mana slot' : 'empty mana slot');
    if (i.side === 'opp') return `the opponent ${i.slots < 0 ? 'loses' : 'gains'} ${n}`;
    return `${i.slots < 0 ? 'lose' : 'gain'} ${n}`;
  },
};
