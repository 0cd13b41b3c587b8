/** The board of TMMStone as the page shows it: what the viewer sees, and the figures that follow from it. */

import type { Beside } from '@kolbiste/tablekit/engine/adapter.ts';
import type { Part, State, View } from '../../src/index.ts';
import {
  attackOf,
  attackParts,
  cardIn,
  costOf,
  costParts,
  FOUND,
  inForce,
  onBoard,
  paidInLife,
  pool,
  readFound,
  ST,
  spellDamage,
} from '../../src/index.ts';

/** A text that waits: its card, and the unit or laid card that speaks. */
export interface Waiting {
  readonly card: number;
  readonly one: number;
}

/** What runs or waits: a procedure, its step, and what it is about. */
export interface StoneFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Readonly<Record<string, number | readonly number[]>>;
  /** Whose texts were called and wait for their turn, in true order. */
  readonly waits: readonly Waiting[];
}

export interface StoneTable
  extends Pick<
    View,
    | 'who'
    | 'classes'
    | 'starter'
    | 'active'
    | 'turn'
    | 'life'
    | 'slots'
    | 'mana'
    | 'fatigue'
    | 'handLimit'
    | 'hands'
    | 'deckSizes'
    | 'decks'
    | 'graves'
    | 'units'
    | 'laid'
    | 'field'
    | 'fieldBy'
    | 'winner'
  > {
  /** The attack of the unit on each place, everything counted; -1 where none stands. */
  readonly power: readonly number[];
  /** What each of those is made of, where that is more than what is printed. */
  readonly attackParts: readonly (readonly Part[])[];
  readonly costParts: readonly (readonly (readonly Part[])[])[];
  /** What each card of the hands costs now; -1 where it is not to be seen. */
  readonly costs: readonly (readonly number[])[];
  /** Whether those costs are paid in life. */
  readonly byLife: readonly (readonly boolean[])[];
  /** What is added to the damage of spells, by seat. */
  readonly spells: readonly number[];
  /** Heroes that nothing hurts now. */
  readonly immune: readonly boolean[];
  readonly flow: readonly StoneFrame[];
}

/** The view where figures are read of a state: what is not seen is there in number only. */
const asState = (v: View): State =>
  ({
    ...v,
    config: { profile: v.profile },
    decks: v.decks.map((deck, seat) => deck ?? new Array(v.deckSizes[seat]).fill(0)),
  }) as unknown as State;

/** What one who sits here knows besides what both are shown: the own hand, the own face-down cards. */
function withOwn(v: View, { before, after }: Beside<View>): View {
  const seat = after.who;
  if (seat === 'public') return v;
  const known = [before, after].find((own) => own.hands[seat].length === v.hands[seat].length);
  const faces = new Map([...before.laid, ...after.laid].map(({ id, card }) => [id, card]));
  return {
    ...v,
    who: seat,
    hands: v.hands.map((hand, of) => (of === seat && known !== undefined ? known.hands[seat] : hand)),
    laid: v.laid.map((l) => (l.card === 0 ? { ...l, card: faces.get(l.id) ?? 0 } : l)),
  };
}

const PLAIN: readonly Part[] = [];

const unlessPlain = (parts: readonly Part[]): readonly Part[] => (parts.length > 1 ? parts : PLAIN);

function frameOf({ procedure, step, locals }: View['flow'][number]): StoneFrame {
  const { found, at } = locals as { found?: number[]; at?: number };
  const waits: Waiting[] = [];
  if (procedure === 'settle' && found !== undefined)
    for (let k = at ?? 0; k < found.length; k += FOUND) {
      const { text, self } = readFound(found, k);
      waits.push({ card: pool.texts[text].card, one: self });
    }
  return { procedure, step, locals, waits };
}

/** @param beside where two share a screen, what the one who sits there sees */
export function stoneTable(view: View, beside?: Beside<View>): StoneTable {
  const v = beside === undefined ? view : withOwn(view, beside);
  const s = asState(v);
  const { who, classes, starter, active, turn, life, slots, mana, fatigue, handLimit, hands } = v;
  const { decks, graves, units, laid, field, fieldBy, winner } = v;
  // Two may draw from one deck.
  const deckSizes = v.pile.map((deck) => v.deckSizes[deck]);
  const eachCard = <T>(hidden: T, of: (seat: number, card: number) => T): T[][] =>
    hands.map((hand, seat) => hand.map((entry) => (entry === 0 ? hidden : of(seat, cardIn(entry)))));
  return {
    who,
    classes,
    starter,
    active,
    turn,
    life,
    slots,
    mana,
    fatigue,
    handLimit,
    hands,
    deckSizes,
    decks,
    graves,
    units,
    laid,
    field,
    fieldBy,
    winner,
    power: units.map((u) => (onBoard(u) ? attackOf(s, u) : -1)),
    costs: eachCard(-1, (seat, card) => costOf(s, seat, card)),
    attackParts: units.map((u) => (onBoard(u) ? unlessPlain(attackParts(s, u)) : PLAIN)),
    costParts: eachCard(PLAIN, (seat, card) => unlessPlain(costParts(s, seat, card))),
    byLife: eachCard(false, (seat, card) => paidInLife(s, seat, card)),
    spells: [spellDamage(s, 0), spellDamage(s, 1)],
    immune: [inForce(s, ST.heroImmune, 0), inForce(s, ST.heroImmune, 1)],
    flow: v.flow.map(frameOf),
  };
}
