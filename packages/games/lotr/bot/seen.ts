/** What habits and judgements ask of a position in common. */
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { CHARACTERS, COMMITTED, ENGAGED, EXHAUSTED, HAS_ATTACKED, MUTED, STAGING } from '../src/state.ts';
import { ENEMY, LOCATION } from '../src/vocabulary.ts';

export const isReady = (t: Thing): boolean => (t.marks & EXHAUSTED) === 0;
const hasAttacked = (t: Thing): boolean => (t.marks & HAS_ATTACKED) !== 0;
export const thingOf = (s: State, id: number): Thing | undefined => s.things.find((t) => t.id === id);
export const seatsIn = (s: State): number => s.out.reduce((sum, out) => sum + 1 - out, 0);

/** Whole part towards zero. */
export const whole = (a: number, b: number): number => (a - (a % b)) / b;

/** The enemy that must be brought down before the stage can be completed; 0 = none. */
export function quarryOf(s: State): number {
  const stage = thingOf(s, s.quest);
  return stage === undefined ? 0 : reading.quarry(stage.card);
}

export const isOwn = (s: State, t: Thing, seat: number): boolean => t.zone === CHARACTERS && t.seat === seat;

export function stagingThreat(s: State): number {
  let sum = 0;
  for (const t of s.things) {
    const type = reading.type(t.card);
    if (t.zone === STAGING && (type === ENEMY || type === LOCATION) && (t.marks & MUTED) === 0)
      sum += reading.threat(s, t);
  }
  return sum;
}

/** Enemies that will attack a seat in this round, as far as can be seen. */
export function foesOf(s: State, seat: number): Thing[] {
  return s.things.filter(
    (t) =>
      reading.type(t.card) === ENEMY &&
      ((t.zone === ENGAGED && t.seat === seat && !hasAttacked(t)) ||
        (t.zone === STAGING && reading.engagement(s, t) <= s.threat[seat])) &&
      reading.attacks(s, t),
  );
}

/** Willpower that is committed or named already. */
export function committedTo(s: State, chosen: readonly number[]): number {
  let sum = 0;
  for (const t of s.things) if ((t.marks & COMMITTED) !== 0 || chosen.includes(t.id)) sum += reading.willpower(s, t);
  return sum;
}

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}
