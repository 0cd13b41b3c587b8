/** The discard pile is shuffled into the library. */
import { refillLibrary } from '../atoms/searching.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shuffleDiscard: term.yes };

export const shuffleDiscard: Verb<typeof schema> = {
  name: 'shuffleDiscard',
  schema,
  rule: cite('9.18'),
  run: (s, x) => refillLibrary(s, x.seat, shuffleDiscard.rule),
  would: (s, x) => s.discards[x.seat].length > 0,
  cs: () => 'zamíchej svůj hrob do knihovny',
  en: () => 'shuffle your discard pile into your library',
};
