/** Units go into the other deck, which is shuffled once [TMM R112]. */
import { emit } from '@kolbiste/kernel';
import * as units from '../atoms/units.ts';
import { deckOf, shuffleDeck } from '../atoms/zones.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { shuffleIn: term.who, deck: term.oneOf(['opp']) };

export const shuffleIn: Verb<typeof schema> = {
  name: 'shuffleIn',
  schema,
  rule: cite('draw.2', 'R112'),
  run(s, x, op) {
    const all = unitsAmong(s, x, op.shuffleIn);
    const seat = 1 - x.seat;
    for (const u of all) {
      units.leave(s, u);
      deckOf(s, seat).push(u.card);
      emit(s, E.shuffledIn, shuffleIn.rule, seat, u.card);
      units.dropHeld(s, u);
    }
    if (all.length > 0) shuffleDeck(s, seat);
  },
  cs: (i, s) => `zamíchej ${cs.whom(i.shuffleIn, 'acc', s)} do protivníkova balíčku`,
  en: (i, s) => `shuffle ${en.whom(i.shuffleIn, s)} into the opponent's deck`,
};
