/** A die effect of any relic is triggered. */
import { triggerDieRelic } from '../flow/die-relics.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { dieRelic: term.int(0, 6) };

export const dieRelic: Verb<typeof schema> = {
  name: 'dieRelic',
  schema,
  rule: cite('7.10', '19.16', 'R104'),
  run(s, x, { dieRelic: face }) {
    triggerDieRelic(s, x.actor, face);
  },
  cs: (i) =>
    `spusťte efekt kostky${i.dieRelic === 0 ? '' : ` pro výsledek ${i.dieRelic}`} kterékoli relikvie kteréhokoli hrdiny (týká se jejího majitele)`,
  en: (i) =>
    `trigger the die effect${i.dieRelic === 0 ? '' : ` for a ${i.dieRelic}`} of any relic of any hero (it happens to its owner)`,
};
