/** A mission of the hand that what has just happened fulfils is played with the card, and is fulfilled. */
import { prove, proven } from '../flow/prove.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { proveMission: term.yes };

export const proveMission: Verb<typeof schema> = {
  name: 'proveMission',
  schema,
  rule: cite('4.11.1', '4.11.4', '7.1.1'),
  run: (s, x) => prove(s, x),
  would: (s, x) => proven(s, x).length > 0,
  cs: () => 'zahraj s touto kartou i onen úkol; platí, jako by byl přidělen předem, a je splněn',
  en: () => 'play that mission with this card; it counts as assigned beforehand, and is fulfilled',
};
