/** Asks for another unit at which the spell may be aimed; a copy of it is cast there and vanishes [TMM R136]. */
import { emit } from '@kolbiste/kernel';
import { cardOf } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { SOURCE_SPELL } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { castByText, castLocals, STAYS } from '../flow/cast.ts';
import { only, pickTarget, targetLocals } from '../flow/pick.ts';
import { aimedText, idOf } from '../legal.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ask } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { copySpellOn: term.target };

export const copySpellOn: Verb<typeof schema> = {
  name: 'copySpellOn',
  schema,
  rule: cite('R136'),
  run(s, x) {
    const locals = { ...targetLocals(x, 100 + x.at - 1), spell: x.object };
    if (only(s, locals) !== 0) ask(s, x, pickTarget, locals);
  },
  take(s, x, _op, code) {
    const id = idOf(s, code);
    const card = printedCard(x.object);
    const text = aimedText(card)?.index;
    if (id < 0 || text === undefined) return;
    emit(s, E.targeted, copySpellOn.rule, x.seat, id, card.id, cardOf(s, id));
    castByText(s, { ...castLocals(card.id, x.seat, SOURCE_SPELL), chosen: [text, id], dest: STAYS });
  },
  cs: (i, s) => `vyber ${cs.chosen(i.copySpellOn, 'acc', s)} a sešli na ni kopii toho kouzla`,
  en: (i, s) => `choose ${en.chosen(i.copySpellOn, s)} and cast a copy of that spell on it`,
};
