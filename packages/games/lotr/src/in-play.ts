/** What lies in play, read: the things of an id, of a seat, of a kind. */
import { printed } from './cards/pool.ts';
import type { State, Thing } from './state.ts';
import { ACTIVE, ATTACHED, CHARACTERS, ENGAGED, EXHAUSTED, SHADOW } from './state.ts';
import { ALLY, ATTACHMENT, ENEMY, HERO, LOCATION } from './vocabulary.ts';

/** The thing of an id that is in play; null = it is not. */
export function thingOf(s: State, id: number): Thing | null {
  for (let i = 0; i < s.things.length; i++) if (s.things[i].id === id) return s.things[i];
  return null;
}

/** Also one that has left since the last question. */
export function thingOrLeft(s: State, id: number): Thing | null {
  const t = thingOf(s, id);
  if (t !== null) return t;
  for (let i = s.left.length; i-- > 0; ) if (s.left[i].id === id) return s.left[i];
  return null;
}

const typeOf = (t: Thing): number => printed(t.card).type;
export const isHero = (t: Thing): boolean => typeOf(t) === HERO && t.zone === CHARACTERS;
export const isCharacter = (t: Thing): boolean => t.zone === CHARACTERS && typeOf(t) <= ALLY;
export const isEnemy = (t: Thing): boolean => typeOf(t) === ENEMY && t.zone !== ATTACHED;
export const isLocation = (t: Thing): boolean => typeOf(t) === LOCATION;
export const isAttachment = (t: Thing): boolean => t.zone === ATTACHED;
export const isReady = (t: Thing): boolean => (t.marks & EXHAUSTED) === 0;
export const isPlayerCard = (t: Thing): boolean => typeOf(t) <= ATTACHMENT;

/** Enemies engaged with a seat, in the order they came. */
export function engagedWith(s: State, seat: number): Thing[] {
  return s.things.filter((t) => t.zone === ENGAGED && t.seat === seat && isEnemy(t));
}

export function charactersOf(s: State, seat: number): Thing[] {
  return s.things.filter((t) => t.seat === seat && isCharacter(t));
}

export const heroesOf = (s: State, seat: number): Thing[] => s.things.filter((t) => t.seat === seat && isHero(t));

export const activeLocation = (s: State): Thing | null => s.things.find((t) => t.zone === ACTIVE) ?? null;
export const attachmentsOf = (s: State, id: number): Thing[] => s.things.filter((t) => t.host === id);

/** Places in `shadows` of the cards of an enemy. */
export function shadowsOf(s: State, enemy: number): number[] {
  const at: number[] = [];
  for (let i = 0; i < s.shadows.length; i += SHADOW) if (s.shadows[i] === enemy) at.push(i);
  return at;
}
