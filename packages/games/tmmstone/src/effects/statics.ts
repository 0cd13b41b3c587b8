/**
 * Texts that hold as long as their card lies there, on field, units and laid cards: which are in force, what they forbid and
 * add. What they make of costs and attacks is read in `figures.ts`.
 */

import { sideOf } from '../board.ts';
import { pool, printedCard } from '../cards/pool.ts';
import type { StaticTerm } from '../cards/printed.ts';
import { ST } from '../cards/printed.ts';
import type { CardSieve } from '../cards/whom.ts';
import { OPP, OWN } from '../cards/whom.ts';
import type { Laid, State, Unit } from '../state.ts';
import { DELAYED, FACE_DOWN, LIMBO, SILENCED } from '../state.ts';
import { UNIT_SLOTS } from '../vocabulary.ts';

const NONE: readonly StaticTerm[] = [];

/** Static texts of a laid card: its own while it lasts, or the text that was laid. */
function staticsOfLaid(l: Laid): readonly StaticTerm[] {
  // What lies face down has none; to who may not see it, it is no card at all.
  if (l.marks & FACE_DOWN || l.text >= DELAYED) return NONE;
  return l.text >= 0 ? pool.lastings[l.text] : printedCard(l.card).statics;
}

const speaks = (u: Unit | null): u is Unit => u !== null && (u.marks & (LIMBO | SILENCED)) === 0;

/**
 * Places from which texts speak, in the order in which they count: the field, the places of the units, the laid cards. So a walk
 * over all static texts needs nothing but a number that counts up to `speakers`.
 */
const FIRST_UNIT = 1;
const FIRST_LAID = FIRST_UNIT + 2 * UNIT_SLOTS;

/** How many such places there are now. */
export const speakers = (s: State): number => FIRST_LAID + s.laid.length;

/** The static texts that speak from a place, if any of them may be of this kind. */
export function textsFrom(s: State, from: number, what: number): readonly StaticTerm[] {
  if (from >= FIRST_LAID) return staticsOfLaid(s.laid[from - FIRST_LAID]);
  if (from < FIRST_UNIT) return s.field === 0 ? NONE : heldBy(s.field, what);
  const u = s.units[from - FIRST_UNIT];
  return speaks(u) ? heldBy(u.card, what) : NONE;
}

function heldBy(id: number, what: number): readonly StaticTerm[] {
  const card = printedCard(id);
  return card.holds & (1 << what) ? card.statics : NONE;
}

/** Whose they are; a field is nobody's: -1. */
export function seatFrom(s: State, from: number): number {
  if (from >= FIRST_LAID) return s.laid[from - FIRST_LAID].seat;
  return from < FIRST_UNIT ? -1 : sideOf(from - FIRST_UNIT);
}

/** The id of what bears them. */
export function idFrom(s: State, from: number): number {
  if (from >= FIRST_LAID) return s.laid[from - FIRST_LAID].id;
  return from < FIRST_UNIT ? s.fieldId : (s.units[from - FIRST_UNIT] as Unit).id;
}

/** Its card. */
export function cardFrom(s: State, from: number): number {
  if (from >= FIRST_LAID) return s.laid[from - FIRST_LAID].card;
  return from < FIRST_UNIT ? s.field : (s.units[from - FIRST_UNIT] as Unit).card;
}

/** What lies there, where that is a laid card. */
export const laidFrom = (s: State, from: number): Laid | null => (from < FIRST_LAID ? null : s.laid[from - FIRST_LAID]);

type Visit = (t: StaticTerm, seat: number, id: number, laid: Laid | null) => void;

/** Bits of the kinds of static texts in force, whoever's they are: what is not among them need not be looked for. */
export function staticsHeld(s: State): number {
  let held = s.field === 0 ? 0 : printedCard(s.field).holds;
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (speaks(u)) held |= printedCard(u.card).holds;
  }
  for (let i = 0; i < s.laid.length; i++) {
    const list = staticsOfLaid(s.laid[i]);
    for (let k = 0; k < list.length; k++) held |= 1 << list[k].what;
  }
  return held;
}

