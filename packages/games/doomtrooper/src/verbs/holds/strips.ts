/** What holds of figures that nothing may better. */
import { yes } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { STRIPS } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const stripsSchema = { strips: yes };
/** In combat nothing betters the figures of whoever stands against him. */
export const strips: Hold<typeof stripsSchema> = {
  name: 'strips',
  schema: stripsSchema,
  rule: cite('4.28.4', '4.32.1', '7.1.1'),
  what: STRIPS,
  read: () => ({}),
  cs: (_i, _s, many) => `${many ? 'bojují' : 'bojuje'} proti protivníkovi, jehož hodnoty v tom souboji nic nezvyšuje`,
  en: (_i, _s, many) => `${many ? 'fight' : 'fights'} an opponent whose figures nothing raises in that combat`,
};
