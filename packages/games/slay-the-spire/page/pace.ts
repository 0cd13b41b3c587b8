import type { Heard } from '@kolbiste/tablekit/state/showing.ts';

/** Milliseconds for which an event of Slay the Spire stands before the next. What is not named passes at once. */
export const SPIRE_PACE: Readonly<Record<string, number>> = {
  combatBegan: 500,
  roundBegan: 400,
  rolled: 700,
  played: 300,
  shivThrown: 250,
  potionUsed: 350,
  relicUsed: 350,
  enemyActed: 350,
  hit: 350,
  hurt: 350,
  healed: 250,
  gainedBlock: 200,
  gainedToken: 200,
  enemyDied: 450,
  enemyLeft: 450,
  enemyCame: 350,
  combatWon: 700,
  heroDied: 800,
  movedUp: 400,
  eventRevealed: 600,
  won: 900,
  lost: 900,
};

/** What of Slay the Spire is heard, by the kind of the line. */
export const SPIRE_HEARD: Readonly<Record<string, Heard>> = {
  drew: 'draw',
  rolled: 'put',
  played: 'put',
  hit: 'blow',
  hurt: 'blow',
  gainedBlock: 'clink',
  healed: 'rise',
  goldGained: 'clink',
  enemyDied: 'fall',
  heroDied: 'fall',
};
