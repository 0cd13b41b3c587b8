/** State, carry and views of the cellars. Their rules are listed in flow.ts. */
import type { Core, Field, Flow, Json, Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import {
  cloneFrames,
  core,
  framesOf,
  int,
  ints,
  list,
  record,
  seedOf,
  seenFrames,
  shuffleWith,
} from '@kolbiste/kernel';

export const SEATS = 2;
const LIFE = 6;
const DECK = [1, 1, 2, 2, 3];
const FACES = 4;

/** What passes from room to room. */
export interface Carry {
  rooms: number;
  /** How many are behind the party. */
  room: number;
  /** 1 = the last one was a rest. */
  rested: number;
  life: number[];
  gold: number;
  /** Every card a seat owns, ascending. */
  decks: number[][];
  /** 1 = the next blow misses; since version 2 of the rules. */
  charm: number;
}

export interface Cellars extends Core, Carry {
  foe: number;
  spent: number[][];
  /** Each seat sees its own. */
  hands: number[][];
  piles: number[][];
}

export interface CellarsConfig {
  rooms: number;
  /** A carry as it stands in a chain; null = the first room. */
  from: Json;
}

export interface CellarsView extends Omit<Cellars, keyof Core | 'hands' | 'piles'> {
  who: Seat | 'public';
  hand: number[];
  counts: number[];
  piles: number[];
  frames: SeenFrame[];
}

const cards = ints({ most: 40, low: 1, high: FACES });
const piles = list(cards, { length: SEATS });
const CARRIED = {
  rooms: int(1, 9),
  room: int(0, 9),
  rested: int(0, 1),
  life: ints({ length: SEATS, low: 0, high: LIFE }),
  gold: int(0, 1000),
  decks: piles,
};

/** The carry of version 1, before there were charms. */
export const formThen: Field<Omit<Carry, 'charm'>> = record<Omit<Carry, 'charm'>>(CARRIED);
export const form: Field<Carry> = record<Carry>({ ...CARRIED, charm: int(0, 1) });
const body = record<Omit<Cellars, keyof Core>>({
  ...CARRIED,
  charm: int(0, 1),
  foe: int(0, 99),
  spent: piles,
  hands: piles,
  piles,
});

export const carryOf = ({ rooms, room, rested, life, gold, decks, charm }: Carry): Carry => ({
  rooms,
  room,
  rested,
  life,
  gold,
  decks,
  charm,
});

const noCards = (): number[][] => Array.from({ length: SEATS }, () => []);

/** @param carried reads what stands in the configuration */
export function blank(config: CellarsConfig, seed: string, carried: (j: Json) => Carry): Cellars {
  const fresh: Carry = {
    rooms: int(1, 9).read(config.rooms, 'config.rooms', undefined),
    room: 0,
    rested: 0,
    life: [LIFE, LIFE],
    gold: 0,
    decks: [DECK.slice(), DECK.slice()],
    charm: 0,
  };
  const carry = config.from === null ? fresh : carried(config.from);
  return { ...core(seed), ...carry, foe: 0, spent: noCards(), hands: noCards(), piles: noCards() };
}

export const clone = (flow: Flow<Cellars>, s: Cellars): Cellars => ({
  frames: cloneFrames(flow.procedures, s.frames),
  n: s.n,
  draws: s.draws,
  chance: s.chance,
  rng: s.rng.slice(),
  origins: s.origins.slice(),
  ...body.copy(s),
});

export const encodeBody = (s: Cellars): { [field: string]: Json } => body.json(s) as { [field: string]: Json };
export const decodeBody = (j: Json, c: Core): Cellars => ({ ...c, ...body.read(j, 'state.body', undefined) });

export function view(flow: Flow<Cellars>, s: Cellars, who: Seat | 'public'): CellarsView {
  return {
    who,
    ...carryOf(form.copy(s)),
    foe: s.foe,
    spent: s.spent.map((each) => each.slice()),
    hand: who === 'public' ? [] : s.hands[who].slice(),
    counts: s.hands.map((each) => each.length),
    piles: s.piles.map((each) => each.length),
    frames: seenFrames(flow, s, who),
  };
}

/** Everybody knows what each deck is made of: what is not in sight lies in its seat's hand or pile. */
export function determinize(flow: Flow<Cellars>, v: CellarsView, r: Rng): Cellars {
  const hands = noCards();
  const piles = noCards();
  for (let seat = 0; seat < SEATS; seat++) {
    const unseen = v.decks[seat].slice();
    const own = seat === v.who ? v.hand : [];
    for (const card of [...v.spent[seat], ...own]) unseen.splice(unseen.indexOf(card), 1);
    shuffleWith(r, unseen);
    hands[seat] = seat === v.who ? own.slice() : unseen.splice(0, v.counts[seat]).sort((a, b) => a - b);
    piles[seat] = unseen.slice(0, v.piles[seat]);
  }
  const { foe, spent } = v;
  const known = body.copy({ ...carryOf(v), foe, spent, hands, piles });
  return { ...core(seedOf(r)), frames: framesOf(flow, v.frames), ...known };
}
