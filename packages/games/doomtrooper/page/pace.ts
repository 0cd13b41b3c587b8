import type { Heard } from '@kolbiste/tablekit/state/showing.ts';

/** Milliseconds for which an event of Doomtrooper stands before the next. What is not named passes at once. */
export const DOOM_PACE: Readonly<Record<string, number>> = {
  starter: 500,
  exchanged: 400,
  turnBegan: 500,
  drew: 250,
  entered: 400,
  attached: 350,
  laid: 350,
  played: 450,
  used: 350,
  cancelled: 500,
  covered: 250,
  uncovered: 250,
  revealed: 400,
  moved: 300,
  declared: 400,
  fighters: 600,
  tactic: 400,
  weaponChosen: 300,
  struck: 700,
  wounded: 500,
  killed: 700,
  saved: 500,
  awarded: 600,
  sabotageDeclared: 500,
  sabotageDone: 600,
  lost: 800,
  won: 900,
  drawn: 900,
};

/** What of Doomtrooper is heard, by the kind of the line. */
export const DOOM_HEARD: Readonly<Record<string, Heard>> = {
  drew: 'draw',
  entered: 'put',
  attached: 'clink',
  laid: 'put',
  played: 'put',
  struck: 'blow',
  wounded: 'blow',
  killed: 'fall',
  healed: 'rise',
  awarded: 'rise',
  promotion: 'rise',
  lost: 'fall',
};
