/** Every kind of event as one sentence; but for answers the same whatever has happened since. */
import type { GameEvent } from '@kolbiste/kernel';
import { ANSWER } from '@kolbiste/kernel';
import type { EventName } from '../events.ts';
import { EVENTS } from '../events.ts';
import type { View } from '../view.ts';
import { answerText } from './answers.ts';
import { cap } from './card/join.ts';
import type { Told } from './event-words.ts';
import { ATTACK_EVENTS, DEFENSE_EVENTS, ENGAGE_EVENTS, SHADOW_EVENTS } from './events-combat.ts';
import { PLAY_EVENTS, QUEST_EVENTS, THING_EVENTS } from './events-play.ts';
import { END_EVENTS, HAND_EVENTS, ROUND_EVENTS, START_EVENTS } from './events-table.ts';
import type { Talk } from './talk.ts';
import { first } from './talk.ts';

const TOLD: { readonly [kind in Exclude<EventName, 'answer'>]: Told } = {
  ...START_EVENTS,
  ...ROUND_EVENTS,
  ...HAND_EVENTS,
  ...PLAY_EVENTS,
  ...THING_EVENTS,
  ...QUEST_EVENTS,
  ...ENGAGE_EVENTS,
  ...SHADOW_EVENTS,
  ...DEFENSE_EVENTS,
  ...ATTACK_EVENTS,
  ...END_EVENTS,
};

/** Kinds that only carry a paragraph or repeat what stands beside them. */
const QUIET: ReadonlySet<string> = new Set([
  'deckShuffled',
  'encounterShuffled',
  'heroEntered',
  'phaseEnded',
  'roundEnded',
  'windowOpened',
  'windowClosed',
  'checked',
  'refreshed',
  'shadowDiscarded',
  'encounterDiscarded',
  'extraShadow',
] satisfies EventName[]);

/** Does a log fold events of this kind away unless somebody asks for all? */
export const isQuiet = (kind: number): boolean => QUIET.has(EVENTS[kind]);

/** What happened, as one sentence. */
export function eventText(t: Talk, v: View, e: GameEvent): string {
  const kind = EVENTS[e.kind] ?? EVENTS[ANSWER];
  if (kind === EVENTS[ANSWER]) return `${answerText(t, v, e)}.`;
  const { whose, say } = TOLD[kind];
  const text = say(t, e);
  return `${whose === null ? cap(text) : first(t, e[whose]) + text}.`;
}
