/** A state that fits what a seat has seen: what lies hidden is dealt as it may lie [STS R7]. */
import type { Rng } from '@kolbiste/kernel';
import { core, framesOf, seedOf, shuffleWith } from '@kolbiste/kernel';
import { playBeside } from './cards/own-cards.ts';
import { ENTRY } from './flow/gather.ts';
import { flow as procedures } from './flow/registry.ts';
import type { State } from './state.ts';
import { DECKS, DRAW, HAND, HELD, KNOWN, PILE_KINDS, RARE, REWARD } from './state.ts';
import type { View } from './view.ts';
import { FROM_CARD } from './vocabulary.ts';

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
