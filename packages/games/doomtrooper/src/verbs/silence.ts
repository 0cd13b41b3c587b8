/** Who plays no more in the combat: nobody special cards, only you, or nobody outside it anything. */
import { addLasting } from '../atoms/combat.ts';
import { combatNow } from '../board.ts';
import { SILENCE } from '../cards/static.ts';
import { NO_SPECIALS, ONLY_FIGHTERS, ONLY_ITS_OWN } from '../legal/price.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const WHO = { specials: NO_SPECIALS, othersSpecials: ONLY_ITS_OWN, outsiders: ONLY_FIGHTERS } as const;
const CS = {
  specials: 'v tomto souboji již nikdo nezahraje speciální kartu',
  othersSpecials: 'v tomto souboji smíš speciální karty hrát jen ty',
  outsiders: 'do tohoto souboje smějí zasahovat jen hráči, kteří jej vedou',
} as const;
const EN = {
  specials: 'nobody plays special cards in this combat any more',
  othersSpecials: 'only you may play special cards in this combat',
  outsiders: 'only the players who fight this combat may interfere in it',
} as const;
const schema = { silence: term.oneOf(['specials', 'othersSpecials', 'outsiders']) };

export const silence: Verb<typeof schema> = {
  name: 'silence',
  schema,
  rule: cite('4.28.8', '7.1.1'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const ends = combatNow(s)?.id ?? 0;
    const all = { ...NOTHING_LASTS, play, card, seat, what: SILENCE, n: WHO[op.silence] };
    addLasting(s, { ...all, until: UNTIL_COMBAT, ends }, silence.rule);
  },
  would: (s) => combatNow(s) !== null,
  cs: (i) => CS[i.silence],
  en: (i) => EN[i.silence],
};
