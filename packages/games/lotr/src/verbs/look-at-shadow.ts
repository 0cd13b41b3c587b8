/** A facedown shadow card of the enemy that the trigger is about. */
import { SAW_SHADOW, saw } from '../atoms/cards.ts';
import { lookAt } from '../atoms/table.ts';
import { shadowsOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import { TURNED_UP } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { lookAtShadow: term.theWord('subject') };

export const lookAtShadow: Verb<typeof schema> = {
  name: 'lookAtShadow',
  schema,
  rule: cite('6.1.2', 'L9'),
  run(s, x) {
    for (const place of shadowsOf(s, x.subject)) {
      if (s.shadows[place + 2] & TURNED_UP) continue;
      lookAt(s, place, x.seat);
      saw(s, x.seat, s.shadows[place + 1], SAW_SHADOW, lookAtShadow.rule);
    }
  },
  would: {
    thing: (s, _x, _op, t) => shadowsOf(s, t.id).some((place) => (s.shadows[place + 2] & TURNED_UP) === 0),
  },
  beside: true,
  cs: (_i, s) => `${cs.mood(s, 'nahlédni', 'nahlédnout')} na tu kartu stínu`,
  en: () => 'look at that shadow card',
};
