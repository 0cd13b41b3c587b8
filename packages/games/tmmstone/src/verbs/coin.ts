/**
 * A coin; by the die 2, 3 and 5 are heads [TMM random.4]. `by` whom it is tossed if not by the controller: it matters
 * to who may choose the result.
 */
import { emit } from '@kolbiste/kernel';
import type { Step } from '../cards/code.ts';
import { OPP, OWN } from '../cards/whom.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import type { Jump } from './kit/blocks.ts';
import { either } from './kit/blocks.ts';
import { drawOrAsk, sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import { ACTIVE } from './terms.ts';
import type { Block } from './verb.ts';

const schema = {
  coin: term.recordOf({ heads: term.optional(term.anyText), tails: term.optional(term.anyText) }),
  by: term.optional(term.oneOf(['opp', 'active'])),
};

function landed(s: State, x: EffectContext, heads: number): void {
  x.taken = heads;
  emit(s, E.tossedCoin, coin.rule, x.seat, heads);
}

const toss: Step<{ by: number }> = {
  name: 'toss',
  run(s, x, op) {
    const heads = drawOrAsk(s, x, sideSeat(s, x, op.by), 'coin', 0, 1);
    if (heads !== null) landed(s, x, heads);
  },
  take: (s, x, _op, heads) => landed(s, x, heads),
};
const unlessHeads: Step<Jump> = {
  name: 'unlessHeads',
  run(_s, x, op) {
    if (x.taken === 0) x.at = op.jump;
  },
};

export const coin: Block<typeof schema> = {
  name: 'coin',
  schema,
  rule: cite('random.4', 'R140'),
  cut(i, to) {
    to.push(toss, { by: i.by === undefined ? OWN : i.by === 'opp' ? OPP : ACTIVE });
    either(to, to.push(unlessHeads, { jump: 0 }), i.coin.heads ?? [], i.coin.tails ?? []);
  },
  cs: (i, s) => cs.tossed(i.coin, i.by, s),
  en: (i, s) => en.tossed(i.coin, i.by, s),
};
