/** An affiliation is named, and this card keeps it. */
import { addLasting } from '../atoms/combat.ts';
import { NAMED_ONE } from '../cards/static.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import { naming } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { remember: term.oneOf(['affiliation']) };

export const remember: Verb<typeof schema> = {
  name: 'remember',
  schema,
  rule: cite('4.18.1'),
  run(s, x) {
    const { play, card, seat, self: piece } = x;
    const all = { ...NOTHING_LASTS, play, card, seat, piece, what: NAMED_ONE, n: x.targets[0] };
    addLasting(s, { ...all, until: UNTIL_GAME }, remember.rule);
  },
  cs: (_i, s) => naming(s),
  en: (_i, s) => naming(s),
};
