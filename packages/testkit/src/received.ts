import type { Core, Decision, Game, GameEvent, Option, Seat } from '@kolbiste/kernel';
import { eventsFor, rng } from '@kolbiste/kernel';
import { LANGS } from './checks/check.ts';

export type Who = Seat | 'public';

/** Somebody who may see an event, the public before anybody else; of what nobody may see the public knows as much as any. */
export function witness(e: GameEvent): Who {
  return e.visibleTo === -1 || e.visibleTo === 0 ? 'public' : 31 - Math.clz32(e.visibleTo & -e.visibleTo);
}

/** Everything that a seat receives of a position. */
export interface Received {
  readonly view: unknown;
  readonly pending: readonly Decision[];
  readonly own: unknown;
  readonly texts: unknown;
}

function ownOf(game: Game<any, any>, s: Core, view: unknown, who: Who): unknown {
  const asked = game.pending(s).find((d) => d.seat === who);
  if (who === 'public' || asked === undefined) return null;
  const at = { decision: asked.id, seat: who };
  const refusals = game.refusals(s, who);
  return {
    options: game.options(s, who).map((option) => ({
      option,
      rule: game.optionRule(s, who, option),
      name: game.name(view, asked.id, who, option),
      texts: LANGS.map((lang) => game.describe(view, { option, ...at }, lang)),
    })),
    refusals: refusals.map((refused) => ({
      ...refused,
      name: game.name(view, asked.id, who, refused.option),
      texts: LANGS.map((lang) => game.describe(view, { refused, ...at }, lang)),
    })),
  };
}

export function received(game: Game<any, any>, s: Core, who: Who): Received {
  const view = game.view(s, who);
  const pending = game.pending(s);
  const texts = pending.map((decision) => LANGS.map((lang) => game.describe(view, { decision }, lang)));
  return { view, pending, own: ownOf(game, s, view, who), texts };
}

/** A source that gives both worlds the same draws. */
function tape(seed: string): { draw(s: Core, label: string, n: number): number; drawn: string[] } {
  const random = rng(seed);
  const drawn: string[] = [];
  return {
    drawn,
    draw(_s, label, n) {
      const value = random.int(n);
      drawn.push(`${label}/${n}=${value}`);
      return value;
    },
  };
}

/** What `who` hears of an answer and sees after it; the draws depend on `seed` alone. */
export function hear(game: Game<any, any>, s: Core, who: Who, step: readonly [Seat, Option], seed: string): unknown {
  const copy = game.clone(s);
  const ear = eventsFor(who);
  const events: GameEvent[] = [];
  const chance = tape(seed);
  const refusal = game.answer(copy, step[0], step[1], {
    chance,
    sink: {
      event(e) {
        const own = ear.push(e);
        if (own !== undefined) events.push(own);
      },
    },
  });
  if (refusal !== undefined) return `refused: ${refusal.code}`;
  const after = received(game, copy, who);
  const texts = events.map((event) => LANGS.map((lang) => game.describe(after.view, { event }, lang)));
  const facts = events.map((e) => ({ ...e, rule: game.rulebook.keysOf(e.rule) }));
  return { events: facts, texts, draws: chance.drawn, after };
}
