/** State, views and worlds of the hidden game. Its rules are in hidden.ts. */
import type { Core, Locals, Rng, Seat, SeenFrame } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { int, list, record } from './shape.ts';

export const SEATS = 3;
export const POSTS = 2;
export const FACES = 9;
const CARDS = FACES * 3;
const LIFE = 6;

/** Who may know a card: a bit a seat, and one for whoever looks on. */
const PUBLIC = SEATS;
export const ALL_KNOW = (1 << (SEATS + 1)) - 1;
const bit = (who: Seat | 'public'): number => 1 << (who === 'public' ? PUBLIC : who);

interface Body {
  round: number;
  life: number[];
  /** Cards are ids that no view ever holds: an id would follow its card face down. */
  hands: number[][];
  /** The last one is on top. */
  deck: number[];
  /** A face-down card at each post, -1 = none. */
  posts: number[];
  discard: number[];
  /** By id: who has seen the face of the card where it lies now. */
  know: number[];
}

export interface HiddenState extends Core, Body {}

/** A card as a seat sees it: its face or -1, and who knows it. */
export interface Seen {
  face: number;
  known: number;
}

export interface HiddenView {
  who: Seat | 'public';
  round: number;
  life: number[];
  counts: number[];
  /** Of each hand the cards whose faces this seat knows, ascending: a hand has no places. */
  hands: Seen[][];
  deck: Seen[];
  posts: (Seen | null)[];
  discard: number[];
  frames: SeenFrame[];
}

export const flow = kernel.newFlow<HiddenState>('hidden');
export const faceOf = (id: number): number => id % FACES;
export const knows = (s: HiddenState, who: Seat | 'public', id: number): boolean => (s.know[id] & bit(who)) !== 0;
export const inHand = (s: HiddenState, seat: Seat, face: number): number =>
  s.hands[seat].find((id) => faceOf(id) === face) ?? -1;

const card = int(0, CARDS - 1);
export const body = record<Body>({
  round: int(0, 100),
  life: list(int(0, LIFE), SEATS, SEATS),
  hands: list(list(card), SEATS, SEATS),
  deck: list(card),
  posts: list(int(-1, CARDS - 1), POSTS, POSTS),
  discard: list(card),
  know: list(int(0, ALL_KNOW), CARDS, CARDS),
});

const allIds = (): number[] => Array.from({ length: CARDS }, (_, id) => id);

export function blank({ life }: { life: number }, seed: string): HiddenState {
  if (!(life >= 1 && life <= LIFE))
    throw new Error(`config.life: expected an integer from 1 to ${LIFE}, found ${life}`);
  return {
    ...kernel.core(seed),
    round: 0,
    life: new Array<number>(SEATS).fill(life),
    hands: [[], [], []],
    deck: allIds(),
    posts: [-1, -1],
    discard: [],
    know: new Array<number>(CARDS).fill(0),
  };
}

/** Where the scouting of a place is public, so is who knows the card there; its face only for them. */
const seen = (s: HiddenState, who: Seat | 'public', id: number): Seen => ({
  face: knows(s, who, id) ? faceOf(id) : -1,
  known: s.know[id],
});

function seenHand(s: HiddenState, who: Seat | 'public', seat: Seat): Seen[] {
  const cards = s.hands[seat].filter((id) => knows(s, who, id)).map((id) => seen(s, who, id));
  return cards.sort((a, b) => a.face - b.face || a.known - b.known);
}

export function view(s: HiddenState, who: Seat | 'public'): HiddenView {
  return {
    who,
    round: s.round,
    life: s.life.slice(),
    counts: s.hands.map((hand) => hand.length),
    hands: s.hands.map((_, seat) => seenHand(s, who, seat)),
    deck: s.deck.map((id) => seen(s, who, id)),
    posts: s.posts.map((id) => (id < 0 ? null : seen(s, who, id))),
    discard: s.discard.map(faceOf),
    frames: kernel.seenFrames(flow, s, who),
  };
}

/** Cards whose faces are known take the ids that have them; the others are dealt anew. */
class Dealer {
  readonly know: number[] = new Array<number>(CARDS).fill(0);
  private readonly left: number[];
  private readonly reserved: number[][];
  constructor(v: HiddenView, r: Rng) {
    const open = [...v.hands.flat(), ...v.deck, ...v.posts].map((one) => one?.face ?? -1).concat(v.discard);
    this.reserved = Array.from({ length: FACES }, () => []);
    this.left = kernel.shuffleWith(r, allIds());
    for (const face of open) {
      if (face < 0) continue;
      const at = this.left.findIndex((id) => faceOf(id) === face);
      this.reserved[face].push(...this.left.splice(at, 1));
    }
  }

  place(one: Seen): number {
    const id = (one.face < 0 ? this.left : this.reserved[one.face]).pop() as number;
    this.know[id] = one.known;
    return id;
  }
}

/** A bid that was laid in secret: its seat's own is known to it, another's is some card of that hand. */
function dealBids(v: HiddenView, hands: number[][], r: Rng, { answered, pick }: Locals): Locals {
  const picks = hands.map((hand, seat) => {
    if ((((answered as number) >>> seat) & 1) === 0) return -1;
    return seat === v.who ? (hand.find((id) => faceOf(id) === pick) as number) : hand[r.int(hand.length)];
  });
  return { answered, picks };
}

export function determinize(v: HiddenView, r: Rng): HiddenState {
  const dealer = new Dealer(v, r);
  const hands = v.hands.map((known, seat) => {
    const others: Seen[] = Array.from({ length: v.counts[seat] - known.length }, () => ({
      face: -1,
      known: bit(seat),
    }));
    return [...known, ...others].map((one) => dealer.place(one));
  });
  const deck = v.deck.map((one) => dealer.place(one));
  const posts = v.posts.map((one) => (one === null ? -1 : dealer.place(one)));
  const discard = v.discard.map((face) => dealer.place({ face, known: ALL_KNOW }));
  const frames = kernel.framesOf(flow, v.frames, (_p, locals) => dealBids(v, hands, r, locals));
  const { round, life } = v;
  const dealt = body.copy({ round, life, hands, deck, posts, discard, know: dealer.know });
  return { ...kernel.core(kernel.seedOf(r)), frames, ...dealt };
}

export function invariant(s: HiddenState): string | undefined {
  const ids = [...s.deck, ...s.discard, ...s.hands.flat(), ...s.posts.filter((id) => id >= 0)];
  if (ids.toSorted((a, b) => a - b).join() !== allIds().join()) return 'a card is lost or lies in two places';
  if (s.hands.some((hand, seat) => hand.some((id) => !knows(s, seat, id)))) return 'a seat does not know its own hand';
  return s.discard.some((id) => s.know[id] !== ALL_KNOW) ? 'a discarded card is a secret' : undefined;
}
