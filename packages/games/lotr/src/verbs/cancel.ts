/** What a revealed card or a shadow card says does not happen. */
import { must } from '../effects/could.ts';
import { revealNow, shadowNow } from '../flow/forward-refs.ts';
import { cancelRevealed } from '../flow/reveal.ts';
import { cancelShadow } from '../flow/shadow.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cancel: term.oneOf(['revealed', 'shadow']) };

export const cancel: Verb<typeof schema> = {
  name: 'cancel',
  schema,
  rule: cite('L83', 'L95', 'L105'),
  run: (s, _x, op) => (op.cancel === 'shadow' ? cancelShadow : cancelRevealed)(s, cancel.rule),
  would: {
    now: (s, _x, op) => must((op.cancel === 'shadow' ? shadowNow(s) : revealNow(s))?.locals.cancelled === 0),
  },
  cs(i, s) {
    const what = i.cancel === 'shadow' ? 'ten efekt' : 'její text „po odhalení“';
    return `${cs.mood(s, 'zruš', 'zrušit')} ${what}`;
  },
  en: (i) => (i.cancel === 'shadow' ? 'cancel that effect' : 'cancel its “when revealed” text'),
};
