/** Cards from the draw pile; an empty one is made again of the discard pile. */
import { drawCards } from '../atoms/draw-pile.ts';
import { amountOf } from '../effects/count.ts';
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { isSelf, whom } from './kit/whom.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { draw: term.amount, to: term.helped };

export const draw: Verb<typeof schema> = {
  name: 'draw',
  schema,
  rule: cite('12.5', '12.6', 'R41'),
  run(s, x, { draw: n, to }) {
    const amount = amountOf(s, x, n);
    for (const on of targetsOf(s, x, to)) x.subject = drawCards(s, on, amount, draw.rule);
  },
  cs: (i, s) =>
    isSelf(i.to, 'helped', s)
      ? `doberte si ${csCards(i.draw)}`
      : `dejte ${whom(i.to, 'helped', s).dat} dobrat ${csCards(i.draw)}`,
  en: (i, s) =>
    isSelf(i.to, 'helped', s) ? `draw ${enCards(i.draw)}` : `let ${whom(i.to, 'helped', s).en} draw ${enCards(i.draw)}`,
};
