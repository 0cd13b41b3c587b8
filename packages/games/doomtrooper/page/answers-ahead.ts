/** What can be said ahead of windows in which others play something: with which cards it may be answered, and at whom it may be aimed. */
import type { Order } from '@kolbiste/wire';
import { pieceName } from '../src/answered.ts';
import { cardOf } from '../src/cards/pool.ts';
import { M_PLAYED, M_USED, REACTION } from '../src/cards/timing.ts';
import { playOf, userOf } from '../src/legal/ability-of.ts';
import { A_PASS, handOption, OPENLY, readOption, useOption } from '../src/options.ts';
import type { Piece } from '../src/pieces.ts';
import { stateOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';

/** An answer: a card of the hand, or of a card in play what it does; `card` 0 = nothing is played. */
export interface Reply {
  readonly option: number;
  readonly card: number;
}

const answers = ({ timing, on }: { timing: number; on: number }): boolean =>
  timing === REACTION && (on === M_PLAYED || on === M_USED);

/** What a seat has that answers what others play or use, and nothing at all, which comes last. */
export function repliesOf(board: DoomTable, seat: number): readonly Reply[] {
  const hand = [...new Set(board.hands[seat] ?? [])].filter((card) => answers(playOf(cardOf(card))));
  const s = stateOf(board);
  const used = s.pieces.flatMap((p) =>
    cardOf(p.card).abilities.flatMap((a, k) =>
      answers(a) && userOf(s, p, a) === seat ? [{ option: useOption(p.id, k), card: p.card }] : [],
    ),
  );
  return [...hand.map((card) => ({ option: handOption(card, OPENLY), card })), ...used, { option: A_PASS, card: 0 }];
}

/** The card that an order answers with; 0 = nothing is played, or what did it is in play no more. */
export function cardOfReply(board: DoomTable, { option }: Order): number {
  const said = readOption(option);
  if (said?.what === 'hand') return said.card;
  return said === null ? 0 : (board.pieces.find(({ id }) => id === said.piece)?.card ?? 0);
}

/** Whether a seat has that with which an order answers. */
export function hasReply(board: DoomTable, seat: number, { option }: Order): boolean {
  const said = readOption(option);
  if (said === null) return true;
  if (said.what === 'hand') return board.hands[seat]?.includes(said.card) ?? true;
  return board.pieces.some(({ id }) => id === said.piece);
}

/** Cards in play that can be named as what something is aimed at: own ones first. */
export const aimsOf = ({ pieces }: DoomTable, seat: number): readonly Piece[] =>
  pieces.filter(({ card }) => card !== 0).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

/** Which of several with its name a card in play is, from 1; 0 = the only one. */
export function placeAmong({ pieces }: DoomTable, { id, card }: Piece): number {
  const alike = pieces.filter((p) => p.card === card);
  return alike.length < 2 ? 0 : alike.findIndex((p) => p.id === id) + 1;
}

/** The narrowest of the names under which something is aimed at. */
export const narrowest = (on: readonly string[], { pieces }: DoomTable): string =>
  pieces.map(({ id }) => pieceName(id)).find((name) => on.includes(name)) ?? on[0] ?? '';
