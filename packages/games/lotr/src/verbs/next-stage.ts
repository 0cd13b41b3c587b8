/** The quest goes on with a random card of the next stage. */
import { chance } from '@kolbiste/kernel';
import { goToStage, stagesAfter } from '../flow/stage.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { nextStage: term.oneOf(['random']) };

export const nextStage: Verb<typeof schema> = {
  name: 'nextStage',
  schema,
  rule: cite('3.4', '3.12'),
  run(s) {
    const all = stagesAfter(s);
    if (all.length > 0) goToStage(s, all[chance(s, 'stage', all.length)]);
  },
  cs: (_i, s) => `pokračuje se náhodnou kartou etapy ${(s.card.stage ?? 0) + 1}`,
  en: (_i, s) => `continue with a random card of stage ${(s.card.stage ?? 0) + 1}`,
};
