/** What was just played has no effect; what was paid is lost [DT 7.4.1] [DT R93]. */
import { undoPlay } from '../atoms/combat.ts';
import { playUnderWay } from '../flow/play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** A card of the combat is cancelled as long as nothing was resolved. */
const LATE = cite('7.2.2', '7.4.1', 'R106');
const isActing = (s: State, play: number): boolean => s.lasting.some((l) => l.play === play);

const schema = { cancel: term.yes };

export const cancel: Verb<typeof schema> = {
  name: 'cancel',
  schema,
  rule: cite('7.4.1', '7.2.5', 'R23', 'R93'),
  late: true,
  run(s, x) {
    const played = playUnderWay(s, x.answers);
    if (played !== null) played.cancelled = 1;
    else if (x.answers !== 0 && isActing(s, x.answers)) undoPlay(s, x.answers, x.object, x.subject, LATE);
  },
  would: (s, x) => x.answers !== 0 && (playUnderWay(s, x.answers)?.cancelled === 0 || isActing(s, x.answers)),
  cs: () => 'ta karta nemá žádný účinek',
  en: () => 'that card has no effect',
};
