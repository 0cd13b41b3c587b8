/** Own warriors transfer to the Outpost or back for no action, as the rules let them [DT 4.17]. */
import type { EffectContext } from '../effects/effect-context.ts';
import { carryOutMove } from '../flow/moves.ts';
import { mayMove } from '../legal/warriors.ts';
import { GO_HOME, TO_OUTPOST } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { OUTPOST } from '../vocabulary.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const way = (p: Piece): number => (p.zone === OUTPOST ? GO_HOME : TO_OUTPOST);
const mayGo = (s: State, { seat }: EffectContext, p: Piece): boolean => mayMove(s, seat, way(p), p.id) === 0;

const schema = { transfer: term.whom };

export const transfer: Verb<typeof schema> = {
  name: 'transfer',
  schema,
  rule: cite('4.17.1', '7.1.1'),
  run(s, x, op) {
    // One after the other: whoever goes first may open, or bar, the way of the next.
    for (const p of pieces(s, x, op.transfer)) if (mayGo(s, x, p)) carryOutMove(s, way(p), p.id);
  },
  would: (s, x, op) => pieces(s, x, op.transfer).some((p) => mayGo(s, x, p)),
  cs: (i, s) => `bez akce transferuj ${cs.whom(i.transfer, 'acc', s)}`,
  en: (i, s) => `transfer ${en.whom(i.transfer, s)} for no action`,
};
