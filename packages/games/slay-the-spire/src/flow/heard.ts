/**
 * Who hears what was noted: powers and relics of heroes, cards that speak of themselves, abilities of enemies. First what is
 * the heroes', then the enemies' in reading order (R16).
 */
import { emit } from '@kolbiste/kernel';
import { enemyOf, isHero } from '../atoms/creatures.ts';
import { rank, readingOrder } from '../atoms/enemies.ts';
import type { Ability } from '../cards/compile.ts';
import { whenOf } from '../cards/compile.ts';
import { enemyCard, faceOf, relicCard } from '../cards/pool.ts';
import { effectOf } from '../effects/context.ts';
import { holds } from '../effects/count.ts';
import { E } from '../events.ts';
import { empty } from '../lists.ts';
import * as N from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  CARD,
  GONE,
  MARKED_THIS_TURN,
  MARKS,
  POWER_CUBES,
  POWERS,
  pileOf,
  RELICS,
  ROW,
  WRATH_ENTERED,
} from '../state.ts';
import { ATTACK, CURSE, FROM_ENEMY, FROM_POWER, FROM_RELIC, FROM_SAID, POWER, SKILL, WRATH } from '../vocabulary.ts';

/** What waits: who acts, the program, whom it is about, how much, what it comes from, what that is. */
export const WAITING = 6;

const FIRED = cite('12.15', '10.8', '19.8', 'R16', 'R17', 'R67');

const WHEN = {
  exhausted: whenOf('exhausted'),
  exhaustedItself: whenOf('exhaustedItself'),
  gainedBlock: whenOf('gainedBlock'),
  tokenPlaced: whenOf('tokenPlaced'),
  shuffled: whenOf('shuffled'),
  statusDrawn: whenOf('statusDrawn'),
  harmDrawn: whenOf('harmDrawn'),
  curseDrawn: whenOf('curseDrawn'),
  powerPlayed: whenOf('powerPlayed'),
  stanceSwitched: whenOf('stanceSwitched'),
  wrathEntered: whenOf('wrathEntered'),
  discardedByCard: whenOf('discardedByCard'),
  discardedItself: whenOf('discardedItself'),
  scried: whenOf('scried'),
  scriedItself: whenOf('scriedItself'),
  hurtByHit: whenOf('hurtByHit'),
  firstHurt: whenOf('firstHurt'),
  skillInRow: whenOf('skillInRow'),
  attacked: whenOf('attacked'),
  hostDied: whenOf('hostDied'),
  attackedItself: whenOf('attackedItself'),
  hurtByAttack: whenOf('hurtByAttack'),
  lostHp: whenOf('lostHp'),
  hurtsHero: whenOf('hurtsHero'),
  allyDied: whenOf('allyDied'),
} as const;

/** Abilities of one hero that speak at a time. @param except the power that does not hear of itself */
function ofHero(s: State, seat: number, when: number, queue: number[], subject: number, except = -1): void {
  const speaks = ({ when: time, condition }: Ability): boolean =>
    time === when && (condition < 0 || holds(s, effectOf(seat, 0), condition));
  const powers = pileOf(s, seat, POWERS);
  const cubes = pileOf(s, seat, POWER_CUBES);
  for (let at = 0; at < powers.length; at++) {
    if (at === except) continue;
    for (const ability of faceOf(powers[at]).abilities) {
      const once = ability.once === 'turn';
      if ((once && (cubes[at] & MARKED_THIS_TURN) !== 0) || !speaks(ability)) continue;
      if (once) cubes[at] |= MARKED_THIS_TURN;
      queue.push(seat, ability.program, subject, 0, FROM_POWER, powers[at]);
    }
  }
  for (const relic of pileOf(s, seat, RELICS))
    for (const ability of relicCard(relic).abilities)
      if (speaks(ability)) queue.push(seat, ability.program, subject, 0, FROM_RELIC, relic);
}

/** What a card says of itself; it knows itself, or the enemy that it is about. */
function ofItself(seat: number, face: number, when: number, queue: number[], subject = face): void {
  for (const ability of faceOf(face).abilities)
    if (ability.when === when) queue.push(seat, ability.program, subject, 0, FROM_SAID, face);
}

/** Abilities of one enemy that speak at a time; what happens once is marked. */
function ofEnemy(s: State, e: number, when: number, queue: number[], subject: number, much = 0): void {
  if (s.enemies[e][GONE] !== ALIVE) return;
  const { abilities } = enemyCard(s.enemies[e][CARD]);
  for (let at = 0; at < abilities.length; at++) {
    const ability = abilities[at];
    if (ability.when !== when) continue;
    if (ability.condition >= 0 && !holds(s, effectOf(enemyOf(e), 0), ability.condition)) continue;
    const mark = 1 << (8 + at);
    if (ability.once !== '') {
      if ((s.enemies[e][MARKS] & mark) !== 0) continue;
      s.enemies[e][MARKS] |= mark;
    }
    queue.push(enemyOf(e), ability.program, subject, much, FROM_ENEMY, e);
    emit(s, E.abilityFired, FIRED, e, at);
  }
}

const hears = (enemy: readonly number[]): boolean => enemyCard(enemy[CARD]).abilities.length > 0;

/** A card was played: powers are heard by heroes (but not by themselves), attacks by enemies, skills by those of its player's row. */
function cardPlayed(s: State, seat: number, face: number, place: number, queue: number[]): void {
  const { type } = faceOf(face);
  if (type === POWER) ofHero(s, seat, WHEN.powerPlayed, queue, seat, place);
  if ((type !== ATTACK && type !== SKILL) || !s.enemies.some(hears)) return;
  for (const e of readingOrder(s)) {
    if (type === ATTACK) ofEnemy(s, e, WHEN.attacked, queue, seat);
    else if (s.enemies[e][ROW] === s.heroes[seat][ROW]) ofEnemy(s, e, WHEN.skillInRow, queue, seat);
  }
}

