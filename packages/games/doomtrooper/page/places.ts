/** Where the options of a question lie: on cards of the hand, cards in play, areas, players; or nowhere, as buttons. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { decisionOf, placedBy } from '@kolbiste/tablekit/table/places.ts';
import type { SaidOption } from '../src/said.ts';
import { saidOption } from '../src/said.ts';
import type { View } from '../src/view.ts';
import { useDoom } from './board.ts';

/** The question of who fights whom: two cards answer it. */
export const isPair = (prompt: Prompt): boolean => decisionOf(prompt) === 'combat.fighters';

/** What an option means: of a view it reads the locals of the procedure that asks, and nothing else. */
const meaning = (prompt: Prompt, option: number): SaidOption =>
  saidOption({ flow: [{ locals: prompt.locals }] } as unknown as View, decisionOf(prompt), option);

/** Verbs that are about a card in play. */
const AT_PIECE = new Set([
  'use',
  'piece',
  'zone',
  'weapon',
  'seekCover',
  'leaveCover',
  'toOutpost',
  'home',
  'board',
  'alight',
  'asLegion',
  'asDoomtrooper',
]);

/** Who could attack, and whom the one who is chosen could. */
function pairPlace({ piece, other }: SaidOption): string {
  const { attacker } = useDoom.getState();
  return attacker === piece ? `piece:${other}` : `piece:${piece}`;
}

/** Questions about a card of one's own hand that is not played as others are. */
const OF_HAND = new Set(['prove.choose', 'tuck.choose', 'castOnce.choose']);

/** Where an option lies; null = nowhere. */
export function placeOf(prompt: Prompt, option: number): string | null {
  const said = meaning(prompt, option);
  const { verb, piece, card, n } = said;
  const decision = decisionOf(prompt);
  if (verb === 'fighters') return pairPlace(said);
  // What is thrown out of another's hand lies at no card of this one.
  if (verb === 'play' || verb === 'hide' || decision === 'turn.discard' || OF_HAND.has(decision))
    return card > 0 ? `hand:${card}` : null;
  if (verb === 'area') return `area:${prompt.seat}:${n}`;
  if (verb === 'player' || verb === 'sabotage') return `player:${n}`;
  return AT_PIECE.has(verb) ? `piece:${piece}` : null;
}

/** Of pairs with somebody who is chosen only his lie there, and the way to choose another. */
export const { optionsAt, refusalsAt, buttonsOf } = placedBy(placeOf);

/** The pair that an option means. */
export function pairMeant(prompt: Prompt, option: number): readonly [attacker: number, defender: number] {
  const { piece, other } = meaning(prompt, option);
  return [piece, other];
}

/** More buttons than these would not fit beside one another. */
const MOST = 3;

/** Whether the question is asked by a list: nothing on the table answers it, and there are many ways. */
export function asksByList(prompt: Prompt): boolean {
  const { length } = buttonsOf(prompt);
  return length > MOST && length === prompt.options.length;
}
