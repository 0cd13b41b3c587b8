/** English verbs of playing as such, of mana, and texts that hold for a while. */
import type { Said } from '../join.ts';
import { alone, cap, listed } from '../join.ts';
import type { PlaySpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { amount, counted, short } from './amounts.ts';
import { holds } from './statics.ts';
import { chosen, whom } from './whom.ts';

const SLOTS_OF = { own: 'your', opp: "the opponent's", both: "both players'" } as const;

export const PLAY: PlaySpeakers<Speech, Said> = {
  counter: (_i, s) => `counter ${whom('subject', s)}`,
  copySpellOn: (i, s) => `choose ${chosen(i.copySpellOn, s)} and cast a copy of that spell on it`,
  removeField: () => 'remove the active field',
  removeExperiments: () => 'remove all enemy experiments',
  flipInto: (i, s) => `flip this card to ${s.name(i.flipInto)}`,
  lasting: (i, s) => {
    const text = i.lasting.map((t) => holds(t, s, { until: i.until, once: i.uses === 1 }));
    return alone(i.side === 'opp' ? `the opponent gains the text “${cap(listed(text, 'and'))}”` : listed(text, 'and'));
  },
  insertTurns: () => alone('the opponent takes the next two turns, and you take the two after them'),
  mana: (i, s) => {
    const number = short(i.mana, s);
    return number !== null ? `gain ${number} mana` : `gain mana equal to ${amount(i.mana, s)}`;
  },
  slots: (i) => {
    // A slot gained has no mana in it yet; which one is lost the rules say [TMM R23].
    const n = counted(Math.abs(i.slots), i.slots < 0 ? 'mana slot' : 'empty mana slot');
    if (i.side === 'opp') return `the opponent ${i.slots < 0 ? 'loses' : 'gains'} ${n}`;
    return `${i.slots < 0 ? 'lose' : 'gain'} ${n}`;
  },
  slotsTo: (i) => `set ${SLOTS_OF[i.side]} mana slots to ${i.slotsTo}`,
  spendAllMana: (_i, s) => {
    s.rolled = 'spent';
    return 'spend all your mana';
  },
};
