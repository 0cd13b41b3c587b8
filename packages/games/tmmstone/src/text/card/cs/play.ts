/** Czech verbs of playing as such, of mana, and texts that hold for a while. */
import type { Side } from '../../../cards/parts.ts';
import type { Static } from '../../../cards/steps.ts';
import type { Said } from '../join.ts';
import { alone, cap, listed } from '../join.ts';
import type { PlaySpeakers } from '../say.ts';
import type { Speech } from '../speech.ts';
import { counted, EMPTY_SLOTS, howMuch, MANA, SLOTS } from './amounts.ts';
import { holds } from './statics.ts';
import { chosen, whom } from './whom.ts';

const SLOTS_OF: Readonly<Record<Side, string>> = { own: 'si', opp: 'protivníkovi', both: 'oběma hráčům' };

export const PLAY: PlaySpeakers<Speech, Said> = {
  counter: (_i, s) => `zruš ${whom('subject', 'acc', s)}`,
  copySpellOn: (i, s) => `vyber ${chosen(i.copySpellOn, 'acc', s)} a sešli na ni kopii toho kouzla`,
  removeField: () => 'zruš aktivní pole',
  removeExperiments: () => 'zruš všechny protivníkovy experimenty',
  flipInto: (i, s) => `otoč tuto kartu na ${s.name(i.flipInto)}`,
  lasting: (i, s) => {
    const text = i.lasting.map((t: Static) => holds(t, s, { until: i.until, once: i.uses === 1 }));
    return alone(i.side === 'opp' ? `protivník získá text „${cap(listed(text, 'a'))}“` : listed(text, 'a'));
  },
  insertTurns: () => alone('příští dvě kola má protivník, další dvě kola po nich ty'),
  mana: (i, s) => `získej ${howMuch(i.mana, MANA, s)}`,
  slots: (i) => {
    // A slot gained has no mana in it yet; which one is lost the rules say [TMM R23].
    const n = counted(Math.abs(i.slots), i.slots < 0 ? SLOTS : EMPTY_SLOTS);
    if (i.side === 'opp') return `protivník ${i.slots < 0 ? 'ztratí' : 'získá'} ${n}`;
    return `${i.slots < 0 ? 'ztrať' : 'získej'} ${n}`;
  },
  slotsTo: (i) => `nastav ${SLOTS_OF[i.side]} počet manaslotů na ${i.slotsTo}`,
  spendAllMana: (_i, s) => {
    s.rolled = 'spent';
    return 'utrať všechnu manu';
  },
};
