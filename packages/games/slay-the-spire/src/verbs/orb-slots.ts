/** More slots for orbs. */
import { addSlots } from '../atoms/orbs.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { orbSlots: term.int(1, 9) };
const SLOTS = ['políčko orbu', 'políčka orbů', 'políček orbů'] as const;

export const orbSlots: Verb<typeof schema> = {
  name: 'orbSlots',
  schema,
  rule: cite('16.4', '16.13', 'R39'),
  run(s, x, { orbSlots: n }) {
    addSlots(s, x.actor, n, orbSlots.rule);
  },
  cs: (i) => `získejte ${csCount(i.orbSlots, SLOTS)}`,
  en: (i) => `gain ${enCount(i.orbSlots, 'orb slot', 'orb slots')}`,
};
