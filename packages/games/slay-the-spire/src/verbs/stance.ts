/** Another stance. */
import { numbered } from '@kolbiste/cardkit/verbs';
import { enterStance } from '../atoms/creatures.ts';
import { cite } from '../rulebook.ts';
import { STANCES } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { stance: term.standsFor(numbered(STANCES)) };
const WORDS = { neutral: ['Rovnováhy', 'Neutral'], calm: ['Smíru', 'Calm'], wrath: ['Hněvu', 'Wrath'] } as const;

export const stance: Verb<typeof schema> = {
  name: 'stance',
  schema,
  rule: cite('17.15', '17.16', 'R40'),
  run(s, x, { stance: into }) {
    enterStance(s, x.actor, into, stance.rule);
  },
  cs: (i) => `přejděte do ${WORDS[i.stance][0]}`,
  en: (i) => `enter ${WORDS[i.stance][1]}`,
};
