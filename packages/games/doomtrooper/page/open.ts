/** Of several opponents the one whose areas lie open: whoever is chosen, or whom the question or the combat concerns. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { ATTACHED } from '../src/vocabulary.ts';
import { boardOf, pieceIn, useBoard, useDoom, useHome } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { placeOf } from './places.ts';

/** At whose side a card in play is seen: what hangs on a card, where that card lies. */
function sideOf(board: DoomTable, id: number): number | undefined {
  const p = pieceIn(board, id);
  return p !== undefined && p.zone === ATTACHED && p.on !== 0 ? sideOf(board, p.on) : p?.seat;
}

/** At whose side a place is. */
function seatAt(board: DoomTable, place: string): number | undefined {
  const [what, n = ''] = place.split(':');
  if (what === 'piece') return sideOf(board, Number(n));
  return what === 'area' || what === 'player' ? Number(n) : undefined;
}

/** At whose sides options lie now. */
function seatsAsked(board: DoomTable, prompt: Prompt): ReadonlySet<number> {
  const seats = prompt.options.map(({ option }) => seatAt(board, placeOf(prompt, option) ?? ''));
  return new Set(seats.filter((seat) => seat !== undefined));
}

/** The one whose areas lie open without regard to what is asked. */
function usuallyOpen(board: DoomTable, home: number, chosen: number | null): number {
  const seats = board.counts.length;
  if (chosen !== null && chosen !== home && chosen < seats) return chosen;
  const combat = board.combats.at(-1);
  const sides = combat === undefined || combat.defender === 0 ? [] : [combat.attackerSeat, combat.defenderSeat];
  const other = sides.find((seat) => seat !== home);
  return other ?? (board.active === home ? (home + 1) % seats : board.active);
}

/** Opens the side of an opponent where something can be chosen, if neither the open one nor the own is such. */
export function openForChoice(): void {
  const state = useTable.getState();
  const [board, home] = [boardOf(state), homeOf(state)];
  let asks: number | null = null;
  if (board !== null && state.prompt !== null && board.counts.length > 2) {
    const seats = seatsAsked(board, state.prompt);
    const open = usuallyOpen(board, home, useDoom.getState().seat);
    if (seats.size > 0 && !seats.has(open)) asks = [...seats].find((seat) => seat !== home) ?? null;
  }
  useDoom.setState({ asks });
}

/** Of the opponents the one whose areas are open: where something is asked, the one chosen, the one in combat, the one whose turn it is, the next. */
export function useOpponent(): number {
  const asks = useDoom((s) => s.asks);
  const chosen = useDoom((s) => s.seat);
  const home = useHome();
  return useBoard((board) => asks ?? usuallyOpen(board, home, chosen), 1);
}

/** Whether something of a seat's can be chosen now. */
export function useSeatAsked(seat: number): boolean {
  // Where options lie follows from who is chosen.
  useDoom((s) => s.attacker);
  return useTable((s) => {
    const board = boardOf(s);
    return board !== null && s.prompt !== null && seatsAsked(board, s.prompt).has(seat);
  });
}
