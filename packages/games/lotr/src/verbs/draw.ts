/** Players draw. */
import { draw as drawCards } from '../atoms/cards.ts';
import { ownPassive } from '../effects/figures.ts';
import { allHave } from '../effects/full.ts';
import { count, players } from '../effects/whom.ts';
import { activeLocation } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { draw: term.amount, by: term.player };

/** Whether players may draw: a card can forbid it to all. */
const mayDraw = (s: State): boolean => {
  const active = activeLocation(s);
  return active === null || ownPassive(active.card, 'noDraw') === undefined;
};

export const draw: Verb<typeof schema> = {
  name: 'draw',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op) {
    for (const seat of players(s, x, op.by)) drawCards(s, seat, count(s, x, op.draw), draw.rule);
  },
  would: { player: (s, x, op, seat) => count(s, x, op.draw, 1) > 0 && s.decks[seat].length > 0 && mayDraw(s) },
  full: (s, x, op) => allHave(s, x, op.by, count(s, x, op.draw), (seat) => s.decks[seat].length),
  beside: true,
  cs: (i) => cs.does(i.by, `lízni si ${cs.cardsOf(i.draw)}`, `si lízne ${cs.cardsOf(i.draw)}`),
  en: (i) => en.does(i.by, `draw ${en.counted(i.draw, 'card')}`, `draws ${en.counted(i.draw, 'card')}`),
};
