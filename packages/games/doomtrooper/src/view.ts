/**
 * What a seat sees, built from nothing [DT 4.2.8] [DT 9.5] [DT 9.7] [DT R50]: its own hand, discard pile and list, what is in its
 * library (not in which order), of everybody else's hidden cards the number; a hidden warrior has no card for others.
 */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { seenFrames } from '@kolbiste/kernel';
import type { OwnCard } from './cards/own-cards.ts';
import type { Deck, Profile } from './config.ts';
import { dealUnseen } from './deal.ts';
import { flow } from './flow/registry.ts';
import type { Combat, Lasting, Piece } from './pieces.ts';
import type { State } from './state.ts';
import { MARK } from './vocabulary.ts';

export interface View {
  who: Seat | 'public';
  profile: Profile;
  /** The own list; null for whoever may not see it. */
  decks: (Deck | null)[];
  starter: number;
  active: number;
  turn: number;
  destiny: number[];
  promotion: number[];
  debt: number[];
  countdown: number[];
  firstDone: number[];
  gone: number[];
  sabotaged: number[];
  /** The own cards; null = not to be seen. */
  hands: (number[] | null)[];
  /** Ascending. */
  libraries: (number[] | null)[];
  discards: (number[] | null)[];
  sideboards: (number[] | null)[];
  annihilated: number[][];
  /** How many cards lie in hands, libraries, discard piles, sideboards. */
  counts: number[][];
  /** The card is 0 where it lies hidden for this viewer. */
  pieces: Piece[];
  serial: number;
  outpost: number;
  actions: number[];
  converted: number;
  lock: number;
  attacked: number;
  saboteur: number;
  combats: Combat[];
  lasting: Lasting[];
  plays: number;
  uses: number[];
  privilege: number;
  ending: number;
  turnsLeft: number;
  winner: number;
  reason: number;
  flow: SeenFrame[];
  /** Cards of somebody's own that are played with. */
  own?: readonly OwnCard[];
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

function pieceSeen(p: Piece, who: Seat | 'public'): Piece {
  const hidden = (p.marks & MARK.hidden) !== 0 && p.seat !== who;
  return { ...p, card: hidden ? 0 : p.card };
}

export function view(s: State, who: Seat | 'public'): View {
  const own = (piles: readonly number[][], order: boolean): (number[] | null)[] =>
    piles.map((pile, seat) => (seat !== who ? null : order ? pile.slice() : sorted(pile)));
  return {
    who,
    profile: s.config.profile,
    decks: s.config.decks.map((deck, seat) => (seat === who ? deck : null)),
    starter: s.starter,
    active: s.active,
    turn: s.turn,
    destiny: s.destiny.slice(),
    promotion: s.promotion.slice(),
    debt: s.debt.slice(),
    countdown: s.countdown.slice(),
    firstDone: s.firstDone.slice(),
    gone: s.gone.slice(),
    sabotaged: s.sabotaged.slice(),
    hands: own(s.hands, true),
    libraries: own(s.libraries, false),
    discards: own(s.discards, true),
    sideboards: own(s.sideboards, false),
    annihilated: s.annihilated.map((pile) => pile.slice()),
    counts: s.hands.map((hand, seat) => [
      hand.length,
      s.libraries[seat].length,
      s.discards[seat].length,
      s.sideboards[seat].length,
    ]),
    pieces: s.pieces.map((p) => pieceSeen(p, who)),
    serial: s.serial,
    outpost: s.outpost,
    actions: s.actions.slice(),
    converted: s.converted,
    lock: s.lock,
    attacked: s.attacked,
    saboteur: s.saboteur,
    combats: s.combats.map((c) => ({ ...c })),
    lasting: s.lasting.map((l) => ({ ...l })),
    plays: s.plays,
    uses: s.uses.slice(),
    privilege: s.privilege,
    ending: s.ending,
    turnsLeft: s.turnsLeft,
    winner: s.winner,
    reason: s.reason,
    flow: seenFrames(flow, s, who),
    ...(s.config.own === undefined ? {} : { own: s.config.own }),
  };
}

/** A full state that fits the view: what is hidden is dealt from the pool. */
export function determinize(v: View, r: Rng): State {
  return dealUnseen(v, r);
}

/** What figures are read from, out of a view: what lies hidden from it changes none that it may know [DT R39] [DT R58]. */
export const figuresIn = (v: View): State =>
  ({ ...v, pieces: v.pieces.filter(({ card }) => card !== 0) }) as unknown as State;
