/** What holds of missions. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { MISSION_FIRST } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const firstSchema = { missionFirst: yes };
/** As long as he bears a mission, others of his player pay nothing. */
export const missionFirst: Hold<typeof firstSchema> = {
  name: 'missionFirst',
  schema: firstSchema,
  rule: cite('4.11.4', '7.1.1'),
  what: MISSION_FIRST,
  read: () => ({}),
  cs: () => 'dokud má úkol, ostatní tvé splněné úkoly nepřinášejí žádnou odměnu',
  en: () => 'as long as it bears a mission, your other missions pay nothing when they are fulfilled',
};
