/** Warriors are forced off the Outpost, which is no transfer of their own will [DT 4.15.7] [DT R41] [DT R45]. */
import { sendHome } from '../atoms/changes.ts';
import { areaOf } from '../legal/home.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { traitsOf } from '../traits.ts';
import { OUTPOST, TRAIT } from '../vocabulary.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { sendHome: term.whom };
const isThere = (p: Piece): boolean => p.zone === OUTPOST;

export const sendHomeVerb: Verb<typeof schema> = {
  name: 'sendHome',
  schema,
  rule: cite('4.15.7', '4.17.11', 'R41', 'R44', 'R45', 'R46'),
  run(s: State, x, op) {
    for (const p of harmed(s, x, op.sendHome).filter(isThere))
      sendHome(s, p, areaOf(traitsOf(s, p)), (traitsOf(s, p) & TRAIT.beast) !== 0, sendHomeVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.sendHome).some(isThere),
  cs: (i, s) => `Stanici ${cs.isMany(i.sendHome) ? 'opouštějí' : 'opouští'} ${cs.whom(i.sendHome, 'nom', s)}`,
  en: (i, s) => `${en.whom(i.sendHome, s)} ${en.isMany(i.sendHome) ? 'leave' : 'leaves'} the Outpost`,
};
