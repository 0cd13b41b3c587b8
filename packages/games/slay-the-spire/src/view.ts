/** What a seat sees: its own hand, everything that lies open, and of hidden piles which cards lie in them, not in which order [STS R7]. */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { core, framesOf, seedOf, seenFrames, shuffleWith } from '@kolbiste/kernel';
import { playBeside } from './cards/own-cards.ts';
import { ENTRY } from './flow/gather.ts';
import { flow as procedures } from './flow/registry.ts';
import type { Config, State } from './state.ts';
import { DECKS, DRAW, HAND, HELD, KNOWN, PILE_KINDS, RARE, REWARD } from './state.ts';
import { FROM_CARD } from './vocabulary.ts';

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

/** Cards of a hand that an end phase has laid open. */
function shownOf(v: View, seat: number): number[] {
  const out: number[] = [];
  for (let at = 0; at < v.pool.length; at += ENTRY)
    if (v.pool[at] === seat && v.pool[at + 2] === FROM_CARD) out.push(v.pool[at + 3]);
  return out;
}

/** Deals another's hand from what lies there unseen. */
function dealHand(v: View, seat: number, piles: number[][], r: Rng): void {
  const draw = piles[seat * PILE_KINDS + DRAW];
  const hand = piles[seat * PILE_KINDS + HAND];
  for (const face of shownOf(v, seat)) {
    const at = draw.indexOf(face);
    if (at >= 0 && hand.length < v.held[seat]) hand.push(...draw.splice(at, 1));
  }
  shuffleWith(r, draw);
  hand.push(...draw.splice(0, v.held[seat] - hand.length));
  piles[seat * PILE_KINDS + HELD].push(...hand.map(() => 0));
}

/** Mixes the own draw pile but for what is known of its top. */
function dealDraw(v: View, seat: number, draw: number[], r: Rng): void {
  const top = draw.splice(draw.length - v.heroes[seat][KNOWN]);
  shuffleWith(r, draw);
  draw.push(...top);
}

/** A state that fits what was seen. */
export function determinize(v: View, r: Rng): State {
  // A bot may think where nobody has read the configuration.
  playBeside(v.config);
  const piles = v.piles.map((pile) => pile.slice());
  for (let seat = 0; seat < v.heroes.length; seat++) {
    if (seat === v.who) dealDraw(v, seat, piles[seat * PILE_KINDS + DRAW], r);
    else dealHand(v, seat, piles, r);
    shuffleWith(r, piles[seat * PILE_KINDS + REWARD]);
    shuffleWith(r, piles[seat * PILE_KINDS + RARE]);
  }
  const { n, draws, chance, rng, origins } = core(seedOf(r));
  return {
    frames: framesOf(procedures, v.flow, (_procedure, locals) => locals),
    n,
    draws,
    chance,
    rng,
    origins,
    config: v.config,
    outcome: v.outcome,
    act: v.act,
    map: v.map,
    node: v.node,
    tokens: v.tokens.slice(),
    boss: v.boss,
    fight: v.fight,
    round: v.round,
    die: v.die,
    heroes: v.heroes.map((hero) => hero.slice()),
    piles,
    enemies: v.enemies.map((enemy) => enemy.slice()),
    decks: DECKS.map((_, at) => shuffleWith(r, v.decks[at].slice())),
    arrivals: v.arrivals.slice(),
    notes: v.notes.slice(),
    played: v.played.slice(),
    pool: v.pool.slice(),
    dealt: v.dealt.slice(),
    offers: v.offers.map((offer) => offer.slice()),
    wares: v.wares.map((ware) => ware.slice()),
    served: v.served.slice(),
    event: v.event,
    keys: v.keys,
    beaten: v.beaten.slice(),
    feats: v.feats,
    changes: v.changes,
    stopping: v.stopping,
    eventsMet: v.eventsMet,
    portal: v.portal,
    over: v.over,
  };
}
