/** Both decks become one that both draw from; a second time nothing happens. */
import * as zones from '../atoms/zones.ts';
import { cite } from '../rulebook.ts';
import { alone } from '../text/card/join.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mergeDecks: term.yes };

export const mergeDecks: Verb<typeof schema> = {
  name: 'mergeDecks',
  schema,
  rule: cite('draw.2', 'R112'),
  run: (s, x) => zones.mergeDecks(s, x.seat),
  cs: () => alone('zamíchej oba balíčky do jednoho společného. Do konce hry z něj lízají oba hráči'),
  en: () => alone('shuffle both decks into one. For the rest of the game both players draw from it'),
};
