/** What protects from viruses. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { NO_VIRUS } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const noVirusSchema = { noVirus: yes };
export const noVirus: Hold<typeof noVirusSchema> = {
  name: 'noVirus',
  schema: noVirusSchema,
  rule: cite('9.23', '7.1.1'),
  what: NO_VIRUS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'nechytnou' : 'nechytne'} žádný další virus`,
  en: (_i, _s, many) => `${many ? 'catch' : 'catches'} no further virus`,
};
