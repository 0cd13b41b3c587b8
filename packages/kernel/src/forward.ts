/**
 * Late binding: what a file uses and cannot import, because the file that makes it stands above. Procedures that call one
 * another in a circle are such things, and figures on which the texts depend that change them.
 */
import { KernelError } from './run.ts';

/** What somebody above hands down once, while the game is put together. A class, so that reading one costs the same everywhere. */
export class Forward<T> {
  private readonly what: string;
  private value: T | undefined = undefined;

  constructor(what: string) {
    this.what = what;
  }

  /** @throws KernelError when something else was handed down already */
  bind(value: T): void {
    if (this.value !== undefined && this.value !== value) throw new KernelError(`${this.what} is bound twice`);
    this.value = value;
  }

  /** @throws KernelError when it is read before it was handed down */
  get(): T {
    const { value } = this;
    if (value === undefined) throw new KernelError(`${this.what} is read before it is bound`);
    return value;
  }
}

/**
 * Says below what will be handed down from above:
 *
 *   below:  export const attack = forward<Procedure<State, Attack>>('attack');   ... call(s, attack.get(), locals)
 *   above:  attack.bind(attackProcedure);
 *
 * Bind in a module that is imported for something else as well: one that is imported for what it does alone may be left out of
 * a bundle.
 * @param what its name, for whoever forgot to bind it
 */
export const forward = <T>(what: string): Forward<T> => new Forward<T>(what);
