/** The table of Slay the Spire as the page shows it: what the viewer sees, and the figures that follow from it. */
import { programOf } from '../../src/cards/code.ts';
import type { Action } from '../../src/cards/compile-enemy.ts';
import { enemyCard, faceOf } from '../../src/cards/pool.ts';
import { blockFigure } from '../../src/effects/block.ts';
import { effectOf } from '../../src/effects/context.ts';
import { costOf } from '../../src/effects/cost.ts';
import { amountOf } from '../../src/effects/count.ts';
import { hitFigure } from '../../src/effects/hit.ts';
import { actionNow } from '../../src/effects/intent.ts';
import type { Forecast } from '../../src/forecast.ts';
import { forecast } from '../../src/forecast.ts';
import type { State, View } from '../../src/index.ts';
import * as P from '../../src/state.ts';
import { aiming } from '../../src/text/scene.ts';
import type { Amount } from '../../src/verbs/terms.ts';

/** A figure as it would be now: the least and the most, where it depends on whom is aimed at. */
export interface Figure {
  readonly least: number;
  readonly most: number;
  readonly times: number;
}

/** A card of a hand as it stands now. */
export interface HandCard {
  readonly face: number;
  /** Its place in the hand. */
  readonly at: number;
  readonly mark: number;
  readonly cost: number;
  readonly hit: Figure | null;
  readonly block: number | null;
}

/** What lies before a hero, open or to be seen here. */
export interface Mat {
  /** Null = not to be seen. */
  readonly hand: readonly HandCard[] | null;
  readonly held: number;
  readonly drawSize: number;
  /** Cards of the draw pile, in no order; where another's hand is hidden they lie together. */
  readonly draw: readonly number[];
  readonly discard: readonly number[];
  readonly exhaust: readonly number[];
  readonly powers: readonly number[];
  readonly cubes: readonly number[];
  readonly orbs: readonly number[];
  readonly deck: readonly number[];
  readonly relics: readonly number[];
  readonly uses: readonly number[];
  readonly potions: readonly number[];
}

/** An enemy, and which of its actions it does this round; -1 = nobody knows yet, or it does nothing. */
export interface Foe {
  readonly row: readonly number[];
  readonly action: number;
}

export interface SpireFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Readonly<Record<string, unknown>>;
}

export interface SpireTable
  extends Pick<
    View,
    | 'config'
    | 'outcome'
    | 'act'
    | 'map'
    | 'keys'
    | 'node'
    | 'tokens'
    | 'boss'
    | 'fight'
    | 'round'
    | 'die'
    | 'heroes'
    | 'offers'
    | 'wares'
    | 'served'
    | 'event'
    | 'pool'
    | 'feats'
  > {
  /** The enemy of a single fight; '' = it is an adventure. */
  readonly alone: string;
  readonly mats: readonly Mat[];
  readonly foes: readonly Foe[];
  readonly rehearsal: Forecast | null;
  /** The kind of the target that is asked for; -1 = none is. Numbers of texts are each bundle's own: they do not travel. */
  readonly aims: number;
  readonly flow: readonly SpireFrame[];
}

/** Rules that only read see a view as a state. */
const asState = (v: View): State => v as unknown as State;

interface HitWords {
  readonly hit: Amount;
  readonly times: Amount;
  readonly strength?: number;
}

/** What the first hit of a card comes to on each enemy that is there. */
function hitNow(s: State, seat: number, face: number): Figure | null {
  const { program } = faceOf(face);
  const op = programOf(program).ops.find(({ step }) => step.name === 'hit');
  if (op === undefined) return null;
  const { hit, times, strength = 1 } = op.words as HitWords;
  const figures = s.enemies.flatMap((enemy, e) => {
    if (enemy[P.GONE] !== P.ALIVE) return [];
    // How hard and how often it hits may hang on who is hit.
    const x = effectOf(seat, program, { face, targets: [-1 - e] });
    return [[hitFigure(s, seat, -1 - e, amountOf(s, x, hit), strength), amountOf(s, x, times)] as const];
  });
  if (figures.length === 0) return null;
  const hits = figures.map(([each]) => each);
  return { least: Math.min(...hits), most: Math.max(...hits), times: Math.max(...figures.map(([, n]) => n)) };
}

function blockNow(s: State, seat: number, face: number): number | null {
  const { program } = faceOf(face);
  const op = programOf(program).ops.find(({ step }) => step.name === 'block');
  if (op === undefined) return null;
  const { block } = op.words as { readonly block: Amount };
  const x = effectOf(seat, program, { face });
  const printed = amountOf(s, x, block);
  return blockFigure(s, x, printed, block.per > 0 && block.base === 0 ? printed / block.per : 1);
}

const pile = (v: View, seat: number, kind: number): readonly number[] => v.piles[seat * P.PILE_KINDS + kind];

function handOf(v: View, seat: number): HandCard[] {
  const s = asState(v);
  const marks = pile(v, seat, P.HELD);
  return pile(v, seat, P.HAND).map((face, at) => ({
    face,
    at,
    mark: marks[at] ?? 0,
    cost: costOf(s, seat, at),
    hit: hitNow(s, seat, face),
    block: blockNow(s, seat, face),
  }));
}

function matOf(v: View, seat: number, own: readonly View[]): Mat {
  const mine = own.find(({ who, held }) => who === seat && held[seat] === v.held[seat]);
  const from = mine ?? v;
  const draw = pile(from, seat, P.DRAW);
  const of = (kind: number): readonly number[] => pile(v, seat, kind);
  return {
    hand: mine === undefined ? null : handOf(mine, seat),
    held: v.held[seat],
    drawSize: mine === undefined ? draw.length - v.held[seat] : draw.length,
    draw,
    discard: of(P.DISCARD),
    exhaust: of(P.EXHAUST),
    powers: of(P.POWERS),
    cubes: of(P.POWER_CUBES),
    orbs: of(P.ORBS),
    deck: of(P.DECK),
    relics: of(P.RELICS),
    uses: of(P.USES),
    potions: of(P.POTIONS),
  };
}

/** The place of an action among all of an enemy: by die or cube, then its first one, then that of its fury. */
function actionPlace(card: number, action: Action): number {
  const { actions, first, fury } = enemyCard(card);
  return [...actions, first, fury].indexOf(action);
}

function foeOf(s: State, e: number): Foe {
  const row = s.enemies[e];
  const action = row[P.GONE] === P.ALIVE ? actionNow(s, e) : null;
  return { row, action: action === null ? -1 : actionPlace(row[P.CARD], action) };
}

/**
 * The table of a view.
 * @param own what the seats see that are led at this screen
 */
export function spireTable(v: View, own: readonly View[]): SpireTable {
  const s = asState(v);
  return {
    alone: v.config.fight,
    config: v.config,
    map: v.map,
    keys: v.keys,
    outcome: v.outcome,
    act: v.act,
    node: v.node,
    tokens: v.tokens,
    boss: v.boss,
    fight: v.fight,
    round: v.round,
    die: v.die,
    heroes: v.heroes,
    offers: v.offers,
    wares: v.wares,
    served: v.served,
    event: v.event,
    pool: v.pool,
    feats: v.feats,
    mats: v.heroes.map((_, seat) => matOf(v, seat, own)),
    foes: v.enemies.map((_, e) => foeOf(s, e)),
    rehearsal: forecast(v),
    aims: aiming(v)?.kind ?? -1,
    flow: v.flow.map(({ procedure, step, locals }) => ({ procedure, step, locals: locals as SpireFrame['locals'] })),
  };
}
