/**
 * What abilities listen to. An atom notes it; what it sets off waits until the played card has been put away [STS 12.15]
 * [STS R16]. A note is its kind, the creature it is about, and two facts.
 */
import { note as push } from '@kolbiste/kernel';
import { enemyCard } from './cards/pool.ts';
import type { State } from './state.ts';
import { CARD } from './state.ts';

const NOTES = [
  '',
  'exhausted', // seat, face
  'gainedBlock', // seat
  'tokenPlaced', // enemy, by, kind
  'enemyHurtByHit', // enemy, by, HP lost
  'enemyHurt', // enemy: took damage or lost HP
  'enemyAttacked', // enemy, by: an attack against it is over
  'heroHurtByHit', // seat, by enemy, HP lost
  'enemyDied', // enemy
  'cardPlayed', // seat, face, its place among the powers in play
  'statusDrawn', // seat, face
  'stanceSwitched', // seat, stance
  'shuffled', // seat
  'discardedByCard', // seat, face
  'scried', // seat
  'scriedAway', // seat, face
  'cardsDiscarded', // seat: an effect has made it discard one card at least
  'hostDied', // seat, face that lay beside an enemy, that enemy
  'heroWounded', // seat, by enemy: its attack is over and made the hero lose HP
] as const;
export const [
  ,
  EXHAUSTED,
  GAINED_BLOCK,
  TOKEN_PLACED,
  HURT_BY_HIT,
  ENEMY_HURT,
  ATTACKED,
  HERO_HURT,
  ENEMY_DIED,
  CARD_PLAYED,
  STATUS_DRAWN,
  STANCE_SWITCHED,
  PILE_SHUFFLED,
  DISCARDED_BY_CARD,
  SCRIED,
  SCRIED_AWAY,
  CARDS_DISCARDED,
  HOST_DIED,
  WOUNDED,
] = NOTES.keys() as unknown as number[];

export const note = (s: State, kind: number, subject: number, a = 0, b = 0): void => push(s.notes, kind, subject, a, b);

/** What an enemy itself may answer; one whose card says nothing of its own hears nothing. */
export function noteOfEnemy(s: State, kind: number, who: number, a = 0, b = 0): void {
  if (enemyCard(s.enemies[-1 - who][CARD]).abilities.length > 0) push(s.notes, kind, who, a, b);
}
