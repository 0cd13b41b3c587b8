/** Where the options of a question lie: on things in play, on cards of the hand, on players; or nowhere, as buttons. */

import type { Choice, NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { APART, ASKS, DOINGS, W_PLAY, W_USE } from '../src/index.ts';
import type { RingsTable } from './engine/table.ts';

export type Place =
  | { readonly at: 'thing'; readonly id: number }
  | { readonly at: 'hand'; readonly card: number }
  | { readonly at: 'player'; readonly seat: number };

/** As in the engine: what a response is to, and where a card of the hand begins. */
const BY_NOTE = 1_000_000;
const FROM_HAND = 900_000;

const thing = (id: number): Place => ({ at: 'thing', id });
const hand = (card: number): Place => ({ at: 'hand', card });

function ofWindow(option: number): Place {
  return option >= W_USE ? thing(Math.floor((option - W_USE) / DOINGS)) : hand(option - W_PLAY);
}

function ofResponse(option: number): Place {
  const rest = (option - 1) % BY_NOTE;
  return rest >= FROM_HAND ? hand(rest - FROM_HAND) : thing(Math.floor(rest / DOINGS));
}

const OF_THINGS = new Set(['payer', 'surplus', 'host', 'costThing', 'dealNext', 'check', 'target', 'endNext']);
const OF_HAND = new Set(['discardHand', 'allyFromHand']);
const OF_CARDS = new Set(['search', 'fetch', 'fromDiscard']);

/** What a choice from a list is about; '' = the question is another. */
const askOf = ({ procedure, locals }: Prompt): string =>
  procedure === 'pickOne' && typeof locals.what === 'number' ? ASKS[locals.what] : '';

function ofList(prompt: Prompt, option: number): Place | null {
  const ask = askOf(prompt);
  if (prompt.locals.may === 1 && option === 0) return null;
  if (OF_THINGS.has(ask)) return thing(option % APART);
  return OF_HAND.has(ask) ? hand(option) : null;
}

/** Questions whose options are ids of things; 0 declines. */
const ON_THINGS = new Set([
  'quest.who',
  'travel.where',
  'encounter.optional',
  'combat.chooseEnemy',
  'combat.chooseTarget',
  'enemyAttack.defender',
  'enemyAttack.sentinel',
  'enemyAttack.victim',
  'playerAttack.attackers',
  'playerAttack.join',
  'pickThing.thing',
]);

const idOf = ({ procedure, step }: Prompt): string => `${procedure}.${step}`;

/** Where an option lies; null = nowhere. */
export function placeOf(prompt: Prompt, option: number): Place | null {
  const id = idOf(prompt);
  if (prompt.procedure === 'pickOne') return ofList(prompt, option);
  if (id === 'pickPlayer.player') return { at: 'player', seat: option };
  if (option === 0) return null;
  if (id === 'window.act') return ofWindow(option);
  if (id === 'settle.respond') return ofResponse(option);
  return ON_THINGS.has(id) ? thing(option) : null;
}

/** A place as it is written into `data-place`. */
export function keyOf(place: Place): string {
  if (place.at === 'thing') return `thing:${place.id}`;
  return place.at === 'hand' ? `hand:${place.card}` : `player:${place.seat}`;
}

const at = <T extends Choice>(all: readonly T[], prompt: Prompt, key: string): readonly T[] =>
  all.filter(({ option }) => {
    const place = placeOf(prompt, option);
    return place !== null && keyOf(place) === key;
  });

export const optionsAt = (prompt: Prompt, key: string): readonly Choice[] => at(prompt.options, prompt, key);
export const refusalsAt = (prompt: Prompt, key: string): readonly NoChoice[] => at(prompt.refused, prompt, key);

/** Options that lie nowhere, as buttons; what declines stands last where it is beside other buttons. */
export function buttonsOf(prompt: Prompt): readonly Choice[] {
  const found = prompt.options.filter(({ option }) => placeOf(prompt, option) === null);
  return prompt.procedure === 'pickOne' && prompt.locals.may === 1
    ? [...found].sort((a, b) => Number(a.option === 0) - Number(b.option === 0))
    : found;
}

/** So many buttons stand in the bar; more stand in a list. */
const BUTTONS = 3;

/** Questions that open a list of their own: cards that lie nowhere on the table, or too many buttons. */
export const asksByList = (prompt: Prompt): boolean =>
  OF_CARDS.has(askOf(prompt)) || buttonsOf(prompt).length > BUTTONS;

/** Questions of several of a kind, one after another: each is answered by one press. */
export const isRow = (prompt: Prompt): boolean =>
  ['quest.who', 'playerAttack.attackers', 'playerAttack.join'].includes(idOf(prompt)) || askOf(prompt) === 'payer';

/** Questions of how something is paid for. */
export const isPayment = (prompt: Prompt): boolean => ['payer', 'costX', 'costThing'].includes(askOf(prompt));

/** Whether a place is anywhere a seat's mat shows: its things, or its player. */
export function seatOf(board: RingsTable, place: Place): number {
  if (place.at === 'player') return place.seat;
  if (place.at === 'hand') return -1;
  return board.things.find(({ id }) => id === place.id)?.seat ?? -1;
}
