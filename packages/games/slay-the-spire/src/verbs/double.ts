/** Doubles what a hero has of block, strength or energy. */
import { addBlock, addEnergy, addToken } from '../atoms/creatures.ts';
import { T_STRENGTH } from '../events.ts';
import { GAINED_BLOCK, note } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { BLOCK, ENERGY, STRENGTH } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { double: term.oneOf(['block', 'strength', 'energy']) };
const WORDS = { block: 'obranu', strength: 'sílu', energy: 'energii' } as const;

export const double: Verb<typeof schema> = {
  name: 'double',
  schema,
  rule: cite('24.5', '24.8', '24.2'),
  run(s, x, { double: what }) {
    const hero = s.heroes[x.actor];
    if (what === 'strength') addToken(s, x.actor, T_STRENGTH, hero[STRENGTH], double.rule);
    else if (what === 'energy') addEnergy(s, x.actor, hero[ENERGY], double.rule);
    else if (addBlock(s, x.actor, hero[BLOCK], double.rule) > 0) note(s, GAINED_BLOCK, x.actor);
  },
  cs: (i) => `zdvojnásobte svou ${WORDS[i.double]}`,
  en: (i) => `double your ${i.double}`,
};
