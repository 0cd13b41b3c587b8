/** A relic or a card of the deck is exchanged with another hero. */
import { askSwap } from '../flow/swap.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { swap: term.oneOf(['card', 'relic']) };

export const swap: Verb<typeof schema> = {
  name: 'swap',
  schema,
  rule: cite('9.5', 'R87'),
  run(s, x, { swap: what }) {
    askSwap(s, x.actor, what === 'card');
  },
  cs: (i) =>
    i.swap === 'card'
      ? 'vyměňte si s jiným hrdinou kartu z balíčku za kartu z jeho balíčku'
      : 'vyměňte si s jiným hrdinou relikvii',
  en: (i) =>
    i.swap === 'card' ? 'swap a card of your deck with a card of another hero' : 'swap a relic with another hero',
};
