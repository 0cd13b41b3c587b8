/** If this card lies set aside it is summoned; without a free slot it stays aside. */
import { call } from '@kolbiste/kernel';
import { laidOf, unlay } from '../atoms/table.ts';
import { freeSlots } from '../board.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { enter: term.yes };

export const enter: Verb<typeof schema> = {
  name: 'enter',
  schema,
  rule: cite('R40'),
  run(s, x) {
    const l = laidOf(s, x.self);
    if (l === undefined || freeSlots(s, x.seat) === 0) return;
    unlay(s, l);
    call(s, summoning, summonLocals(x.card, x.seat, 1));
  },
  cs: () => 'vyvolej tuto kartu, pokud leží vedle hrací plochy',
  en: () => 'summon this card if it lies beside the board',
};
