/** A number is drawn by chance. */
import { emit } from '@kolbiste/kernel';
import { FIGURE } from '../cards/grammar/terms.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { drawOrAsk } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { chance: term.pairOf(term.int(0, FIGURE)) };

function drawn(s: State, x: EffectContext, n: number): void {
  x.rolled = n;
  emit(s, E.rolled, chance.rule, x.seat, n);
}

export const chance: Verb<typeof schema> = {
  name: 'chance',
  schema,
  rule: cite('random.2', 'R139'),
  run(s, x, op) {
    const n = drawOrAsk(s, x, x.seat, 'number', op.chance[0], op.chance[1]);
    if (n !== null) drawn(s, x, n);
  },
  take: (s, x, _op, n) => drawn(s, x, n),
  cs(i, s) {
    s.rolled = 'drawn';
    return `vylosuj X od ${i.chance[0]} do ${i.chance[1]}`;
  },
  en(i, s) {
    s.rolled = 'drawn';
    return `pick a random X from ${i.chance[0]} to ${i.chance[1]}`;
  },
};
