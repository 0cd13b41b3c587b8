/** Whoever is in no cover goes there or is wounded, as his player chooses; who may NEVER be there is left alone [DT 4.2.10] [DT R49]. */
import { call } from '@kolbiste/kernel';
import { hurt } from '../atoms/pieces.ts';
import type { WhomTerm } from '../cards/parts.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { staying } from '../flow/stay.ts';
import { rightsOf } from '../holds.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK, RIGHT } from '../vocabulary.ts';
import { mayCover } from './kit/gone.ts';
import { hurtable } from './kit/hurtable.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const inTheOpen = (s: State, x: EffectContext, whom: WhomTerm): Piece[] =>
  hurtable(s, x, whom).filter((p) => (p.marks & MARK.covered) === 0 && (rightsOf(s, p) & RIGHT.neverCover) === 0);

const schema = { coverOrWound: term.whom };

export const coverOrWound: Verb<typeof schema> = {
  name: 'coverOrWound',
  schema,
  rule: cite('4.2.10', '4.29.3', 'R49', 'R114'),
  run(s, x, op) {
    const all = inTheOpen(s, x, op.coverOrWound);
    const may = all.filter((p) => mayCover(s, p));
    for (const p of all) if (!may.includes(p)) hurt(s, p, coverOrWound.rule);
    if (may.length > 0) call(s, staying, { seat: may[0].seat, ids: may.map(({ id }) => id) });
  },
  would: (s, x, op) => inTheOpen(s, x, op.coverOrWound).length > 0,
  cs: (i, s) =>
    `${cs.whom(i.coverOrWound, 'nom', s)} jdou do úkrytu, nebo jsou zraněni, jak jejich hráč zvolí; koho NIKDY nelze ukrýt, toho se to netýká`,
  en: (i, s) =>
    `${en.whom(i.coverOrWound, s)} go into cover or are wounded, as their player chooses; who may NEVER be in cover is left alone`,
};
