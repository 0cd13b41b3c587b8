/** What follows by itself from how things stand [LOTR X.1] [LOTR L69] [LOTR 3.4] [LOTR 2.10]. */
import { pool, printed } from '../cards/pool.ts';
import { isSpent } from '../effects/figures.ts';
import { attachmentsOf, isCharacter, isEnemy, isHero, isLocation } from '../in-play.ts';
import { isIn, seatsAt } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { HIT_POINTS, MAX_RESTRICTED, MAX_THREAT, RESTRICTED } from '../vocabulary.ts';
import { stageComplete } from './stage.ts';

export const isDead = (s: State, t: Thing): boolean => (isCharacter(t) || isEnemy(t)) && isSpent(s, t);
export const isExplored = (t: Thing): boolean =>
  isLocation(t) && printed(t.card).questPoints > 0 && t.progress >= printed(t.card).questPoints;

const isRestricted = (a: Thing): boolean => (printed(a.card).keywords & RESTRICTED) !== 0;
/** Whether the thing bears too many restricted attachments; it is looked for from one of them, since they are few. */
const isOverloaded = (s: State, a: Thing): boolean =>
  a.host !== 0 && isRestricted(a) && restrictedOn(s, a.host) > MAX_RESTRICTED;
function restrictedOn(s: State, host: number): number {
  let count = 0;
  for (let i = 0; i < s.things.length; i++) if (s.things[i].host === host && isRestricted(s.things[i])) count++;
  return count;
}
/** The first thing that bears too many restricted attachments; null = none does, as in most positions. */
export function overloaded(s: State): Thing | null {
  for (let i = 0; i < s.things.length; i++)
    if (isOverloaded(s, s.things[i])) return s.things.find((t) => surplusOn(s, t).length > 0) ?? null;
  return null;
}
export const surplusOn = (s: State, t: Thing): Thing[] => {
  const bound = attachmentsOf(s, t.id).filter(isRestricted);
  return bound.length > MAX_RESTRICTED ? bound : [];
};

/** A player whose threat is 50, or who had heroes and has none [LOTR X.1]. */
export const falls = (s: State, seat: number): boolean =>
  isIn(s, seat) && (s.threat[seat] >= MAX_THREAT || !hasHero(s, seat));

function hasHero(s: State, seat: number): boolean {
  for (let i = 0; i < s.things.length; i++) if (s.things[i].seat === seat && isHero(s.things[i])) return true;
  return false;
}

/** Nothing follows from what bears no token and lies on nothing: most of the table need not be looked at more closely. */
const isTouched = (t: Thing): boolean => t.damage > 0 || t.progress > 0 || t.host !== 0 || pool.lowered[HIT_POINTS];

/** Whether anything follows, beside what somebody waits for. */
export function needs(s: State): boolean {
  for (let seat = 0; seat < seatsAt(s); seat++) if (falls(s, seat)) return true;
  for (const t of s.things) if (isTouched(t) && (isDead(s, t) || isExplored(t) || isOverloaded(s, t))) return true;
  return stageComplete(s);
}
