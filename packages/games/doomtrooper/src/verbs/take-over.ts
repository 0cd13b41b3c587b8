/** The answered card has no effect; whoever plays this may use it at once for its price [DT 7.4.2]. */
import { call } from '@kolbiste/kernel';
import { cardOf } from '../cards/pool.ts';
import { choosing } from '../flow/choose.ts';
import { play, playUnderWay } from '../flow/play.ts';
import { TAKEN, takenLocals } from '../flow/play-locals.ts';
import { mayTakeOver } from '../legal/take-over.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { takeOver: term.yes };

export const takeOver: Verb<typeof schema> = {
  name: 'takeOver',
  schema,
  rule: cite('7.4.1', '7.4.2', 'R15', 'R93'),
  run(s, x) {
    const played = playUnderWay(s, x.answers);
    if (played === null) return;
    played.cancelled = 1;
    if (!mayTakeOver(s, x.seat, played)) return;
    x.asked = 1;
    call(s, choosing, { seat: x.seat, card: x.card, most: 1 });
  },
  take(s, x, _op, answer) {
    const played = playUnderWay(s, x.answers);
    if (played === null || answer !== 0 || !mayTakeOver(s, x.seat, played)) return;
    played.cancelled = TAKEN;
    call(s, play, takenLocals(x.seat, played, cardOf(played.card).id));
  },
  would: (s, x) => playUnderWay(s, x.answers)?.cancelled === 0,
  cs: () => 'ta karta nemá žádný účinek; buď ji ihned použiješ ty za její cenu, nebo ji nepoužije nikdo',
  en: () => 'that card has no effect; either you use it at once for its price, or nobody does',
};
