/** What a seat sees: its own hand, everything that lies open, and of hidden piles which cards lie in them, not in which order [STS R7]. */
import type { Seat, SeenFrame } from '@kolbiste/kernel';
import { seenFrames } from '@kolbiste/kernel';
import { flow as procedures } from './flow/registry.ts';
import type { Config, State } from './state.ts';
import { DRAW, HAND, HELD, KNOWN, PILE_KINDS, RARE, REWARD } from './state.ts';

export { determinize } from './deal.ts';

export interface View {
  readonly who: Seat | 'public';
  readonly config: Config;
  readonly outcome: number;
  readonly act: number;
  readonly map: number;
  readonly node: number;
  readonly tokens: readonly number[];
  readonly boss: number;
  readonly fight: number;
  readonly round: number;
  readonly die: number;
  readonly heroes: readonly (readonly number[])[];
  /** By seat and kind; of hidden piles sorted. Somebody else's hand lies among the draw pile. */
  readonly piles: readonly (readonly number[])[];
  /** Cards in each hand. */
  readonly held: readonly number[];
  readonly enemies: readonly (readonly number[])[];
  readonly decks: readonly (readonly number[])[];
  readonly arrivals: readonly number[];
  readonly notes: readonly number[];
  readonly played: readonly number[];
  readonly pool: readonly number[];
  readonly dealt: readonly number[];
  readonly offers: readonly (readonly number[])[];
  readonly wares: readonly (readonly number[])[];
  readonly served: readonly number[];
  readonly event: number;
  readonly keys: number;
  readonly beaten: readonly number[];
  readonly feats: number;
  readonly changes: number;
  readonly stopping: number;
  readonly eventsMet: number;
  readonly portal: number;
  readonly over: number;
  readonly flow: readonly SeenFrame[];
}

const sorted = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);

function seenPile(s: State, at: number, who: Seat | 'public'): number[] {
  const seat = (at / PILE_KINDS) | 0;
  const kind = at % PILE_KINDS;
  const pile = s.piles[at];
  const own = seat === who;
  if (kind === DRAW && own) {
    // What was scried lies where its owner saw it.
    const below = pile.length - s.heroes[seat][KNOWN];
    return [...sorted(pile.slice(0, below)), ...pile.slice(below)];
  }
  if (kind === DRAW) return sorted([...pile, ...s.piles[at + HAND - DRAW]]);
  if (kind === REWARD || kind === RARE) return sorted(pile);
  if ((kind === HAND || kind === HELD) && !own) return [];
  return pile.slice();
}

/** What an adventure went on from lies on the table; it is told once. */
const shownConfig = ({ config }: State): Config => (config.from === null ? config : { ...config, from: null });

export const view = (s: State, who: Seat | 'public'): View => ({
  who,
  config: shownConfig(s),
  outcome: s.outcome,
  act: s.act,
  map: s.map,
  node: s.node,
  tokens: s.tokens.slice(),
  boss: s.boss,
  fight: s.fight,
  round: s.round,
  die: s.die,
  heroes: s.heroes.map((hero) => hero.slice()),
  piles: s.piles.map((_, at) => seenPile(s, at, who)),
  held: s.heroes.map((_, seat) => s.piles[seat * PILE_KINDS + HAND].length),
  enemies: s.enemies.map((enemy) => enemy.slice()),
  decks: s.decks.map(sorted),
  arrivals: s.arrivals.slice(),
  notes: s.notes.slice(),
  played: s.played.slice(),
  pool: s.pool.slice(),
  dealt: s.dealt.slice(),
  offers: s.offers.map((offer) => offer.slice()),
  wares: s.wares.map((ware) => ware.slice()),
  served: s.served.slice(),
  event: s.event,
  keys: s.keys,
  beaten: s.beaten.slice(),
  feats: s.feats,
  changes: s.changes,
  stopping: s.stopping,
  eventsMet: s.eventsMet,
  portal: s.portal,
  over: s.over,
  flow: seenFrames(procedures, s, who),
});
