/** The whole own hand is thrown away. */
import * as zones from '../atoms/zones.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discard: term.oneOf(['hand']) };

export const discard: Verb<typeof schema> = {
  name: 'discard',
  schema,
  rule: cite('grave.1', 'R113'),
  run(s, x) {
    while (s.hands[x.seat].length > 0) zones.discardAt(s, x.seat, 0);
  },
  cs: () => 'zahoď všechny karty z ruky',
  en: () => 'discard all cards in your hand',
};
