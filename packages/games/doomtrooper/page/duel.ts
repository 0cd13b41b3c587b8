/** The combat that the stage shows: the one that is fought, or the one that is being aimed. */
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Forecast } from '../src/forecast.ts';
import { forecast, tacticsOfBoth } from '../src/forecast.ts';
import { boardOf, pieceIn, stateOf, useDoom } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { isPair, pairMeant } from './places.ts';

export interface Duel {
  readonly attacker: number;
  /** 0 = nobody is chosen yet. */
  readonly defender: number;
  /** 1 to 8; 0 = it is only aimed. */
  readonly phase: number;
  /** 0 = not chosen yet. */
  readonly tactic: number;
  /** What comes of each tactic that both may use; empty where one of them lies hidden. */
  readonly ways: readonly Forecast[];
}

function waysOf(board: DoomTable, attacker: number, defender: number, tactic: number): readonly Forecast[] {
  const s = stateOf(board);
  const tactics = tactic !== 0 ? [tactic] : tacticsOfBoth(s, attacker, defender);
  return tactics.flatMap((one) => forecast(s, attacker, defender, one) ?? []);
}

/** The pair that is aimed at, before anything is declared or before it is named. */
function aimed(
  { prompt, picked }: Pick<TableState, 'prompt' | 'picked'>,
  chosen: number,
): readonly [number, number] | null {
  if (prompt === null || !isPair(prompt)) return null;
  return picked === null ? [chosen, 0] : pairMeant(prompt, picked);
}

const made = new WeakMap<DoomTable, Map<string, Duel>>();

/** The same object for as long as nothing has changed. */
function once(board: DoomTable, attacker: number, defender: number, phase: number, tactic: number): Duel {
  const duels = made.get(board) ?? new Map<string, Duel>();
  made.set(board, duels);
  const key = `${attacker} ${defender} ${phase} ${tactic}`;
  const known = duels.get(key);
  if (known !== undefined) return known;
  const there = pieceIn(board, attacker) !== undefined && pieceIn(board, defender) !== undefined;
  const duel = { attacker, defender, phase, tactic, ways: there ? waysOf(board, attacker, defender, tactic) : [] };
  duels.set(key, duel);
  return duel;
}

function duelIn(s: TableState, chosen: number): Duel | null {
  const board = boardOf(s);
  if (board === null) return null;
  const pair = aimed(s, chosen);
  if (pair !== null) return once(board, pair[0], pair[1], 1, 0);
  const combat = board.combats.at(-1);
  if (combat === undefined) return null;
  const { attacker, defender, phase, tactic } = combat;
  return once(board, attacker, defender, phase, tactic);
}

/** The combat to be shown; null = none. */
export function useDuel(): Duel | null {
  const chosen = useDoom((s) => s.attacker);
  return useTable((s) => duelIn(s, chosen));
}
