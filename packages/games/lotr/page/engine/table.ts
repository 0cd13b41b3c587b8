/** The table of The Lord of the Rings as the page shows it: what the viewer sees, and the figures that follow from it. */
import type { Clash, Part, ShadowOdds, Share, Stat, State, Thing, View } from '../../src/index.ts';
import {
  ATTACK,
  clashes,
  DEFENSE,
  ENGAGEMENT,
  figureParts,
  HIT_POINTS,
  iconsOf,
  isHero,
  pledged,
  readable,
  remainingParts,
  SHADOW,
  STATS,
  shadowOdds,
  stagingThreat,
  standing,
  sumOf,
  THREAT,
  threatShares,
  WILLPOWER,
  willpower,
  willpowerShares,
} from '../../src/index.ts';

/** A thing in play with its figures, everything counted. */
export interface RingsThing extends Omit<Thing, 'owner' | 'damage'> {
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  /** Hit points left, and all of them. */
  readonly left: number;
  readonly points: number;
  readonly threat: number;
  readonly engagement: number;
  /** Spheres whose cards it pays for, as bits. */
  readonly icons: number;
  /** Its shadow cards; 0 = facedown. */
  readonly shadows: readonly number[];
  /** What its figures are made of, where that is more than what is printed; hit points as what is left of them. */
  readonly parts: Readonly<Partial<Record<Stat, readonly Part[]>>>;
}

/** What runs or waits: a procedure, its step, and what it is about. */
export interface RingsFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Readonly<Record<string, number | readonly number[]>>;
}

export interface RingsTable
  extends Pick<
    View,
    'first' | 'round' | 'phase' | 'threat' | 'out' | 'discards' | 'encounterDiscard' | 'victory' | 'quest' | 'outcome'
  > {
  readonly mode: View['config']['mode'];
  /** Combat alone: threats defeated, and waves sent. */
  readonly score: number;
  readonly wave: number;
  /** The cards of the hands; 0 = not to be seen. */
  readonly hands: readonly (readonly number[])[];
  readonly deckSizes: readonly number[];
  readonly encounter: number;
  readonly things: readonly RingsThing[];
  /** The threat of the staging area, and the willpower committed against it. */
  readonly staging: number;
  readonly willpower: number;
  /** The same with those who are named for the quest and not yet committed. */
  readonly pledged: number;
  /** What each card brings to these two. */
  readonly threats: readonly Share[];
  readonly willpowers: readonly Share[];
  /** What the facedown shadow cards of the attacking enemy may be, as those know it who are led here. */
  readonly odds: readonly ShadowOdds[];
  /** What the attack that runs comes to by each answer; of shadow cards as those know it who are led here. */
  readonly clashes: readonly Clash[];
  readonly flow: readonly RingsFrame[];
  /** How that stands which the open window turns on. */
  readonly stands: string;
}

function shadowsOn(v: View, id: number): number[] {
  const out: number[] = [];
  for (let at = 0; at < v.shadows.length; at += SHADOW) if (v.shadows[at] === id) out.push(v.shadows[at + 1]);
  return out;
}

/** What the figures are made of; of hit points what is left of them. */
const partsOf = (s: State, t: Thing): Readonly<Record<Stat, readonly Part[]>> => ({
  willpower: figureParts(s, t, WILLPOWER),
  attack: figureParts(s, t, ATTACK),
  defense: figureParts(s, t, DEFENSE),
  hitPoints: remainingParts(s, t),
  threat: figureParts(s, t, THREAT),
  engagement: figureParts(s, t, ENGAGEMENT),
});

function thingOf(v: View, s: State, t: Thing): RingsThing {
  const { id, card, seat, zone, host, marks, resources, progress } = t;
  const parts = partsOf(s, t);
  const told = STATS.filter((stat) => parts[stat].length > 1).map((stat) => [stat, parts[stat]]);
  return {
    id,
    card,
    seat,
    zone,
    host,
    marks,
    resources,
    progress,
    willpower: sumOf(parts.willpower),
    attack: sumOf(parts.attack),
    defense: sumOf(parts.defense),
    left: sumOf(parts.hitPoints),
    points: sumOf(figureParts(s, t, HIT_POINTS)),
    threat: sumOf(parts.threat),
    engagement: sumOf(parts.engagement),
    icons: isHero(t) ? iconsOf(s, t) : 0,
    shadows: shadowsOn(v, id),
    parts: Object.fromEntries(told),
  };
}

/** The chances of the facedown shadow cards of the enemy that attacks: of each card what the one knows who knows most. */
function oddsNow(v: View, own: readonly View[]): ShadowOdds[] {
  const enemy = v.flow.findLast(({ procedure }) => procedure === 'enemyAttack')?.locals['enemy'];
  if (typeof enemy !== 'number') return [];
  const known = own.flatMap(shadowOdds);
  return shadowOdds(v)
    .filter((odds) => odds.enemy === enemy)
    .map((odds) =>
      known
        .filter((other) => other.enemy === enemy && other.nth === odds.nth)
        .reduce((best, other) => (other.of < best.of ? other : best), odds),
    );
}

const width = ({ least, most }: Clash): number => most - least;

/** What an attack comes to: of each answer what the one knows who knows most. */
function clashesNow(v: View, own: readonly View[]): Clash[] {
  const known = own.map(clashes);
  return clashes(v).map((clash, n) =>
    known.reduce((best, other) => (other[n] !== undefined && width(other[n]) < width(best) ? other[n] : best), clash),
  );
}

/** Willpower on the quest with those who are named for it [LOTR 3.5]. */
function pledgedNow(v: View, s: State): number {
  const chosen = v.flow.findLast(({ procedure }) => procedure === 'quest')?.locals['chosen'];
  return pledged(s, typeof chosen === 'object' ? chosen : []);
}

/** The hands as those know them who are led here: nobody plays against them. */
function handsSeen(v: View, own: readonly View[]): number[][] {
  return v.hands.map((hand, seat) => own.find(({ who }) => who === seat)?.hands[seat] ?? hand);
}

/**
 * The table of a view.
 * @param own what the seats see that are led together at this screen
 */
export function ringsTable(v: View, own: readonly View[] = []): RingsTable {
  const s = readable(v);
  return {
    mode: v.config.mode,
    score: v.score,
    wave: v.wave,
    first: v.first,
    round: v.round,
    phase: v.phase,
    threat: v.threat,
    out: v.out,
    discards: v.discards,
    encounterDiscard: v.encounterDiscard,
    victory: v.victory,
    quest: v.quest,
    outcome: v.outcome,
    hands: handsSeen(v, own),
    deckSizes: v.decks.map((deck) => deck.length),
    encounter: v.encounter.length,
    things: v.things.map((t) => thingOf(v, s, t)),
    staging: stagingThreat(s),
    willpower: willpower(s),
    threats: threatShares(s),
    willpowers: willpowerShares(s),
    odds: oddsNow(v, own),
    pledged: pledgedNow(v, s),
    clashes: clashesNow(v, own),
    flow: v.flow.map(({ procedure, step, locals }) => ({ procedure, step, locals })),
    stands: standing(v),
  };
}