/** An enemy died: what its text says then, and those of its row who wait for its death. */
function enemyDied(s: State, dead: number, queue: number[]): void {
  const { onDeath, kind } = enemyCard(s.enemies[dead][CARD]);
  if (onDeath >= 0) queue.push(enemyOf(dead), onDeath, enemyOf(dead), 0, FROM_ENEMY, dead);
  for (const e of readingOrder(s))
    if (
      s.enemies[e][ROW] === s.enemies[dead][ROW] &&
      enemyCard(s.enemies[e][CARD]).abilities.some(({ of }) => of === kind)
    )
      ofEnemy(s, e, WHEN.allyDied, queue, enemyOf(dead));
}

function stance(s: State, seat: number, entered: number, queue: number[]): void {
  ofHero(s, seat, WHEN.stanceSwitched, queue, seat);
  if (entered !== WRATH || s.heroes[seat][WRATH_ENTERED] > 0) return;
  s.heroes[seat][WRATH_ENTERED] = 1;
  ofHero(s, seat, WHEN.wrathEntered, queue, seat);
}

type Heard = (s: State, subject: number, a: number, b: number, queue: number[]) => void;
const own =
  (when: number): Heard =>
  (s, seat, _a, _b, queue) =>
    ofHero(s, seat, when, queue, seat);

/** Who hears each kind of note. */
const HEARD: { readonly [kind: number]: Heard | undefined } = {
  [N.EXHAUSTED]: (s, seat, face, _b, queue) => {
    ofItself(seat, face, WHEN.exhaustedItself, queue);
    ofHero(s, seat, WHEN.exhausted, queue, seat);
  },
  [N.GAINED_BLOCK]: own(WHEN.gainedBlock),
  [N.TOKEN_PLACED]: (s, who, by, _kind, queue) => {
    if (isHero(by)) ofHero(s, by, WHEN.tokenPlaced, queue, who);
  },
  [N.PILE_SHUFFLED]: own(WHEN.shuffled),
  [N.STATUS_DRAWN]: (s, seat, face, _b, queue) => {
    ofHero(s, seat, faceOf(face).type === CURSE ? WHEN.curseDrawn : WHEN.statusDrawn, queue, seat);
    ofHero(s, seat, WHEN.harmDrawn, queue, seat);
  },
  [N.CARD_PLAYED]: (s, seat, face, place, queue) => cardPlayed(s, seat, face, place, queue),
  [N.STANCE_SWITCHED]: (s, seat, entered, _b, queue) => stance(s, seat, entered, queue),
  [N.DISCARDED_BY_CARD]: (_s, seat, face, _b, queue) => {
    ofItself(seat, face, WHEN.discardedItself, queue);
  },
  [N.CARDS_DISCARDED]: own(WHEN.discardedByCard),
  [N.HOST_DIED]: (_s, seat, face, host, queue) => ofItself(seat, face, WHEN.hostDied, queue, host),
  [N.SCRIED]: own(WHEN.scried),
  // Its text is about the card that was put away.
  [N.SCRIED_AWAY]: (_s, seat, face, _b, queue) => ofItself(seat, face, WHEN.scriedItself, queue, face),
  [N.HURT_BY_HIT]: (s, who, by, lost, queue) => {
    if (lost > 0) ofEnemy(s, -1 - who, WHEN.hurtByHit, queue, by);
  },
  [N.ENEMY_HURT]: (s, who, lost, _b, queue) => {
    ofEnemy(s, -1 - who, WHEN.firstHurt, queue, who);
    ofEnemy(s, -1 - who, WHEN.lostHp, queue, who, lost);
  },
  [N.ATTACKED]: (s, who, by, hurt, queue) => {
    ofEnemy(s, -1 - who, WHEN.attackedItself, queue, by);
    if (hurt === 1) ofEnemy(s, -1 - who, WHEN.hurtByAttack, queue, by);
  },
  [N.WOUNDED]: (s, seat, by, _b, queue) => ofEnemy(s, -1 - by, WHEN.hurtsHero, queue, seat),
  [N.ENEMY_DIED]: (s, who, _a, _b, queue) => enemyDied(s, -1 - who, queue),
};

/** What is the heroes' stands before what is the enemies', and that in reading order; what is of one keeps its order. */
function inTurn(s: State, queue: number[]): number[] {
  if (queue.length <= WAITING) return queue;
  const place = (at: number): number => (isHero(queue[at]) ? -1 : rank(s, -1 - queue[at]));
  const starts = Array.from({ length: queue.length / WAITING }, (_, n) => n * WAITING);
  const sorted = starts.toSorted((a, b) => place(a) - place(b));
  return sorted.every((at, n) => at === starts[n]) ? queue : sorted.flatMap((at) => queue.slice(at, at + WAITING));
}

/** Filled again and again: most of what is noted sets nothing off. */
const waits: number[] = [];

/** Turns what was noted into what waits. */
export function heard(s: State): number[] {
  const { notes } = s;
  empty(waits);
  for (let at = 0; at < notes.length; at += 4)
    HEARD[notes[at]]?.(s, notes[at + 1], notes[at + 2], notes[at + 3], waits);
  empty(notes);
  return waits.length === 0 ? [] : inTurn(s, waits.slice());
}
