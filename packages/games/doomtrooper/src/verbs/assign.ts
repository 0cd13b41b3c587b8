/** This card keeps whom it has chosen: a warrior, or with `kind` all of his name; `anew`: in place of an earlier choice. */
import { keep } from '../atoms/changes.ts';
import { pieceOf } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { assign: term.whom, kind: term.flag, anew: term.flag };

export const assign: Verb<typeof schema> = {
  name: 'assign',
  schema,
  rule: cite('7.8.5', '7.8.6', 'R152'),
  run(s, x, op) {
    const self = pieceOf(s, x.self);
    const [p] = pieces(s, x, op.assign);
    if (self !== null && p !== undefined) keep(s, self, p, op.kind ? p.card : p.id, assign.rule);
  },
  would(s, x, op) {
    const self = pieceOf(s, x.self);
    if (self === null) return false;
    const held = s.pieces.some((p) => (op.kind ? p.seat === self.seat && p.card === self.kept : p.id === self.kept));
    return op.anew ? held : !held;
  },
  cs: (i, s) =>
    `${i.anew ? 'nově urči' : 'urči'} ${cs.whom(i.assign, 'acc', s)}${i.kind ? ' (a s ním všechny téhož jména)' : ''}`,
  en: (i, s) =>
    `${i.anew ? 'choose anew' : 'choose'} ${en.whom(i.assign, s)}${i.kind ? ' (and with it all of its name)' : ''}`,
};
