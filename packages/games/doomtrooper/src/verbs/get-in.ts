/** Whoever bears a vehicle and is outside gets in, for no action. */
import { board } from '../atoms/pieces.ts';
import { mayEnter } from '../legal/ability-of.ts';
import { cite } from '../rulebook.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { getIn: term.whom };

export const getIn: Verb<typeof schema> = {
  name: 'getIn',
  schema,
  rule: cite('4.8.3', 'R67', '7.1.1'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.getIn)) if (mayEnter(s, p)) board(s, p, true, getIn.rule);
  },
  would: (s, x, op) => pieces(s, x, op.getIn).some((p) => mayEnter(s, p)),
  cs: () => 'nositel nastoupí do vozidla',
  en: () => 'the bearer gets into the vehicle',
};
