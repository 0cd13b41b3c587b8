/** What a revealed card or a shadow card says does not happen. */
import { emit } from '@kolbiste/kernel';
import { must } from '../effects/could.ts';
import { E } from '../events.ts';
import { revealNow, shadowNow } from '../flow/forward-refs.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { thingOf } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cancel: term.oneOf(['revealed', 'shadow']) };

function cancelShadow(s: State): void {
  const f = shadowNow(s);
  if (f === null) return;
  f.locals.cancelled = 1;
  emit(s, E.shadowCancelled, cancel.rule, f.locals.card, f.locals.enemy, thingOf(s, f.locals.enemy)?.card ?? 0);
}

function cancelRevealed(s: State): void {
  const f = revealNow(s);
  if (f === null) return;
  f.locals.cancelled = 1;
  emit(s, E.cancelled, cancel.rule, f.locals.card);
}

export const cancel: Verb<typeof schema> = {
  name: 'cancel',
  schema,
  rule: cite('L83', 'L95', 'L105'),
  run: (s, _x, op) => (op.cancel === 'shadow' ? cancelShadow(s) : cancelRevealed(s)),
  would: {
    now: (s, _x, op) => must((op.cancel === 'shadow' ? shadowNow(s) : revealNow(s))?.locals.cancelled === 0),
  },
  cs(i, s) {
    const what = i.cancel === 'shadow' ? 'ten efekt' : 'její text „po odhalení“';
    return `${cs.mood(s, 'zruš', 'zrušit')} ${what}`;
  },
  en: (i) => (i.cancel === 'shadow' ? 'cancel that effect' : 'cancel its “when revealed” text'),
};
