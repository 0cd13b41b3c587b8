/** The player on turn draws nothing in the draw step that comes [DT 3.2]. */
import { addLasting } from '../atoms/combat.ts';
import { NO_DRAW } from '../cards/static.ts';
import { isBeforeDraw } from '../flow/at-once.ts';
import { UNTIL_TURN } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const draws = (s: State): boolean => isBeforeDraw(s) && !s.lasting.some(({ what }) => what === NO_DRAW);

const schema = { noDraw: term.yes };

export const noDraw: Verb<typeof schema> = {
  name: 'noDraw',
  schema,
  rule: cite('3.2', '7.1.1'),
  run(s, x) {
    const { play, card, seat } = x;
    const all = { ...NOTHING_LASTS, play, card, seat, what: NO_DRAW, until: UNTIL_TURN, ends: s.active };
    addLasting(s, all, noDraw.rule);
  },
  would: (s) => draws(s),
  cs: () => 'hráč na tahu si nedobere žádnou kartu',
  en: () => 'the player on turn draws no card',
};
