/** What atoms note for the texts that listen: kind, whom it is about, and two facts. The places are the numbers. */
import { numbered } from '@kolbiste/cardkit/verbs';
import { note } from '@kolbiste/kernel';
import type { State } from './state.ts';

const NOTE_NAMES = [
  'summoned', // unit
  'died', // unit, a killer, b 1 = in an attack
  'damaged', // one, a how much, b source
  'dealt', // source, a how much, b victim
  'killed', // killer, a 1 = in an attack, b victim
  'healed', // one, a how much
  'heroDamaged', // hero, a how much, b source
  'stolenLife', // seat, a how much
  'attacks', // attacker, a target
  'attackedHero', // attacker, a hero
  'spell', // card, a seat
  'card', // card, a seat
  'unitPlayed', // unit
  'ability', // card, a seat
  'targeted', // one, a seat of the spell, b card
  'burned', // card, a owner
  'turnStarts', // seat
  'turnEnds', // seat
] as const;
export const N = numbered(NOTE_NAMES);

export function noteThat(s: State, kind: number, subject: number, a = 0, b = 0): void {
  note(s.batch, kind, subject, a, b);
}
