/** Cards have no effect for a while. */
import { addLasting } from '../atoms/combat.ts';
import { combatNow } from '../board.ts';
import { DISABLES } from '../cards/static.ts';
import { replaceWeapons } from '../flow/weapons.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { disable: term.whom, until: term.until };

export const disable: Verb<typeof schema> = {
  name: 'disable',
  schema,
  rule: cite('8.10.2', '4.28.7'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const ends = op.until === UNTIL_COMBAT ? (combatNow(s)?.id ?? 0) : seat;
    for (const p of pieces(s, x, op.disable))
      addLasting(
        s,
        { ...NOTHING_LASTS, play, card, seat, piece: p.id, what: DISABLES, until: op.until, ends },
        disable.rule,
      );
    if (combatNow(s) !== null) replaceWeapons(s);
  },
  would: (s, x, op) => pieces(s, x, op.disable).length > 0,
  cs: (i, s) =>
    `${cs.whom(i.disable, 'nom', s)} ${cs.isMany(i.disable) ? 'nemají' : 'nemá'} žádný účinek ${cs.until(i.until)}`,
  en: (i, s) => `${en.whom(i.disable, s)} ${en.isMany(i.disable) ? 'have' : 'has'} no effect ${en.until(i.until)}`,
};
