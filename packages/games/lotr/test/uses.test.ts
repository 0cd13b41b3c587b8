/**
 * Nothing is thrown away [LOTR G.5]: whatever is offered, once its cost is paid, changes something, whichever of the
 * offered costs and targets are taken. Over all cards, in positions of games with random decks.
 */
import type { GameEvent } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import type { CompiledAbility } from '../src/cards/printed.ts';
import { FORCED } from '../src/cards/printed.ts';
import { E } from '../src/events.ts';
import { cardAnswering } from '../src/flow/answers.ts';
import { cards, game, pool, printed, readConfig, type State, W_PLAY, W_USE } from '../src/index.ts';
import { EVENT, HERO } from '../src/vocabulary.ts';

type Random = ReturnType<typeof rng>;

/** What paying, and saying that something is done, tells of itself. */
const COSTS = new Set<number>([
  E.answer,
  E.played,
  E.used,
  E.fired,
  E.resourcePaid,
  E.exhausted,
  E.deckEmpty,
  E.drawForbidden,
  E.nothingToReveal,
  E.encounterDiscarded,
]);
const ofPlayers = cards.filter((card) => card.set === 'core');
const heroes = ofPlayers.filter((card) => card.type === 'hero');
const others = ofPlayers.filter((card) => card.type !== 'hero');

/** One to four players with three heroes each and sixty cards of all spheres; dear ones are as likely as cheap ones. */
function randomConfig(n: number, random: Random): unknown {
  // Every fourth time the first player has the three of one sphere: some cards ask for all of them.
  const sphere = n % 4 === 0 ? heroes[((n / 4) % 4) * 3].sphere : undefined;
  const left = heroes
    .toSorted((p, q) => Number(q.sphere === sphere) - Number(p.sphere === sphere))
    .map((card) => card.id);
  const lists = Array.from({ length: 1 + (n % 3) }, (_, seat) => ({
    heroes: [0, 1, 2].map(() => left.splice(sphere !== undefined && seat === 0 ? 0 : random.int(left.length), 1)[0]),
    cards: Array.from({ length: 60 }, () => others[random.int(others.length)].id),
  }));
  return readConfig({ mode: 'quest', lists, easy: true });
}

/** Plays on at random until the use that has begun is over. @returns what happened because of it */
function useUp(s: State, seat: number, option: number, random: Random): GameEvent[] {
  const events: GameEvent[] = [];
  const io = { sink: { event: (e: GameEvent) => void events.push(e) } };
  const depth = s.frames.length;
  game.answer(s, seat, option, io);
  for (let k = 0; k < 200 && s.frames.length > depth; k++) {
    const [next] = game.pending(s);
    if (next === undefined) break;
    const options = game.options(s, next.seat);
    game.answer(s, next.seat, options[random.int(options.length)], io);
  }
  // An ally that a hand answers with is put into play, neither played nor used: then the answer itself is what began it.
  const begun = events.find((e) => e.kind === E.played || e.kind === E.used) ?? events[0];
  const under = new Set([begun.id]);
  return events.filter((e) => under.has(e.cause) && under.add(e.id));
}

/** The ability that an option of a window or a response uses; undefined = it plays an ally or an attachment. */
function usedBy(s: State, question: string, option: number): CompiledAbility | undefined {
  if (question === 'window.act') {
    if (option >= W_USE) {
      const t = s.things.find((each) => each.id === (((option - W_USE) / 8) | 0));
      return t === undefined ? undefined : printed(t.card).doings[(option - W_USE) % 8];
    }
    const card = printed(option - W_PLAY);
    return card.type === EVENT ? card.doings[0] : undefined;
  }
  const inHand = cardAnswering(option);
  if (inHand > 0) return printed(inHand).doings[0];
  const rest = (option - 1) % 1_000_000;
  const t = [...s.things, ...s.left].find((each) => each.id === ((rest / 8) | 0));
  return t === undefined ? undefined : printed(t.card).doings[rest % 8];
}

const changed = (d: CompiledAbility, told: readonly GameEvent[]): boolean =>
  told.some((e) => {
    if (COSTS.has(e.kind)) return false;
    return e.kind !== E.discarded || pool.programs[d.program].some(({ verb }) => verb.name === 'discard');
  });

function playOne(n: number, tried: Map<number, number>): void {
  const random = rng(`uses ${n}`);
  const s = game.setup(randomConfig(n, random), seedFrom(`uses ${n}`));
  for (let k = 0; k < 1500 && game.pending(s).length > 0; k++) {
    const [{ seat, id }] = game.pending(s);
    const options = game.options(s, seat);
    if (id === 'window.act' || id === 'settle.respond')
      for (const option of options) {
        const d = option === 0 ? undefined : usedBy(s, id, option);
        if (d === undefined) continue;
        const times = tried.get(d.index) ?? 0;
        if (times > 400 || (times > 60 && random.int(4) > 0)) continue;
        tried.set(d.index, times + 1);
        const told = useUp(game.clone(s), seat, option, random);
        const what = told.map((e) => Object.keys(E)[e.kind]).join(' ');
        expect(changed(d, told), `game ${n}, answer ${k}: card ${d.card} (${option}): ${what}`).toBe(true);
      }
    // Nobody is short of resources: dear cards should come up as often as cheap ones.
    if (k % 97 === 0) for (const t of s.things) if (printed(t.card).type === HERO) t.resources += 2;
    const early = options.length > 1 && options[0] === 0 && random.int(3) > 0 ? 1 : 0;
    game.answer(s, seat, options[early + random.int(options.length - early)]);
  }
}

describe('what is offered', () => {
  it('changes something, whatever is paid and chosen', { timeout: 300_000 }, () => {
    const tried = new Map<number, number>();
    for (let n = 0; n < 300; n++) playOne(n, tried);
    const all = pool.doings.filter((d) => d.kind !== FORCED && printed(d.card).set === 'core');
    const missing = all.filter((d) => !tried.has(d.index)).map((d) => d.card);
    expect(missing).toEqual([]);
  });
});
