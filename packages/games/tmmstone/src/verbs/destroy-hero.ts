/** The opposing hero is destroyed. */
import * as wounds from '../atoms/wounds.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { destroyHero: term.oneOf(['opp']) };

export const destroyHero: Verb<typeof schema> = {
  name: 'destroyHero',
  schema,
  rule: cite('key.2', 'R76', 'R99'),
  run: (s, x) => wounds.ruinHero(s, 1 - x.seat, destroyHero.rule),
  cs: () => 'znič protivníkova hrdinu',
  en: () => 'destroy the enemy hero',
};
