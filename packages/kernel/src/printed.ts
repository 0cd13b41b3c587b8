/** What a game was played with: its printed cards and the outline of its rules, as one hash. */
import type { Game } from './definition.ts';
import { digest } from './hash.ts';
import type { Flow } from './procedure.ts';

const hashes = new WeakMap<Flow<any>, string>();

/**
 * 64 hex digits over every printed card (figures, effects; no names), the procedures and their steps by name, the kinds of
 * events, and the codes of refusals with their paragraphs. What a step does is no data and cannot be hashed honestly: that it
 * still does the same is what playing a record again shows.
 */
export function printedHash(game: Game<any, any>): string {
  let hash = hashes.get(game.flow);
  if (hash === undefined) {
    hash = digest({
      game: game.id,
      cards: game.printed ?? null,
      // By name: in what order modules are loaded is no matter of the rules.
      procedures: Object.fromEntries(
        game.flow.procedures.map(({ name, steps }) => [name, steps.map((step) => step.name)]),
      ),
      events: game.events,
      refusals: game.refusalTable,
    });
    hashes.set(game.flow, hash);
  }
  return hash;
}
