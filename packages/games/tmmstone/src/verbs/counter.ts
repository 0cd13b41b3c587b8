/** The spell that is being played is countered and goes to the grave. */
import { emit, nearest } from '@kolbiste/kernel';
import { toGrave } from '../atoms/zones.ts';
import { E } from '../events.ts';
import { playing } from '../flow/play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { counter: term.yes };
const TO_GRAVE = cite('counter.1', 'counter.2', 'R133', 'R134');

export const counter: Verb<typeof schema> = {
  name: 'counter',
  schema,
  rule: cite('counter.1', 'R133'),
  run(s) {
    const running = nearest(s, playing);
    if (running === null) return;
    running.locals.countered = 1;
    emit(s, E.countered, counter.rule, running.locals.seat, running.locals.card);
    toGrave(s, running.locals.seat, running.locals.card, TO_GRAVE);
  },
  cs: (_i, s) => `zruš ${cs.whom('subject', 'acc', s)}`,
  en: (_i, s) => `counter ${en.whom('subject', s)}`,
};
