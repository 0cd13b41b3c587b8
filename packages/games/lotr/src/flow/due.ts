/** What follows by itself from how things stand [LOTR X.1] [LOTR L69] [LOTR 3.4] [LOTR 2.10]. */
import { printed } from '../cards/pool.ts';
import { remaining } from '../effects/figures.ts';
import type { State, Thing } from '../state.ts';
import { attachmentsOf, heroesOf, isCharacter, isEnemy, isIn, isLocation, seatsAt } from '../state.ts';
import { MAX_RESTRICTED, MAX_THREAT, RESTRICTED } from '../vocabulary.ts';
import { stageComplete } from './stage.ts';

export const isDead = (s: State, t: Thing): boolean => (isCharacter(t) || isEnemy(t)) && remaining(s, t) <= 0;
export const isExplored = (t: Thing): boolean =>
  isLocation(t) && printed(t.card).questPoints > 0 && t.progress >= printed(t.card).questPoints;
export const surplusOn = (s: State, t: Thing): Thing[] => {
  const bound = attachmentsOf(s, t.id).filter((a) => printed(a.card).keywords & RESTRICTED);
  return bound.length > MAX_RESTRICTED ? bound : [];
};

/** A player whose threat is 50, or who had heroes and has none [LOTR X.1]. */
export const falls = (s: State, seat: number): boolean =>
  isIn(s, seat) && (s.threat[seat] >= MAX_THREAT || (s.round > 0 && heroesOf(s, seat).length === 0));

/** Whether anything follows from what was done. */
export function needs(s: State): boolean {
  if (s.batch.length > 0) return true;
  for (let seat = 0; seat < seatsAt(s); seat++) if (falls(s, seat)) return true;
  return s.things.some((t) => isDead(s, t) || isExplored(t)) || stageComplete(s);
}
