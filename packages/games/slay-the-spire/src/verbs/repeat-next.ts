/** The next card of a kind is resolved once more, or twice. */

import { cite } from '../rulebook.ts';
import { REPEAT_ATTACK, REPEAT_CARD, REPEAT_SKILL } from '../state.ts';
import { csTimes, enTimes } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { repeatNext: term.oneOf(['attack', 'skill', 'card']), more: term.optional(term.int(1, 2)) };

const FIELD = { attack: REPEAT_ATTACK, skill: REPEAT_SKILL, card: REPEAT_CARD } as const;
const WORDS = {
  attack: ['Útok', 'attack'],
  skill: ['Trik', 'skill'],
  card: ['Útok nebo Trik', 'attack or skill'],
} as const;

export const repeatNext: Verb<typeof schema> = {
  name: 'repeatNext',
  schema,
  rule: cite('19.5', '19.6', 'R19'),
  run(s, x, { repeatNext: type, more }) {
    const at = FIELD[type];
    // Several of them wait one behind another: two bits for each [STS 19.6].
    let waiting = s.heroes[x.actor][at];
    let shift = 0;
    while (waiting > 0) {
      waiting >>= 2;
      shift += 2;
    }
    s.heroes[x.actor][at] |= (more ?? 1) << shift;
  },
  cs: (i) => `příští ${WORDS[i.repeatNext][0]}, který v tomto tahu zahrajete, vyhodnoťte ${csTimes((i.more ?? 1) + 1)}`,
  en: (i) => `the next ${WORDS[i.repeatNext][1]} you play this turn is resolved ${enTimes((i.more ?? 1) + 1)}`,
};
