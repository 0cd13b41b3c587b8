/** What this text has left behind until now holds no more. */
import { dropPlay } from '../atoms/combat.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { forget: term.yes };

export const forget: Verb<typeof schema> = {
  name: 'forget',
  schema,
  rule: cite('4.19.9', 'R151'),
  run: (s, x) => dropPlay(s, x.play),
  would: () => false,
  cs: () => 'po tomto souboji to přestává platit',
  en: () => 'after that combat this holds no more',
};
