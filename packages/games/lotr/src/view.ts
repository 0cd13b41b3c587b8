/**
 * What a seat sees, built from nothing [LOTR G.6] [LOTR 6.1.2] [LOTR L9]: its own hand, all that lies open, of everything
 * else the number. The lists are laid open before the game [LOTR L110].
 */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { seenFrames } from '@kolbiste/kernel';
import { dealUnseen } from './deal.ts';
import { flow } from './flow/registry.ts';
import type { Config, State, Thing } from './state.ts';
import { cloneThing, SHADOW, seenBy, TURNED_UP } from './state.ts';

export interface View {
  who: Seat | 'public';
  config: Config;
  first: number;
  round: number;
  phase: number;
  threat: number[];
  out: number[];
  /** The own cards; of the others 0 for each. */
  hands: number[][];
  /** From the bottom to the top; 0 where this viewer does not know the card. */
  decks: number[][];
  discards: number[][];
  things: Thing[];
  left: Thing[];
  serial: number;
  encounter: number[];
  encounterDiscard: number[];
  victory: number[];
  removed: number[];
  /** Enemy, card (0 = facedown for this viewer), flags as far as they are known. */
  shadows: number[];
  quest: number;
  lasting: number[];
  uses: number[];
  atEnd: number[];
  bans: number[];
  many: number;
  attacked: number[];
  score: number;
  wave: number;
  outcome: number;
  flow: SeenFrame[];
}

const knows = (who: Seat | 'public', seats: number): boolean => who !== 'public' && ((seats >>> who) & 1) === 1;

/** The order of a given encounter deck is nobody's knowledge. */
const openConfig = (config: Config): Config =>
  config.encounter.length === 0 ? config : { ...config, encounter: config.encounter.slice().sort((a, b) => a - b) };

/** A deck: only what this viewer has looked at, and that it has. */
const deckSeen = (who: Seat | 'public', deck: readonly number[]): number[] =>
  deck.map((entry) => (knows(who, seenBy(entry)) ? entry : 0));

function shadowsSeen(s: State, who: Seat | 'public'): number[] {
  return s.shadows.map((n, i) => {
    if (i % SHADOW !== 1) return n;
    const flags = s.shadows[i + 1];
    return (flags & TURNED_UP) !== 0 || knows(who, flags & 15) ? n : 0;
  });
}

export function view(s: State, who: Seat | 'public'): View {
  return {
    who,
    config: openConfig(s.config),
    first: s.first,
    round: s.round,
    phase: s.phase,
    threat: s.threat.slice(),
    out: s.out.slice(),
    hands: s.hands.map((hand, seat) => (who === seat ? hand.slice() : hand.map(() => 0))),
    decks: s.decks.map((deck) => deckSeen(who, deck)),
    discards: s.discards.map((pile) => pile.slice()),
    things: s.things.map(cloneThing),
    left: s.left.map(cloneThing),
    serial: s.serial,
    encounter: deckSeen(who, s.encounter),
    encounterDiscard: s.encounterDiscard.slice(),
    victory: s.victory.slice(),
    removed: s.removed.slice(),
    shadows: shadowsSeen(s, who),
    quest: s.quest,
    lasting: s.lasting.slice(),
    uses: s.uses.slice(),
    atEnd: s.atEnd.slice(),
    bans: s.bans.slice(),
    many: s.many,
    attacked: s.attacked.slice(),
    score: s.score,
    wave: s.wave,
    outcome: s.outcome,
    flow: seenFrames(flow, s, who),
  };
}

/** A full state that fits the view: what is hidden is shuffled anew among what it can be. */
export function determinize(v: View, r: Rng): State {
  return dealUnseen(v, r);
}

/** The view where figures are read of a state: what is not seen is there in number only. */
export function readable(v: View): State {
  const frames = v.flow.map(({ procedure, locals }) => ({
    p: flow.procedures.findIndex(({ name }) => name === procedure),
    locals,
  }));
  return { ...v, frames } as unknown as State;
}
