/** What the mission just fulfilled pays is somebody else's, and the warrior who has fulfilled it is discarded. */
import { fulfilledNow } from '../flow/fulfil.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { stealMission: term.yes };

export const stealMission: Verb<typeof schema> = {
  name: 'stealMission',
  schema,
  rule: cite('4.11.4', '7.1.1', '9.25'),
  run(s, x) {
    const fulfilled = fulfilledNow(s, x.subject);
    if (fulfilled !== null) fulfilled.thief = x.seat;
  },
  would: (s, x) => (fulfilledNow(s, x.subject)?.bearer ?? 0) !== 0,
  cs: () => 'odměnu za úkol získáš ty a bojovník, který ho splnil, je vyřazen',
  en: () => 'what the mission pays is yours, and the warrior who fulfilled it is discarded',
};
