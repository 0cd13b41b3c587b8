/** How a game ended, in one sentence without its full stop; who plays alone did not win or lose together with anybody. */
import type { Lang } from '../cards/names.ts';
import type { Defeat } from '../outcome.ts';
import { defeatOf } from '../outcome.ts';
import type { State } from '../state.ts';
import { UNDER_WAY } from '../state.ts';
import { MAX_THREAT } from '../vocabulary.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';

type Told = Pick<Talk, 'lang'>;

const ALONE: Readonly<Record<Defeat, readonly [string, string]>> = {
  threat: [`hrozba dosáhla ${MAX_THREAT}`, `threat has reached ${MAX_THREAT}`],
  heroes: ['nezbývá žádný hrdina', 'no hero is left'],
  both: [`hrozba dosáhla ${MAX_THREAT}`, `threat has reached ${MAX_THREAT}`],
};
const TOGETHER: Readonly<Record<Defeat, readonly [string, string]>> = {
  threat: [`hrozba každého dosáhla ${MAX_THREAT}`, `the threat of each has reached ${MAX_THREAT}`],
  heroes: ['nikomu nezbývá žádný hrdina', 'nobody has a hero left'],
  both: [
    `všichni jsou vyřazení, někdo hrozbou ${MAX_THREAT}, někdo bez hrdinů`,
    `all are out, some by a threat of ${MAX_THREAT}, some without heroes`,
  ],
};

/** @param seats how many played */
export function lostText(t: Told, defeat: Defeat, seats: number): string {
  const [cs, en] = (seats === 1 ? ALONE : TOGETHER)[defeat];
  return seats === 1
    ? two(t, `Hráč prohrál: ${cs}`, `The player has lost: ${en}`)
    : two(t, `Hráči prohráli: ${cs}`, `The players have lost: ${en}`);
}

export const wonText = (t: Told, seats: number): string =>
  seats === 1 ? two(t, 'Hráč vyhrál', 'The player has won') : two(t, 'Hráči vyhráli', 'The players have won');

/** The end of a game as a sentence; '' while it goes on. */
export function endWords(s: Pick<State, 'outcome' | 'threat'>, lang: Lang): string {
  if (s.outcome === UNDER_WAY) return '';
  const defeat = defeatOf(s);
  const seats = s.threat.length;
  return `${defeat === undefined ? wonText({ lang }, seats) : lostText({ lang }, defeat, seats)}.`;
}
