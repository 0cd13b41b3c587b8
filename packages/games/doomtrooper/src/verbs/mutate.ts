/** The next virus that its player plays in this turn is aimed at tribal warriors instead of Doomtroopers, and spreads to these. */
import { addLasting } from '../atoms/combat.ts';
import { cardOf } from '../cards/pool.ts';
import { MUTATES } from '../cards/static.ts';
import { isMutating } from '../mutated.ts';
import { UNTIL_TURN } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { VIRUS } from '../vocabulary.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mutate: term.yes };

export const mutate: Verb<typeof schema> = {
  name: 'mutate',
  schema,
  rule: cite('9.23', '7.1.1'),
  run(s, x) {
    const { play, card, seat } = x;
    const row = { ...NOTHING_LASTS, play, card, seat, what: MUTATES, until: UNTIL_TURN, ends: seat };
    addLasting(s, row, mutate.rule);
  },
  would: (s, { seat }) => !isMutating(s, seat) && s.hands[seat].some((id) => (cardOf(id).sub & VIRUS) !== 0),
  cs: (_i, s) =>
    `příští virus, který v tomto kole zahraješ, se týká ${cs.np({ all: ['tribal'] }, true, 'gen', s)} místo ${cs.np({ all: ['doomtrooper'] }, true, 'gen', s)} a přenáší se na ně`,
  en: (_i, s) =>
    `the next virus that you play in this turn is about ${en.np({ all: ['tribal'] }, true, s)} instead of ${en.np({ all: ['doomtrooper'] }, true, s)}, and spreads to them`,
};
