/** The one statement that writes answers: the most frequent of all. */
import { CompiledQuery } from 'kysely';
import type { NewStep } from './tables.ts';
import { CHAINED, chainIn } from './whole.ts';

const COLUMNS = [
  ['game', 'text'],
  ['step', 'integer'],
  ['seat', 'integer'],
  ['option', 'integer'],
  ['at', 'bigint'],
  ['answer', 'text'],
  ['told', 'text'],
  ['epoch', 'integer'],
  ['before', 'bigint'],
] as const;

/** The statement for so many answers, by the mark of its k-th parameter: made once. */
function insertions(mark: (k: number) => string, postgres: boolean): (count: number) => string {
  const made: string[] = [];
  const row = (at: number): string =>
    `(${COLUMNS.map(([, type], k) => `cast(${mark(at * COLUMNS.length + k + 1)} as ${type})`).join(', ')})`;
  return (count) =>
    (made[count] ??= `
    with v (${COLUMNS.map(([name]) => name).join(', ')}) as (values ${Array.from({ length: count }, (_, at) => row(at)).join(', ')})
    insert into steps (${CHAINED.join(', ')}, chain)
    select ${CHAINED.map((name) => `v.${name}`).join(', ')}, ${chainIn(postgres, 'p', 'v')}
    from v join games g on g.id = v.game and g.epoch = v.epoch and g.status = 'playing' and g.flaw is null
      join steps p on p.game = v.game and p.step = v.step - 1 and p.at = v.before
    where true
    on conflict (game, step) do nothing
    returning game`);
}

/**
 * One statement for all: it writes those steps whose game plays in their epoch, that follow upon the step they were made
 * after, and that nobody wrote before.
 */
export function insertion(postgres: boolean): (steps: readonly NewStep[]) => CompiledQuery {
  const sqlOf = insertions(postgres ? (k) => `$${k}` : () => '?', postgres);
  return (steps) =>
    CompiledQuery.raw(
      sqlOf(steps.length),
      steps.flatMap((step) => COLUMNS.map(([name]) => step[name])),
    );
}
