/**
 * The state of a game of The Lord of the Rings. Cards in hands, decks and piles are numbers of the card list; whatever
 * lies in play is a thing with an id of its own. Hidden are hands, the order of decks, and facedown shadow cards
 * [LOTR G.6].
 */
import type { Core } from '@kolbiste/kernel';
import { cloneFrames, core } from '@kolbiste/kernel';
import type { Card } from './cards/types.ts';
import { flow } from './flow/registry.ts';
import type { Profile } from './profile.ts';
import { SEEN } from './vocabulary.ts';

export interface List {
  heroes: number[];
  cards: number[];
}

/** A thing that a game of combat alone begins with. */
export interface Placed {
  card: number;
  /** Whose character, or with whom the enemy is engaged. */
  seat: number;
  damage?: number;
  exhausted?: boolean;
  /** Attachments on it. */
  with?: number[];
}

export interface Config {
  /** 'quest': the whole round; 'combat': phase 6 again and again from a given position; 'waves': with new enemies. */
  mode: 'quest' | 'combat' | 'waves';
  easy: boolean;
  lists: List[];
  /** Combat alone: what lies there, and the encounter deck from its top; an empty deck of 'waves' is the scenario's. */
  placed: Placed[];
  encounter: number[];
  profile: Profile;
  /** Cards of a file that are played with beside those of the box. */
  own?: readonly Card[];
}

// Where a thing lies
export const CHARACTERS = 0;
export const STAGING = 1;
export const ENGAGED = 2;
export const ACTIVE = 3;
export const ATTACHED = 4;
/** The quest card whose B side is up. */
export const STAGE = 5;
/** The same by name. */
export const ZONES = {
  characters: CHARACTERS,
  staging: STAGING,
  engaged: ENGAGED,
  active: ACTIVE,
  attached: ATTACHED,
} as const;

// Marks of a thing
export const EXHAUSTED = 1;
export const COMMITTED = 2;
/** An enemy that has attacked in this phase. */
export const HAS_ATTACKED = 4;
/** Adds nothing to the threat of the staging area until the end of the phase. */
export const MUTED = 8;

export interface Thing {
  id: number;
  card: number;
  /** Seat in whose deck it began; -1 = an encounter card. */
  owner: number;
  /** Seat that controls it, or with which it is engaged; -1 = none. */
  seat: number;
  zone: number;
  /** What it is attached to; 0 = nothing. */
  host: number;
  marks: number;
  damage: number;
  resources: number;
  progress: number;
}

// A shadow card: enemy, card, flags
export const SHADOW = 3;
/** The lowest four bits: seats that have looked at it. */
export const TURNED_UP = 16;

export { SEEN } from './vocabulary.ts';
export const cardIn = (entry: number): number => entry % SEEN;
export const seenBy = (entry: number): number => (entry / SEEN) | 0;

// Lasting changes: stat, amount, target (id, or ALL_COMMITTED), until, card they come from
export const LASTING = 5;
export const ALL_COMMITTED = -2;
export const UNTIL_PHASE = 1;
export const UNTIL_ROUND = 2;
/** For the attack that is now the only one; for one within another a number higher, and so on. */
export const UNTIL_ATTACK = 3;

// Uses of limited abilities: thing, ability, seat or -1, until, times
export const USES = 5;

export const UNDER_WAY = 0;
export const WON = 1;
export const LOST = 2;

export interface State extends Core {
  config: Config;
  first: number;
  round: number;
  phase: number;
  threat: number[];
  /** 1 = eliminated. */
  out: number[];
  hands: number[][];
  /** The last card is the top; SEEN bits where somebody has looked. */
  decks: number[][];
  discards: number[][];
  things: Thing[];
  /** Things that left since the last question: they may still be spoken of. */
  left: Thing[];
  serial: number;
  /** The last card is the top. */
  encounter: number[];
  encounterDiscard: number[];
  victory: number[];
  /** Out of the game: card, SEEN times its owner plus one. */
  removed: number[];
  shadows: number[];
  /** The thing that is the stage of the quest; 0 = none. */
  quest: number;
  lasting: number[];
  uses: number[];
  /** What happens at the end of the phase: what, thing. */
  atEnd: number[];
  /** Enemy and the seat it cannot attack in this phase. */
  bans: number[];
  /** Seats that may declare many defenders in this phase, as bits. */
  many: number;
  /** Seat and enemy it has declared an attack against in this phase. */
  attacked: number[];
  batch: number[];
  /** Combat alone: threats defeated, and waves sent. */
  score: number;
  wave: number;
  outcome: number;
}

/** The table before anything is laid out. */
export function blank(config: Config, seed: string): State {
  const seats = config.lists.map(() => 0);
  return {
    ...core(seed),
    config,
    first: 0,
    round: 0,
    phase: 0,
    threat: seats.slice(),
    out: seats.slice(),
    hands: seats.map(() => []),
    decks: config.lists.map((list) => list.cards.slice()),
    discards: seats.map(() => []),
    things: [],
    left: [],
    serial: 0,
    encounter: [],
    encounterDiscard: [],
    victory: [],
    removed: [],
    shadows: [],
    quest: 0,
    lasting: [],
    uses: [],
    atEnd: [],
    bans: [],
    many: 0,
    attacked: [],
    batch: [],
    score: 0,
    wave: 0,
    outcome: UNDER_WAY,
  };
}

export function cloneThing(t: Thing): Thing {
  return {
    id: t.id,
    card: t.card,
    owner: t.owner,
    seat: t.seat,
    zone: t.zone,
    host: t.host,
    marks: t.marks,
    damage: t.damage,
    resources: t.resources,
    progress: t.progress,
  };
}

function cloneThings(things: readonly Thing[]): Thing[] {
  const out: Thing[] = [];
  for (let i = 0; i < things.length; i++) out.push(cloneThing(things[i]));
  return out;
}

const copies = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());

export function clone(s: State): State {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    config: s.config,
    first: s.first,
    round: s.round,
    phase: s.phase,
    threat: s.threat.slice(),
    out: s.out.slice(),
    hands: copies(s.hands),
    decks: copies(s.decks),
    discards: copies(s.discards),
    things: cloneThings(s.things),
    left: cloneThings(s.left),
    serial: s.serial,
    encounter: s.encounter.slice(),
    encounterDiscard: s.encounterDiscard.slice(),
    victory: s.victory.slice(),
    removed: s.removed.slice(),
    shadows: s.shadows.slice(),
    quest: s.quest,
    lasting: s.lasting.slice(),
    uses: s.uses.slice(),
    atEnd: s.atEnd.slice(),
    bans: s.bans.slice(),
    many: s.many,
    attacked: s.attacked.slice(),
    batch: s.batch.slice(),
    score: s.score,
    wave: s.wave,
    outcome: s.outcome,
  };
}
