/** Whoever is worth nothing any more is discarded. */

import { leave } from '../atoms/pieces.ts';
import { GONE_DISCARDED } from '../events.ts';
import { figureOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { V } from '../vocabulary.ts';
import { mayGo } from './kit/gone.ts';
import { harmed } from './kit/index.ts';
import { isKnown } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { worthless: term.whom };

export const worthless: Verb<typeof schema> = {
  name: 'worthless',
  schema,
  rule: cite('9.25'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.worthless))
      if (figureOf(s, p, V) <= 0 && mayGo(s, p, GONE_DISCARDED)) leave(s, p, GONE_DISCARDED, worthless.rule);
  },
  cs: (i, s) =>
    isKnown(i.worthless, s.said)
      ? 'má-li pak H 0 nebo méně, je vyřazen'
      : `má-li ${cs.whom(i.worthless, 'nom', s)} H 0 nebo méně, je vyřazen`,
  en: (i, s) =>
    isKnown(i.worthless, s.said)
      ? 'if its V is then 0 or less, it is discarded'
      : `if the V of ${en.whom(i.worthless, s)} is 0 or less, it is discarded`,
};
