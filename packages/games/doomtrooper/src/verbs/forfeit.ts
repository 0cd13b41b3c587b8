/** The kill that was just heard of brings no points. */
import { addLasting } from '../atoms/combat.ts';
import { FORFEITS } from '../cards/static.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { forfeit: term.yes };

export const forfeit: Verb<typeof schema> = {
  name: 'forfeit',
  schema,
  rule: cite('4.31.1', '7.1.1'),
  run(s, x) {
    const { play, card, seat, subject: piece } = x;
    const row = { ...NOTHING_LASTS, play, card, seat, piece, what: FORFEITS, until: UNTIL_GAME };
    addLasting(s, row, forfeit.rule);
  },
  cs: () => 'za zabití nezískáváš žádné body',
  en: () => 'you earn no points for the kill',
};
