/** Both graves, shuffled, become the deck of both; the old decks become the graves. */
import * as zones from '../atoms/zones.ts';
import { cite } from '../rulebook.ts';
import { alone } from '../text/card/join.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mergeGraves: term.yes };

export const mergeGraves: Verb<typeof schema> = {
  name: 'mergeGraves',
  schema,
  rule: cite('draw.2', 'R112'),
  run: (s, x) => zones.mergeGraves(s, x.seat),
  cs: () =>
    alone(
      'zamíchej oba hroby do společného balíčku, ze kterého do konce hry lízají oba hráči. Dosavadní balíčky se stanou hrobem',
    ),
  en: () =>
    alone(
      'shuffle both graves into one deck that both players draw from for the rest of the game. ' +
        'The decks used so far become the grave',
    ),
};
