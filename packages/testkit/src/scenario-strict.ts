import type { Core, Game, Seat } from '@kolbiste/kernel';

/** Numbers beside those that are listed: the nearest ones, and both ends. */
const BESIDE = [-1, ...Array.from({ length: 24 }, (_, i) => i), 0x7fffffff];

function disorder(listed: readonly number[]): string | undefined {
  const at = listed.findIndex((option, i) => i > 0 && option <= listed[i - 1]);
  return at < 0 ? undefined : `${listed[at - 1]} stands before ${listed[at]}`;
}

/** A number that the seat cannot point at, and that is legal all the same. */
function admitted(game: Game<any, any>, s: Core, seat: Seat, known: ReadonlySet<number>): number | undefined {
  const most = Math.max(...known);
  return [...BESIDE, most + 1].find((option) => !known.has(option) && game.answer(s, seat, option) === undefined);
}

/**
 * What is wrong with what somebody is asked now: options stand in ascending order, each once, and what is not listed is
 * refused. A position in which a number was admitted has gone on and is of no more use.
 */
export function loose(game: Game<any, any>, s: Core): string | undefined {
  for (const { seat } of game.pending(s)) {
    const legal = game.options(s, seat).slice();
    const refused = game.refusals(s, seat).map(({ option }) => option);
    const mixed = disorder(legal) ?? disorder(refused);
    if (mixed !== undefined) return `options out of order: ${mixed}`;
    const known = new Set([...legal, ...refused]);
    if (known.size < legal.length + refused.length) return 'an option that is legal and refused';
    const option = admitted(game, s, seat, known);
    if (option !== undefined) return `the answer ${option}, which is not listed, is accepted`;
  }
  return undefined;
}
