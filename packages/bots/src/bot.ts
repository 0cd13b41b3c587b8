/** What a bot is. */
import type { Seat } from '@kolbiste/kernel';

/**
 * A player that sees its view and nothing else. The same seed and the same views in the same order get the same answers
 * on every machine.
 */
export interface Bot<V = any> {
  /** One of the options of a seat that owes an answer. */
  choose(view: V, seat: Seat): number;
  /**
   * A bot that needs no more than the options (which tell nothing that the view does not tell) may have this too: who has
   * them at hand then need not make a view. It answers as `choose` would.
   * @param options the first `count` of the list, ascending
   */
  among?(options: Int32Array, count: number): number;
}
