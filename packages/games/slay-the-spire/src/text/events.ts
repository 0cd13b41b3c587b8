/** Every kind of event as one sentence. */
import { cap } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import { ANSWER } from '@kolbiste/kernel';
import { EVENTS } from '../events.ts';
import { ADVENTURE_EVENTS } from './adventure.ts';
import { answerText } from './answers.ts';
import { CARD_EVENTS, ITEM_EVENTS, WAY_EVENTS } from './events-cards.ts';
import type { Say } from './events-fight.ts';
import { FIGHT_EVENTS } from './events-fight.ts';
import type { Talk } from './talk.ts';

type Kind = (typeof EVENTS)[number];
const TOLD: { readonly [kind in Kind]: Say } = {
  answer: answerText,
  ...FIGHT_EVENTS,
  ...CARD_EVENTS,
  ...ITEM_EVENTS,
  ...WAY_EVENTS,
  ...ADVENTURE_EVENTS,
};

/** Kinds that only repeat what stands beside them. */
const QUIET: ReadonlySet<string> = new Set([
  'drewHidden',
  'dieFixed',
  'putAway',
  'aimed',
  'playPhaseEnded',
  'turnEnded',
  'effectBegan',
  'cubeMoved',
  'enemyActed',
  'abilityFired',
  'voted',
  'goOnVoted',
  'statusGone',
] satisfies Kind[]);

/** Does a log fold events of this kind away unless somebody asks for all? */
export const isQuiet = (kind: number): boolean => QUIET.has(EVENTS[kind]);

/** What happened, as one sentence. */
export const eventText = (t: Talk, e: GameEvent): string => `${cap(TOLD[EVENTS[e.kind] ?? EVENTS[ANSWER]](t, e))}.`;
