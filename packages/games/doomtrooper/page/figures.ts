/** Numbers of the table by name: points of players, figures of warriors. */
import { pieceIn } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { figuresOf } from './words.ts';

export const POINTS = ['promotion', 'destiny'] as const;

/** The number itself, as written into `data-why` of whatever shows it; undefined while there is no such thing. */
export function figureValue(board: DoomTable, key: string): number | undefined {
  const [of, at, figure] = key.split(':');
  if (of === 'promotion' || of === 'destiny') return board[of][Number(at)];
  const p = pieceIn(board, Number(at));
  return p === undefined || p.card === 0 ? undefined : figuresOf(board, p)[Number(figure)];
}
