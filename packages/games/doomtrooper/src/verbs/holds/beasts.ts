/** What holds of beasts that carry several warriors. */
import { int } from '@kolbiste/cardkit/verbs';
import type { Hold } from '../../cards/hold.ts';
import { CARRIES } from '../../cards/static.ts';
import { cite } from '../../rulebook.ts';

const carriesSchema = { carries: int(2, 5) };
/** So many warriors with the bearer: one in combat, of all their figures together. */
export const carries: Hold<typeof carriesSchema> = {
  name: 'carries',
  schema: carriesSchema,
  rule: cite('4.15.4', '7.1.1'),
  what: CARRIES,
  read: ({ carries: n }) => ({ n }),
  cs: (i) =>
    `jede na zvířeti až v ${i.carries} bojovnících; v souboji jsou jedním bojovníkem, jehož hodnoty jsou součtem jejich, a zabije-li ho úder, jsou zabiti všichni`,
  en: (i) =>
    `rides the beast with up to ${i.carries - 1} more; in combat they are one warrior whose figures are the sum of theirs, and a strike that kills it kills them all`,
};
