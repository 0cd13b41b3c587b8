/**
 * Fight, shoot, armor and value of a warrior as they stand [DT 4.32] [DT R117]: printed - beast - BASE operations (set, times,
 * plus) - times - rounded up once [DT R118] - plus. One walk over the texts in force adds them up and tells its parts.
 */
import type { Part as FigurePart } from '@kolbiste/kernel';
import { combatNow, enemyOf, pieceOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import type { Static } from './cards/static.ts';
import { BASE_PLUS, BASE_SET, BASE_TIMES, BEAST_LAYER, FIGURES, HIGHEST, PLUS, TIMES, UNSET } from './cards/static.ts';
import { baseValue, figureNow } from './forward-refs.ts';
import { isSeenThrough, rightsOf } from './holds.ts';
import { isIgnored, isStripped } from './ignored.ts';
import type { Lasting, Piece } from './pieces.ts';
import { concerns, countOf, passes, whenHolds } from './sieve.ts';
import { speakersOf } from './speakers.ts';
import { isInRole, ridersWith } from './stands.ts';
import type { State } from './state.ts';
import { isInside, isInUse, speaks } from './traits.ts';
import {
  A,
  ATTACHED,
  BEAST,
  FORTIFICATION,
  MARK,
  PROPHECY,
  RIGHT,
  RITUAL,
  STACKS,
  TRAIT,
  V,
  VIRUS,
  WARRIOR,
} from './vocabulary.ts';
import { isAtHome, worthIn } from './worth.ts';

export type Part = FigurePart<'combat' | 'turn'>;

/** What the texts in force come to, layer by layer. */
interface Sum {
  beast: number;
  set: number;
  isSet: boolean;
  baseTimes: number;
  baseDen: number;
  basePlus: number;
  times: number;
  den: number;
  plus: number;
  /** Nothing betters it. */
  stripped: boolean;
  why: Part[] | null;
}

const LAYERS = ['beast', 'baseSet', 'baseTimes', 'basePlus', 'times', 'plus'] as const;

function put(sum: Sum, layer: number, n: number, den: number, card: number): void {
  if (n === 0 && layer !== BASE_SET) return;
  if (sum.stripped && layer !== BASE_SET && n > (layer === TIMES || layer === BASE_TIMES ? den : 0)) return;
  if (layer === BEAST_LAYER) sum.beast += n;
  else if (layer === BASE_SET) {
    sum.set = n;
    sum.isSet = true;
  } else if (layer === BASE_TIMES) {
    sum.baseTimes *= n;
    sum.baseDen *= den;
  } else if (layer === BASE_PLUS) sum.basePlus += n;
  else if (layer === TIMES) {
    sum.times *= n;
    sum.den *= den;
  } else sum.plus += n;
  if (sum.why === null) return;
  const times = layer === BASE_TIMES || layer === TIMES;
  // A share is told as its divisor, below zero.
  const told = times && den !== 1 ? -den : n;
  sum.why.push({
    layer: LAYERS[layer],
    how: layer === BASE_SET ? 'is' : times ? 'times' : 'by',
    n: told,
    card,
    rule: [],
    until: '',
  });
}

/** Whether the effects of a fortification card reach a warrior [DT 4.8.6] [DT 4.13.5]. */
export function fortifies(s: State, by: Piece, p: Piece): boolean {
  const card = cardOf(by.card);
  const isCard = card.kind === FORTIFICATION;
  if (!isCard && (card.traits & TRAIT.fortification) === 0) return true;
  if (card.kind === WARRIOR) return true;
  if (isInside(s, p)) return false;
  const enemy = enemyOf(s, p);
  if (enemy !== null && rightsOf(s, enemy) & RIGHT.ignoresFortifications) return false;
  if (rightsOf(s, p) & RIGHT.noFortification) return false;
  if (!isCard) return true;
  const c = combatNow(s);
  return c === null || pieceOf(s, c.zone) === null || (c.attacker !== p.id && c.defender !== p.id);
}

function addStatic(s: State, sum: Sum, t: Static, by: Piece, p: Piece, figure: number): void {
  const once = t.n === HIGHEST ? Math.max(...cardOf(p.card).figures) : t.by[figure];
  if (once === UNSET || (once === 0 && t.layer !== BASE_SET)) return;
  const n = (t.per === null ? once : once * countOf(s, t.per, by, by.seat)) * worthIn(s, t.layer, by, p, figure);
  if (n === 0 && t.per !== null) return;
  if (!passes(s, t.whom, by, by.seat, p) || !whenHolds(s, t.when, by, p)) return;
  const times = t.layer === TIMES || t.layer === BASE_TIMES;
  if (isIgnored(s, by.card, by.seat, times ? n > t.den : n > 0, p)) return;
  put(sum, t.layer, n, t.den, by.card);
}

/** Of commanders' texts only the best counts [DT 4.32.4]: the sum is put once, from whoever gives most. */
function addSingles(sum: Sum, best: number, card: number): void {
  if (best !== 0) put(sum, PLUS, best, 1, card);
}

const ONCE = RITUAL | PROPHECY | VIRUS;
/** Of rituals, prophecies and viruses of one name one works on each warrior [DT 9.17] [DT 9.21] [DT 9.23] [DT R154]. */
function isRepeated(s: State, by: Piece, p: Piece): boolean {
  if ((cardOf(by.card).sub & ONCE) === 0) return false;
  return s.pieces.some((q) => q.id < by.id && q.card === by.card && q.seat === by.seat && speaks(s, q, p));
}

function addTexts(s: State, sum: Sum, p: Piece, figure: number): void {
  let best = 0;
  let bestCard = 0;
  for (const by of speakersOf(s, FIGURES)) {
    if (!concerns(s, by, FIGURES, p) || !speaks(s, by, p) || !isInUse(s, by, p) || !fortifies(s, by, p)) continue;
    const { statics } = cardOf(by.card);
    if (isRepeated(s, by, p)) continue;
    for (let k = 0; k < statics.length; k++) {
      const t = statics[k];
      if (t.what !== FIGURES) continue;
      if (!t.single) addStatic(s, sum, t, by, p, figure);
      else if (t.by[figure] > best && passes(s, t.whom, by, by.seat, p) && whenHolds(s, t.when, by, p)) {
        best = t.by[figure];
        bestCard = by.card;
      }
    }
  }
  addSingles(sum, best, bestCard);
}

const byOf = (l: Lasting, figure: number): number =>
  figure === A ? l.armor : figure === V ? l.value : figure === 0 ? l.fight : l.shoot;

/** The same of rituals and viruses that were carried out: what another playing of that name left on him counts already. */
function isAgain(s: State, at: number): boolean {
  const { card, piece, play } = s.lasting[at];
  if (card === 0 || (cardOf(card).sub & ONCE) === 0 || cardOf(card).sub & STACKS) return false;
  return s.lasting.some((l, i) => i < at && l.card === card && l.piece === piece && l.play !== play);
}

/** What plays left behind; that of a combat counts in this one alone [DT 4.37.2]. */
function addLasting(s: State, sum: Sum, p: Piece, figure: number): void {
  for (let i = 0; i < s.lasting.length; i++) {
    const l = s.lasting[i];
    if (l.what !== FIGURES || l.piece !== p.id) continue;
    if (l.until === 0 && combatNow(s)?.id !== l.ends) continue;
    if (isAgain(s, i)) continue;
    if (l.n !== 0 && !isInRole(s, l.n, p)) continue;
    const n = byOf(l, figure);
    if (n === UNSET || (n === 0 && l.layer !== BASE_SET)) continue;
    if (!isIgnored(s, l.card, l.seat, l.layer === TIMES ? n > l.den : n > 0, p)) put(sum, l.layer, n, l.den, l.card);
  }
}

/** What rules add: a beast that he rides, cover, the zone he defends from [DT 4.15.5] [DT 4.2.2] [DT 4.13.4]. */
function addRules(s: State, sum: Sum, p: Piece, figure: number): void {
  const COVER = 3;
  if (figure === A && p.marks & MARK.covered && !isSeenThrough(s, p)) put(sum, PLUS, COVER, 1, 0);
  for (let i = 0; i < s.pieces.length; i++) {
    const by = s.pieces[i];
    if (by.zone === ATTACHED && by.on === p.id && cardOf(by.card).kind === BEAST)
      put(sum, BEAST_LAYER, cardOf(by.card).figures[figure] * worthIn(s, PLUS, by, p, figure), 1, by.card);
  }
  // Who rides with him adds what he is himself.
  for (const q of ridersWith(s, p)) put(sum, PLUS, figureOf(s, q, figure), 1, q.card);
  const c = combatNow(s);
  if (c === null || c.zone === 0 || c.defender !== p.id) return;
  const zone = s.pieces.find(({ id }) => id === c.zone);
  const n = zone === undefined ? 0 : cardOf(zone.card).figures[figure];
  if (zone !== undefined && (n > 0 || !isAtHome(s, p))) put(sum, PLUS, n, 1, zone.card);
}

function sumOf(s: State, p: Piece, figure: number, why: Part[] | null): Sum {
  const sum: Sum = {
    beast: 0,
    set: 0,
    isSet: false,
    baseTimes: 1,
    baseDen: 1,
    basePlus: 0,
    times: 1,
    den: 1,
    plus: 0,
    stripped: isStripped(s, p),
    why,
  };
  if (p.marks & MARK.hidden) return sum;
  addRules(s, sum, p, figure);
  addTexts(s, sum, p, figure);
  addLasting(s, sum, p, figure);
  return sum;
}

/** Up to the next integer, also below zero [DT R118]. */
function ceilDiv(n: number, den: number): number {
  const rest = n % den;
  const whole = (n - rest) / den;
  return rest > 0 ? whole + 1 : whole;
}

/**
 * A figure of a warrior as it stands.
 * @param figure F, S, A or V
 * @param why where given, what the figure is made of is put in, in the order of the layers
 */
export function figureOf(s: State, p: Piece, figure: number, why: Part[] | null = null): number {
  const printed = p.marks & MARK.hidden ? 0 : cardOf(p.card).figures[figure];
  const sum = sumOf(s, p, figure, why);
  if (why !== null) {
    why.sort((a, b) => LAYERS.indexOf(a.layer as 'plus') - LAYERS.indexOf(b.layer as 'plus'));
    why.unshift({ layer: 'printed', how: 'is', n: printed, card: p.card, rule: [], until: '' });
  }
  const first = sum.isSet ? sum.set : printed + sum.beast;
  const base = first * sum.baseTimes + sum.basePlus * sum.baseDen;
  return ceilDiv(base * sum.times, sum.baseDen * sum.den) + sum.plus;
}

/** What somebody is worth: never less than nothing. */
export const worthOf = (s: State, p: Piece): number => Math.max(0, figureOf(s, p, V));

/** BASE value: what beasts and operations on BASE make of the printed one [DT R85] [DT R117]. */
export function baseOf(s: State, p: Piece, figure: number): number {
  const sum = sumOf(s, p, figure, null);
  const first = sum.isSet ? sum.set : cardOf(p.card).figures[figure] + sum.beast;
  return ceilDiv(first * sum.baseTimes, sum.baseDen) + sum.basePlus;
}

figureNow.bind((s, p, figure) => figureOf(s, p, figure));
baseValue.bind((s, p) => baseOf(s, p, V));
