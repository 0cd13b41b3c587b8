/** A clone that is written by hand for speed, held against the declared shape of the state, which says what it must not forget. */
import type { Core, Game, Shape } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { difference } from './data.ts';
import type { Configs } from './table.ts';
import { pick } from './table.ts';
import { mustReach } from './timed.ts';
import type { Runner } from './vitest.ts';

export interface ClonedState<S extends Core> {
  readonly game: Game<S, any>;
  readonly shape: Shape<S>;
  readonly clone: (s: S) => S;
  readonly configs: Configs;
  /** Entries of lists that matter and are often empty: over all positions more than a hundred must have been copied. */
  readonly held: (s: S) => number;
}

const [GAMES, ANSWERS, LEAST] = [6, 150, 101];

/** What is wrong with a clone. */
function cloneFault<S extends Core>({ shape, clone }: ClonedState<S>, s: S): string | undefined {
  const copy = clone(s);
  const other = difference(copy, shape.clone(s));
  if (other !== undefined) return `not what its shape says: ${other}`;
  const missing = shape.names.find((name) => !Object.hasOwn(copy, name));
  if (missing !== undefined) return `without the field ${missing}`;
  const shared = shape.names.find((name) => Array.isArray(s[name]) && copy[name] === s[name]);
  return shared === undefined ? undefined : `shares ${shared} with its original`;
}

/** One test: the clone copies every declared field, in whole games played by chance. */
export function describeClone<S extends Core>({ it }: Pick<Runner, 'it'>, cloned: ClonedState<S>): void {
  it('the clone copies every field that is declared, in whole games played by chance', () => {
    const { game, configs } = cloned;
    let held = 0;
    for (let n = 0; n < GAMES; n++) {
      const random = rng(`shape ${n}`);
      const s = game.setup(configs(n), seedFrom(`shape ${n}`));
      for (let k = 0; k < ANSWERS && game.pending(s).length > 0; k++) {
        game.answer(s, ...pick(game, s, random));
        const fault = cloneFault(cloned, s);
        if (fault !== undefined) throw new Error(`game ${n}, answer ${k + 1}: a clone ${fault}`);
        held += cloned.held(s);
      }
    }
    mustReach('entries that were copied', held, LEAST);
  });
}
