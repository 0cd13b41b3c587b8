/** A text for the first card of a name that this one hears of, and no more for others of that name. */
import { addLasting } from '../atoms/combat.ts';
import { SEEN } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** Whether a card of that name was heard of before. */
const isKnown = (s: State, { self, subject }: EffectContext): boolean =>
  s.lasting.some((l) => l.what === SEEN && l.piece === self && l.n === subject);

const schema = { firstOfName: term.text };

export const firstOfName: Verb<typeof schema> = {
  name: 'firstOfName',
  schema,
  rule: cite('4.11.6'),
  run(s, x, op) {
    const n = x.subject;
    if (isKnown(s, x)) return;
    const { play, card, seat, self: piece } = x;
    addLasting(s, { ...NOTHING_LASTS, play, card, seat, piece, what: SEEN, n, until: UNTIL_GAME }, firstOfName.rule);
    runAll(s, x, op.firstOfName);
  },
  would: (s, x) => !isKnown(s, x),
  cs: (i, s) => `má-li jméno, které zde ještě nebylo, ${cs.clauses(i.firstOfName, s)}`,
  en: (i, s) => `if its name is a new one here, ${en.clauses(i.firstOfName, s)}`,
};
