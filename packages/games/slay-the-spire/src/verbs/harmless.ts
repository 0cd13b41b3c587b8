/** A hero deals no damage for the rest of the turn. */
import { targetsOf } from '../effects/targets.ts';
import { cite } from '../rulebook.ts';
import { HARMLESS } from '../state.ts';
import { whom } from './kit/whom.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { harmless: term.yes, to: term.struck };

export const harmless: Verb<typeof schema> = {
  name: 'harmless',
  schema,
  rule: cite('10.7', '23.2'),
  run(s, x, { to }) {
    for (const on of targetsOf(s, x, to)) s.heroes[on][HARMLESS] = 1;
  },
  cs: (i, s) => `nedovolí ${whom(i.to, 'struck', s).dat} v tomto tahu uštědřit žádné zranění`,
  en: (i, s) => `keeps ${whom(i.to, 'struck', s).en} from dealing any damage this turn`,
};
