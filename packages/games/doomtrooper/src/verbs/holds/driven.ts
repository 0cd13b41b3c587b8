/** What holds of attacks that are declared ahead. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { DECLARES, UNDECLARED } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const declaresSchema = { declaresAttacks: yes };
/** His attack must be declared a turn ahead. */
export const declaresAttacks: Hold<typeof declaresSchema> = {
  name: 'declaresAttacks',
  schema: declaresSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: DECLARES,
  read: () => ({}),
  cs: (_i, _s, many) =>
    `${many ? 'smějí' : 'smí'} útočit jen v kole, na které byl ${many ? 'jejich' : 'jeho'} útok předem ohlášen`,
  en: (_i, _s, many) => `may attack only in a turn for which ${many ? 'their' : 'its'} attack was announced beforehand`,
};

const undeclaredSchema = { undeclared: yes };
/** His attack need not be declared a turn ahead. */
export const undeclared: Hold<typeof undeclaredSchema> = {
  name: 'undeclared',
  schema: undeclaredSchema,
  rule: cite('4.25.6', '7.1.1'),
  what: UNDECLARED,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'smějí' : 'smí'} útočit i bez předchozího ohlášení`,
  en: (_i, _s, many) => `may attack without ${many ? 'their' : 'its'} attack being announced beforehand`,
};
