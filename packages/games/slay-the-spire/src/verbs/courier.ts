/** A relic or a potion is brought in the middle of a fight: it is bought or discarded. */
import { callCourier } from '../flow/courier.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { courier: term.yes };

export const courier: Verb<typeof schema> = {
  name: 'courier',
  schema,
  rule: cite('8.3', '9.12', 'R89'),
  run(s, x) {
    callCourier(s, x.actor);
  },
  cs: () => 'podívejte se na vrchní kartu relikvií nebo lektvarů a kupte si ji, nebo odhoďte',
  en: () => 'look at the top relic or the top potion, and buy it or discard it',
};
