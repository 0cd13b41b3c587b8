/** In the draw step that comes its player draws further cards, one for each part that was paid, and keeps one of them [DT 3.2]. */
import { addLasting } from '../atoms/combat.ts';
import { DRAWS_MORE, NO_DRAW } from '../cards/static.ts';
import { isBeforeDraw } from '../flow/at-once.ts';
import { UNTIL_TURN } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { drawMore: term.yes };

export const drawMore: Verb<typeof schema> = {
  name: 'drawMore',
  schema,
  rule: cite('3.2', '7.1.1'),
  run(s, x) {
    const { play, card, seat } = x;
    const lasting = { ...NOTHING_LASTS, play, card, seat, what: DRAWS_MORE, n: x.steps + 1 };
    addLasting(s, { ...lasting, until: UNTIL_TURN }, drawMore.rule);
  },
  would: (s, { seat }) =>
    isBeforeDraw(s) && s.libraries[seat].length > 0 && !s.lasting.some(({ what }) => what === NO_DRAW),
  cs: () =>
    'až budeš dobírat karty, dober o jednu navíc; z karet dobraných takto navíc si jednu nech a ostatní vyřaď (hraje se před dobráním)',
  en: () =>
    'when you draw cards, draw one more; of the cards drawn beyond the usual ones keep one and discard the others (played before the cards are drawn)',
};
