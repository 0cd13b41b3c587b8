/** What was just played has no effect; what was paid is lost [DT 7.4.1] [DT R93]. */
import { undoPlay } from '../atoms/combat.ts';
import { ON_WARRIOR, T_PARTICIPANT, T_PIECE } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { playUnderWay } from '../flow/play.ts';
import { abilityOf } from '../legal/play.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** A card of the combat is cancelled as long as nothing was resolved. */
const LATE = cite('7.2.2', '7.4.1', 'R106');
const isActing = (s: State, play: number): boolean => s.lasting.some((l) => l.play === play);

/** Whether a playing is aimed at one of these cards, or laid on one. */
function isAimedAt(s: State, play: number, those: readonly Piece[]): boolean {
  const played = playUnderWay(s, play);
  if (played === null) return s.lasting.some((l) => l.play === play && those.some(({ id }) => id === l.piece));
  const { targets } = abilityOf(cardOf(played.card), played.ability);
  const ids = played.targets.filter((_id, at) => [T_PIECE, T_PARTICIPANT].includes(targets[at].what));
  if (cardOf(played.card).lays === ON_WARRIOR) ids.push(played.place);
  return those.some(({ id }) => ids.includes(id));
}

const schema = { cancel: term.yes, aimedAt: term.optional(term.whom) };

export const cancel: Verb<typeof schema> = {
  name: 'cancel',
  schema,
  rule: cite('7.4.1', '7.2.5', 'R23', 'R93'),
  late: true,
  run(s, x) {
    const played = playUnderWay(s, x.answers);
    if (played !== null) played.cancelled = 1;
    else if (isActing(s, x.answers)) undoPlay(s, x.answers, x.object, x.subject, LATE);
  },
  would: (s, x, op) =>
    (playUnderWay(s, x.answers)?.cancelled === 0 || isActing(s, x.answers)) &&
    (op.aimedAt === null || isAimedAt(s, x.answers, pieces(s, x, op.aimedAt))),
  cs: (i, s) =>
    `${i.aimedAt === undefined ? '' : `je-li namířena na ${cs.whom(i.aimedAt, 'acc', s)}, `}ta karta nemá žádný účinek`,
  en: (i, s) =>
    `${i.aimedAt === undefined ? '' : `if it is aimed at ${en.whom(i.aimedAt, s)}, `}that card has no effect`,
};
