/** The attack that runs and the quest that is gone on: who is in it, and whose characters the open question lets help at another player's mat. */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { ENGAGED } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsTable, RingsThing } from './engine/table.ts';
import { placeOf } from './places.ts';

export type Role = 'attacking' | 'defending' | 'target' | 'striking' | 'chosen';

export interface Fight {
  readonly enemy: number;
  /** Whether the enemy attacks, or is attacked. */
  readonly attacks: boolean;
  /** The attacked player, or the one who attacks. */
  readonly seat: number;
  /** Characters that take part. */
  readonly by: readonly number[];
}

const listOf = (local: number | readonly number[] | undefined): readonly number[] =>
  typeof local === 'object' ? local : [];

/** The innermost attack; null = none runs. */
export function fightNow({ flow }: Pick<RingsTable, 'flow'>): Fight | null {
  const frame = flow.findLast(({ procedure }) => procedure === 'enemyAttack' || procedure === 'playerAttack');
  if (frame === undefined) return null;
  const { enemy, target, seat, defenders, attackers } = frame.locals;
  return frame.procedure === 'enemyAttack'
    ? { enemy: Number(enemy), attacks: true, seat: Number(seat), by: listOf(defenders) }
    : { enemy: Number(target), attacks: false, seat: Number(seat), by: listOf(attackers) };
}

/** Whether a character is named for the quest, before all are committed together. */
const isChosen = ({ flow }: Pick<RingsTable, 'flow'>, id: number): boolean =>
  flow.some(({ procedure, locals }) => procedure === 'quest' && listOf(locals['chosen']).includes(id));

/** What a thing does in the attack that runs, or is named for; null = nothing. */
export function roleOf(board: RingsTable, id: number): Role | null {
  const fight = fightNow(board);
  if (fight === null) return isChosen(board, id) ? 'chosen' : null;
  if (fight.enemy === id) return fight.attacks ? 'attacking' : 'target';
  return fight.by.includes(id) ? (fight.attacks ? 'defending' : 'striking') : null;
}

/** Characters that may help at a mat which is not their player's. */
export interface Friends {
  /** Whose mat the enemy stands at. */
  readonly at: number;
  readonly keyword: 'sentinel' | 'ranged';
  readonly things: readonly RingsThing[];
}

const HELPS: Readonly<Record<string, Friends['keyword']>> = {
  'enemyAttack.sentinel': 'sentinel',
  'playerAttack.attackers': 'ranged',
  'playerAttack.join': 'ranged',
};

/** Who may help by the question that is open; null = nobody. */
function friendsIn(board: RingsTable | null, prompt: Prompt | null): Friends | null {
  const keyword = prompt === null ? undefined : HELPS[`${prompt.procedure}.${prompt.step}`];
  const enemy = board === null ? undefined : board.things.find(({ id }) => id === fightNow(board)?.enemy);
  if (prompt === null || board === null || keyword === undefined || enemy?.zone !== ENGAGED) return null;
  const ids = prompt.options.map(({ option }) => placeOf(prompt, option));
  const things = board.things.filter(
    ({ id, seat }) => seat !== enemy.seat && ids.some((place) => place?.at === 'thing' && place.id === id),
  );
  return things.length === 0 ? null : { at: enemy.seat, keyword, things };
}

interface Asked {
  readonly board: RingsTable | null;
  readonly prompt: Prompt | null;
  readonly friends: Friends | null;
}

let last: Asked | undefined;

/** The same of the table as it is shown: the same object as long as the table and its question are the same, and of nobody none. */
export function friendsNow({ table, prompt }: Pick<TableState, 'table' | 'prompt'>): Friends | null {
  const board = boardOf({ table });
  if (last === undefined || last.board !== board || last.prompt !== prompt)
    last = { board, prompt, friends: friendsIn(board, prompt) };
  return last.friends;
}
