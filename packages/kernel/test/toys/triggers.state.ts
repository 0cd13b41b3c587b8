/** State, views and worlds of the triggers game. Its rules are in triggers.ts. */
import type { Core, Option, Part, Rng, Seat, SeenFrame } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { int, list, record } from './shape.ts';

/** Units, and one spell at the end. */
export const KINDS = ['ember', 'thorns', 'bomb', 'banner', 'medic', 'herald', 'fury', 'quake'] as const;
export const [EMBER, THORNS, BOMB, BANNER, MEDIC, HERALD, FURY, QUAKE] = KINDS.keys();
export const HEALTH = [1, 4, 2, 2, 3, 2, 3];
const ATTACK = [1, 0, 1, 1, 1, 1, 1];
export const COPIES = 2;
export const SLOTS = 5;
const HERO = 12;

/** Layers of the one figure that changes, an attack [T.8]: doubled first, then raised. */
const ATTACKS = kernel.layers({ printed: 'is', doubled: 'times', raised: 'by' });
export const [TIMES, PLUS] = [ATTACKS.doubled.place, ATTACKS.raised.place];
export const ANY = -1;

export interface Unit {
  id: number;
  kind: number;
  owner: Seat;
  health: number;
  ready: number;
}

/** Says that an attack is changed while its source stands. */
export interface Modifier {
  /** Whose attacks. */
  owner: Seat;
  /** Place of the layer. */
  layer: number;
  amount: number;
  source: number;
  /** Id of the unit it is about; ANY = all of the owner's. */
  target: number;
}

interface Body {
  active: Seat;
  mana: number;
  turns: number;
  heroes: number[];
  /** In order of arrival, which is the order of their ids. */
  units: Unit[];
  nextId: number;
  modifiers: Modifier[];
  /** Hands ascend: they have no places that could be followed. */
  hands: number[][];
  decks: number[][];
  graves: number[][];
  /** What waits to be settled. */
  batch: number[];
  /** Firings since the last action, and how many there may be. */
  fired: number;
  cap: number;
}

export interface TriggersState extends Core, Body {}

export interface TriggersView extends Omit<Body, 'hands' | 'decks' | 'batch'> {
  who: Seat | 'public';
  hand: number[];
  counts: number[];
  decks: number[];
  frames: SeenFrame[];
}

export const flow = kernel.newFlow<TriggersState>('triggers');

/** Options of an action: 0 = end the turn, 1 + kind = play a card, then own unit and target in one number [T.3]. */
export const END_TURN = 0;
export const STRIKE = 100;
export const strikeCode = (own: number, target: number): Option => STRIKE + own * 10 + target;

export const unit = (s: TriggersState, id: number): Unit | undefined => s.units.find((u) => u.id === id);
export const unitsOf = <U extends { owner: Seat }>(s: { units: U[] }, owner: Seat): U[] =>
  s.units.filter((u) => u.owner === owner);
export function attackOf(s: { modifiers: Modifier[] }, u: Unit, why: Part[] | null = null): number {
  let value = ATTACKS.printed.add(0, ATTACK[u.kind], why);
  for (const layer of Object.values(ATTACKS))
    for (const m of s.modifiers)
      if (m.layer === layer.place && m.owner === u.owner && (m.target === ANY || m.target === u.id))
        value = layer.add(value, m.amount, why, m.source);
  return value;
}

const kind = int(0, KINDS.length - 1);
const seat = int(0, 1);
const id = int(0, 1_000_000);
const any = int(-2147483648, 2147483647);
const units = list(record<Unit>({ id, kind, owner: seat, health: int(-100, 10), ready: int(0, 1) }));
const modifiers = list(
  record<Modifier>({ owner: seat, layer: int(TIMES, PLUS), amount: int(0, 10), source: id, target: any }),
);
export const body = record<Body>({
  active: seat,
  mana: int(0, 2),
  turns: int(0, 100),
  heroes: list(int(-100, HERO), 2, 2),
  units,
  nextId: id,
  modifiers,
  hands: list(list(kind), 2, 2),
  decks: list(list(kind), 2, 2),
  graves: list(list(kind), 2, 2),
  batch: list(any),
  fired: int(0, 100_000),
  cap: int(1, 100_000),
});

const fullDeck = (): number[] => KINDS.flatMap((_, kind) => new Array<number>(COPIES).fill(kind));

/** All cards of a seat, wherever they are. */
export const cardsOf = (s: Body, seat: Seat): number[] => [
  ...s.hands[seat],
  ...s.decks[seat],
  ...s.graves[seat],
  ...unitsOf(s, seat).map((u) => u.kind),
];

export function blank({ cap }: { cap: number }, seed: string): TriggersState {
  if (!Number.isInteger(cap) || cap < 1) throw new Error(`config.cap: expected a positive integer, found ${cap}`);
  return {
    ...kernel.core(seed),
    active: 0,
    mana: 0,
    turns: 0,
    heroes: [HERO, HERO],
    units: [],
    nextId: 0,
    modifiers: [],
    hands: [[], []],
    decks: [fullDeck(), fullDeck()],
    graves: [[], []],
    batch: [],
    fired: 0,
    cap,
  };
}

export function view(s: TriggersState, who: Seat | 'public'): TriggersView {
  return {
    who,
    active: s.active,
    mana: s.mana,
    turns: s.turns,
    heroes: s.heroes.slice(),
    units: units.copy(s.units),
    nextId: s.nextId,
    modifiers: modifiers.copy(s.modifiers),
    hand: who === 'public' ? [] : s.hands[who].slice(),
    counts: s.hands.map((hand) => hand.length),
    decks: s.decks.map((deck) => deck.length),
    graves: s.graves.map((grave) => grave.slice()),
    fired: s.fired,
    cap: s.cap,
    frames: kernel.seenFrames(flow, s, who),
  };
}

/** A seat's own cards are known to all by kind: what is not in sight lies in its hand or its deck, every way as likely. */
export function determinize(v: TriggersView, r: Rng): TriggersState {
  const { active, mana, turns, heroes, nextId, fired, cap, graves } = v;
  const hands: number[][] = [];
  const decks: number[][] = [];
  for (let seat = 0; seat < 2; seat++) {
    const unseen = fullDeck();
    const seen = [...graves[seat], ...unitsOf(v, seat).map((u) => u.kind), ...(seat === v.who ? v.hand : [])];
    for (const kind of seen) unseen.splice(unseen.indexOf(kind), 1);
    kernel.shuffleWith(r, unseen);
    hands.push(seat === v.who ? v.hand : unseen.splice(0, v.counts[seat]).sort((a, b) => a - b));
    decks.push(unseen);
  }
  const open = { active, mana, turns, heroes, nextId, fired, cap, graves, units: v.units, modifiers: v.modifiers };
  const frames = kernel.framesOf(flow, v.frames);
  return { ...kernel.core(kernel.seedOf(r)), frames, ...body.copy({ ...open, hands, decks, batch: [] }) };
}