/** Visits every static text of a kind in force. The field's seat is -1. Where mostly none is, ask `staticsHeld` first. */
export function eachStatic(s: State, what: number, visit: Visit): void {
  for (let from = 0; from < speakers(s); from++) {
    const texts = textsFrom(s, from, what);
    if (texts.length === 0) continue;
    const seat = seatFrom(s, from);
    const id = idFrom(s, from);
    const laid = laidFrom(s, from);
    for (let i = 0; i < texts.length; i++) if (texts[i].what === what) visit(texts[i], seat, id, laid);
  }
}

/** Whether a static text of a kind is in force for a seat; -1 = for anybody. */
export function inForce(s: State, what: number, seat: number): boolean {
  return (staticsHeld(s) & (1 << what)) !== 0 && isInForce(s, what, seat);
}

function isInForce(s: State, what: number, seat: number): boolean {
  let found = false;
  eachStatic(s, what, (_t, of) => {
    if (seat < 0 || of < 0 || of === seat) found = true;
  });
  return found;
}

/** Whether a card passes a filter, seen from `seat`; `by` is who plays it. */
export function cardPasses(f: CardSieve, seat: number, by: number, id: number): boolean {
  if (seat >= 0 && ((f.side === OWN && by !== seat) || (f.side === OPP && by === seat))) return false;
  const card = printedCard(id);
  return (
    (f.kind < 0 || f.kind === card.kind) &&
    (f.tag === 0 || (card.tags & f.tag) !== 0) &&
    (f.card === 0 || f.card === id) &&
    (f.rarity < 0 || f.rarity === card.rarity)
  );
}

/** Whether a card is paid in life instead of mana [TMM R61]. */
export function paidInLife(s: State, seat: number, id: number, held = staticsHeld(s)): boolean {
  return (held & (1 << ST.costsLife)) !== 0 && isPaidInLife(s, seat, id);
}

function isPaidInLife(s: State, seat: number, id: number): boolean {
  let found = false;
  eachStatic(s, ST.costsLife, (t, of) => {
    if (cardPasses(t.cards as CardSieve, of, seat, id)) found = true;
  });
  return found;
}

/** Whether a ban forbids a card. */
export function isBanned(s: State, seat: number, id: number, held = staticsHeld(s)): boolean {
  return (held & BANS) !== 0 && bans(s, seat, id);
}

const BANS = (1 << ST.ban) | (1 << ST.banNamed);

function bans(s: State, seat: number, id: number): boolean {
  let found = false;
  eachStatic(s, ST.ban, (t, of) => {
    if (cardPasses(t.cards as CardSieve, of, seat, id)) found = true;
  });
  eachStatic(s, ST.banNamed, (_t, of, _id, l) => {
    if (of !== seat && l !== null && l.about[0] === id) found = true;
  });
  return found;
}

/** What is added to the damage of a player's spells and experiments [TMM key.3]; "the next spell" is one that is played, see `play.ts`. */
export function spellDamage(s: State, seat: number): number {
  return staticsHeld(s) & (1 << ST.spellDamage) ? allSpellDamage(s, seat) : 0;
}

function allSpellDamage(s: State, seat: number): number {
  let sum = 0;
  eachStatic(s, ST.spellDamage, (t, of, _id, l) => {
    if ((of < 0 || of === seat) && l?.uses !== 1) sum += t.n;
  });
  return sum;
}

/** Whether the unit opposite forbids this one to attack. */
export function forbidden(s: State, u: Unit, held = staticsHeld(s)): boolean {
  return (held & (1 << ST.cannotAttack)) !== 0 && isForbidden(s, u);
}

function isForbidden(s: State, u: Unit): boolean {
  let found = false;
  eachStatic(s, ST.cannotAttack, (_t, _of, id) => {
    const other = s.units[2 * UNIT_SLOTS - 1 - u.place];
    if (other !== null && other.id === id) found = true;
  });
  return found;
}
