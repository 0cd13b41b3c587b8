/** Every kind of event as one sentence; the same whatever has happened since. */
import type { GameEvent } from '@kolbiste/kernel';
import { ANSWER } from '@kolbiste/kernel';
import type { EventName } from '../events.ts';
import { EVENTS } from '../events.ts';
import { answerText } from './answers.ts';
import type { Told } from './event-words.ts';
import { ATTACK_EVENTS, END_PHASE_EVENTS } from './events-attack.ts';
import { START_EVENTS, TURN_EVENTS } from './events-turn.ts';
import { LAID_EVENTS, USE_EVENTS } from './events-use.ts';
import type { Talk } from './talk.ts';

const TOLD: { readonly [kind in EventName]: Told } = {
  answer: answerText,
  ...START_EVENTS,
  ...TURN_EVENTS,
  ...USE_EVENTS,
  ...LAID_EVENTS,
  ...ATTACK_EVENTS,
  ...END_PHASE_EVENTS,
};

/** Kinds that only carry a paragraph or repeat what stands beside them. */
const QUIET: ReadonlySet<string> = new Set([
  'actionPaid',
  'entriesRenewed',
  'effectForced',
  'malusForced',
  'bonusPassedOver',
  'bonusSpent',
  'trapsHeld',
  'restCounted',
  'weaponBack',
  'colourFollowed',
  'trappedColour',
  'targetChosen',
  'shieldsAdded',
  'compared',
  'noShields',
  'combosHeld',
  'nightAttackHeld',
  'mechanicHeld',
  'curseStays',
  'trickTooDear',
  'endPhaseBegan',
  'specialsChecked',
  'turnEnded',
  'energyKept',
  'gameStopped',
] satisfies EventName[]);

/** Does a log fold events of this kind away unless somebody asks for all? */
export const isQuiet = (kind: number): boolean => QUIET.has(EVENTS[kind]);

/** What happened, as one sentence. */
export function eventText(t: Talk, e: GameEvent): string {
  return `${TOLD[EVENTS[e.kind] ?? EVENTS[ANSWER]](t, e)}.`;
}
