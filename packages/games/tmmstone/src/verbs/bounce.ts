/**
 * To the owner's hand, in slot order, room counted on the way; with `to` to the hand of this text's controller, who
 * owns it from then on. Whoever finds no room dies [TMM R111].
 */
import { emit } from '@kolbiste/kernel';
import * as units from '../atoms/units.ts';
import { handRoom, putInHand } from '../atoms/zones.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { isSingle } from '../text/card/steps.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { bounce: term.who, to: term.optional(term.oneOf(['own'])) };
const FULL = cite('hand.7', 'R111');

export const bounce: Verb<typeof schema> = {
  name: 'bounce',
  schema,
  rule: cite('hand.7', 'hand.8', 'R111'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.bounce)) {
      const hand = op.to === null ? u.owner : x.seat;
      if (handRoom(s, hand) === 0) {
        if (s.config.profile.fullReturn === 'removed') units.remove(s, u, FULL);
        else units.destroy(s, u, -1, FULL);
        continue;
      }
      units.leave(s, u);
      putInHand(s, hand, u.card, true);
      emit(s, E.bounced, bounce.rule, u.id, u.card, hand);
      units.dropHeld(s, u);
    }
  },
  cs(i, s) {
    if (i.to === 'own') return cs.does('vezmi si do ruky', i.bounce, s);
    return cs.does('vrať', i.bounce, s, isSingle(i.bounce) ? ' majiteli do ruky' : ' majitelům do ruky');
  },
  en(i, s) {
    if (i.to === 'own') return en.does('take', i.bounce, s, ' into your hand');
    return en.does('return', i.bounce, s, isSingle(i.bounce) ? " to its owner's hand" : " to their owners' hands");
  },
};
