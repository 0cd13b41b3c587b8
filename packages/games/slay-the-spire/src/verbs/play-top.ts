/** The top card of the draw pile is played without its cost; it is exhausted unless it is a power, or as its text says. */
import { playTopCard } from '../flow/forced.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { playTop: term.yes, exhaust: term.flag };

export const playTop: Verb<typeof schema> = {
  name: 'playTop',
  schema,
  rule: cite('18.10', '18.15', 'R18'),
  run(s, x, { exhaust }) {
    playTopCard(s, x.actor, exhaust);
  },
  cs: (i) => `doberte si kartu a zahrajte ji zdarma${i.exhaust ? '; není-li to Schopnost, vyčerpejte ji' : ''}`,
  en: (i) => `draw a card and play it for free${i.exhaust ? '; exhaust it unless it is a power' : ''}`,
};
