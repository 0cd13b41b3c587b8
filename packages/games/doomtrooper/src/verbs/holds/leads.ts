/** Any action of his player may be an attack by whoever is meant: corporate leaders [DT 7.3.8]. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { LEADS } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const schema = { leads: yes };
export const leads: Hold<typeof schema> = {
  name: 'leads',
  schema,
  rule: cite('7.3.8', '7.3.9', 'R27'),
  what: LEADS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} útočit i za neútočné a další běžné akce`,
  en: () => 'may attack with non-attack actions and further normal ones too',
};
