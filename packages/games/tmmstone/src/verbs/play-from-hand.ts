/** One of them that may be played, chosen if there are several, is played without paying; it counts as played. */
import type { CardSieve } from '../cards/whom.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { pickCard } from '../flow/pick-card.ts';
import { playFree } from '../flow/play.ts';
import { mayPlayUnpaid } from '../legal.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ask, handCards } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { playFromHand: term.cardFilter };

/** Read anew when the answer comes: what a text remembers everybody sees [TMM R20]. */
const playable = (s: State, x: EffectContext, f: CardSieve): number[] =>
  [...new Set(handCards(s, x.seat, f))].filter((id) => mayPlayUnpaid(s, x.seat, id) === 0).sort((a, b) => a - b);

export const playFromHand: Verb<typeof schema> = {
  name: 'playFromHand',
  schema,
  rule: cite('main.2'),
  run(s, x, op) {
    const cards = playable(s, x, op.playFromHand);
    if (cards.length > 0) ask(s, x, pickCard, { seat: x.seat, card: x.card, cards, secret: 1, chosen: -1 });
  },
  take(s, x, op, answer) {
    const card = playable(s, x, op.playFromHand)[answer];
    if (card !== undefined) playFree(s, x.seat, card);
  },
  cs: (i, s) => `zahraj z ruky ${cs.oneCard(i.playFromHand, s)} bez placení`,
  en: (i, s) => `play ${en.a(en.kindOf(i.playFromHand, s))} from your hand without paying`,
};
