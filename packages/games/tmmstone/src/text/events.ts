/** Every kind of event as one sentence; the same whatever has happened since. */
import type { GameEvent } from '@kolbiste/kernel';
import { ANSWER } from '@kolbiste/kernel';
import type { EventName } from '../events.ts';
import { EVENTS } from '../events.ts';
import { answerText } from './answers.ts';
import { cap } from './card/join.ts';
import type { Told } from './event-words.ts';
import { all } from './event-words.ts';
import { DRAW_EVENTS, PLAY_EVENTS } from './events-cards.ts';
import { START_EVENTS, TEXT_EVENTS, TURN_EVENTS } from './events-turn.ts';
import { ATTACK_EVENTS, BOARD_EVENTS, UNIT_EVENTS } from './events-units.ts';
import type { Talk } from './talk.ts';
import { first } from './talk.ts';

const TOLD: { readonly [kind in EventName]: Told } = {
  answer: all(answerText),
  ...START_EVENTS,
  ...TURN_EVENTS,
  ...TEXT_EVENTS,
  ...DRAW_EVENTS,
  ...PLAY_EVENTS,
  ...BOARD_EVENTS,
  ...ATTACK_EVENTS,
  ...UNIT_EVENTS,
};

/** Kinds that only carry a paragraph or repeat what stands beside them. */
const QUIET: ReadonlySet<string> = new Set([
  'deckShuffled',
  'readied',
  'slotGained',
  'endAnnounced',
  'turnEnded',
  'counted',
  'toGrave',
  'conditionFailed',
  'unused',
  'abilityUsed',
] satisfies EventName[]);

/** Does a log fold events of this kind away unless somebody asks for all? */
export const isQuiet = (kind: number): boolean => QUIET.has(EVENTS[kind]);

/** What happened, as one sentence. */
export function eventText(t: Talk, e: GameEvent): string {
  const { whose, say } = TOLD[EVENTS[e.kind] ?? EVENTS[ANSWER]];
  const text = say(t, e);
  return `${whose === null ? cap(text) : first(t, e[whose]) + text}.`;
}
