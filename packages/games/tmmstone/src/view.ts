/**
 * What a seat sees, built from nothing [TMM hand.2] [TMM exp.2] [TMM R20]: its own hand and list, the cards of both that
 * lie open, of everything else the number. The other list, hand and deck, and the faces of the other's experiments are
 * not in it.
 */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { seenFrames } from '@kolbiste/kernel';
import { ST } from './cards/printed.ts';
import type { Card } from './cards/types.ts';
import { cloneLaid, cloneUnit } from './clone.ts';
import { dealUnseen } from './deal.ts';
import { inForce } from './effects/statics.ts';
import { flow } from './flow/registry.ts';
import type { Profile } from './profile.ts';
import type { Laid, List, State, Unit } from './state.ts';
import { FACE_DOWN, KNOWN } from './state.ts';
import type { ClassName } from './vocabulary.ts';

export interface View {
  who: Seat | 'public';
  /** Cards of a file that this game is played with. */
  own?: readonly Card[];
  profile: Profile;
  classes: ClassName[];
  abilities: number[];
  /** The own list; null for whoever may not see it. */
  lists: (List | null)[];
  starter: number;
  active: number;
  turn: number;
  life: number[];
  slots: number[];
  mana: number[];
  fatigue: number[];
  handLimit: number[];
  /** Cards of the hands, KNOWN added where both know it; 0 = not to be seen. */
  hands: number[][];
  deckSizes: number[];
  /** Cards of the own deck in ascending order: what is in it is known, not where. Null: not known. */
  decks: (number[] | null)[];
  graves: number[][];
  graveIds: number[][];
  pile: number[];
  units: (Unit | null)[];
  left: Unit[];
  /** The card is 0 where it lies face down for this viewer. */
  laid: Laid[];
  field: number;
  fieldBy: number;
  fieldId: number;
  serial: number;
  fired: number;
  attacking: number;
  plays: number[];
  spells: number[];
  tally: number[];
  orgOnly: number[];
  queue: number[];
  winner: number;
  flow: SeenFrame[];
}

const mine = (who: Seat | 'public', seat: number): boolean => who === seat;

function handSeen(s: State, who: Seat | 'public', seat: number, open: boolean): number[] {
  if (mine(who, seat)) return s.hands[seat].slice();
  // Those that both know first: where in the hand the others lie tells nothing.
  const known = s.hands[seat].filter((entry) => entry >= KNOWN || open).sort((a, b) => a - b);
  return [...known, ...new Array(s.hands[seat].length - known.length).fill(0)];
}

/** The deck a seat draws from, as a set; the common one of both is known to neither. */
function deckSeen(s: State, who: Seat | 'public', seat: number): number[] | null {
  if (!mine(who, seat) || s.pile[0] === s.pile[1]) return null;
  return s.decks[seat].slice().sort((a, b) => a - b);
}

function laidSeen(l: Laid, who: Seat | 'public'): Laid {
  const seen = cloneLaid(l);
  if (l.marks & FACE_DOWN && !mine(who, l.seat)) seen.card = 0;
  return seen;
}

export function view(s: State, who: Seat | 'public'): View {
  const open = inForce(s, ST.handsRevealed, -1);
  return {
    who,
    profile: s.config.profile,
    ...(s.config.own === undefined ? {} : { own: s.config.own }),
    classes: s.config.lists.map((list) => list.class),
    abilities: s.config.lists.map((list) => list.ability),
    lists: s.config.lists.map((list, seat) => (mine(who, seat) ? list : null)),
    starter: s.starter,
    active: s.active,
    turn: s.turn,
    life: s.life.slice(),
    slots: s.slots.slice(),
    mana: s.mana.slice(),
    fatigue: s.fatigue.slice(),
    handLimit: s.handLimit.slice(),
    hands: [0, 1].map((seat) => handSeen(s, who, seat, open)),
    deckSizes: [0, 1].map((seat) => s.decks[seat].length),
    decks: [0, 1].map((seat) => deckSeen(s, who, seat)),
    graves: s.graves.map((grave) => grave.slice()),
    graveIds: s.graveIds.map((ids) => ids.slice()),
    pile: s.pile.slice(),
    units: s.units.map((u) => (u === null ? null : cloneUnit(u))),
    left: s.left.map(cloneUnit),
    laid: s.laid.map((l) => laidSeen(l, who)),
    field: s.field,
    fieldBy: s.fieldBy,
    fieldId: s.fieldId,
    serial: s.serial,
    fired: s.fired,
    attacking: s.attacking,
    plays: s.plays.slice(),
    spells: s.spells.slice(),
    tally: s.tally.slice(),
    orgOnly: s.orgOnly.map((n, seat) => (mine(who, seat) ? n : 0)),
    queue: s.queue.slice(),
    winner: s.winner,
    flow: seenFrames(flow, s, who),
  };
}

/** A full state that fits the view: what is hidden is dealt by the prior of `deal.ts`, the generator is new. */
export function determinize(v: View, r: Rng): State {
  return dealUnseen(v, r);
}
