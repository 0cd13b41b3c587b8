/** All warriors of a named affiliation lose their equipment. */
import { attachedTo, isWarrior } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { GONE_DISCARDED } from '../events.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { EQUIPMENT, MARK } from '../vocabulary.ts';
import { destroy, mayGo } from './kit/gone.ts';
import { naming } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

function gearOf(s: State, { targets }: EffectContext): Piece[] {
  const [n] = targets;
  if (n === undefined) return [];
  const theirs = s.pieces.filter(
    (p) => isWarrior(p) && !(p.marks & (MARK.out | MARK.hidden)) && traitsOf(s, p) & (1 << n),
  );
  return theirs.flatMap((p) => attachedTo(s, p.id)).filter((p) => cardOf(p.card).kind === EQUIPMENT);
}

const schema = { disarm: term.oneOf(['named']) };

export const disarm: Verb<typeof schema> = {
  name: 'disarm',
  schema,
  rule: cite('9.25', '8.6.1'),
  run(s, x) {
    for (const p of gearOf(s, x)) if (mayGo(s, p, GONE_DISCARDED)) destroy(s, x, p, GONE_DISCARDED, disarm.rule);
  },
  would: (s, x) => gearOf(s, x).length > 0,
  cs: (_i, s) => `${naming(s)}; všichni tito bojovníci vyřadí veškeré své vybavení`,
  en: (_i, s) => `${naming(s)}; all such warriors discard all their equipment`,
};
