import type { Core, Game, GameEvent, Seat } from '../../src/index.ts';
import { listener } from '../../src/index.ts';

/** Answers by name, and gives the events that this made; a refusal or a name that nobody offers is an error. */
export function say<S extends Core>(game: Game<S, unknown>, s: S, seat: Seat, name: string): readonly GameEvent[] {
  const decision = game.pending(s).find((d) => d.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} owes no answer`);
  const view = game.view(s, seat);
  const named = game.options(s, seat).map((option) => [game.name(view, decision.id, seat, option), option] as const);
  const found = named.find(([other]) => other === name);
  if (found === undefined)
    throw new Error(`seat ${seat} may not "${name}", but: ${named.map(([other]) => other).join(', ')}`);
  const sink = listener();
  const refusal = game.answer(s, seat, found[1], { sink });
  if (refusal !== undefined) throw new Error(`${name} is offered and refused: ${refusal.code}`);
  return sink.events;
}

/** Who owes an answer, and to what. */
export const owing = <S extends Core>(game: Game<S, unknown>, s: S): string =>
  game
    .pending(s)
    .map((d) => `${d.id}/${d.seat}`)
    .join(' ');

/** How often each kind of event stands in a list. */
export function counts(
  game: { readonly events: readonly string[] },
  events: readonly GameEvent[],
): Record<string, number> {
  const out: Record<string, number> = {};
  for (const e of events) out[game.events[e.kind]] = (out[game.events[e.kind]] ?? 0) + 1;
  return out;
}
