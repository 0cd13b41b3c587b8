/**
 * Texts that hold as long as their card lies there: what they make of costs, attack and damage. Nothing is applied and
 * taken back; figures are read anew each time, over field, units and laid cards [TMM R36] [TMM R60].
 */

import { pool, printedCard } from '../cards/pool.ts';
import type { Printed, StaticTerm } from '../cards/printed.ts';
import { ST } from '../cards/printed.ts';
import type { CardSieve } from '../cards/whom.ts';
import { OPP, OWN } from '../cards/whom.ts';
import type { Laid, State, Unit } from '../state.ts';
import { DELAYED, FACE_DOWN, LIMBO, SILENCED, sideOf } from '../state.ts';
import { ABILITY, UNIT_SLOTS } from '../vocabulary.ts';
import { attackNow } from './forward-refs.ts';
import { passes } from './select.ts';
import type { Speaker } from './speaker.ts';
import { speakerOf } from './speaker.ts';
import { amountOf, holdsTrue } from './terms.ts';

const NONE: readonly StaticTerm[] = [];

/** Static texts of a laid card: its own while it lasts, or the text that was laid. */
function staticsOfLaid(l: Laid): readonly StaticTerm[] {
  // What lies face down has none; to who may not see it, it is no card at all.
  if (l.marks & FACE_DOWN || l.text >= DELAYED) return NONE;
  return l.text >= 0 ? pool.lastings[l.text] : printedCard(l.card).statics;
}

const speaks = (u: Unit | null): u is Unit => u !== null && (u.marks & (LIMBO | SILENCED)) === 0;

type Visit = (t: StaticTerm, seat: number, id: number, laid: Laid | null) => void;

function visitList(
  list: readonly StaticTerm[],
  what: number,
  seat: number,
  id: number,
  laid: Laid | null,
  visit: Visit,
) {
  for (let i = 0; i < list.length; i++) if (list[i].what === what) visit(list[i], seat, id, laid);
}

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
  const bit = 1 << what;
  if (s.field !== 0 && printedCard(s.field).holds & bit)
    visitList(printedCard(s.field).statics, what, -1, s.fieldId, null, visit);
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (!speaks(u)) continue;
    const card = printedCard(u.card);
    if (card.holds & bit) visitList(card.statics, what, sideOf(place), u.id, null, visit);
  }
  for (let i = 0; i < s.laid.length; i++) {
    const l = s.laid[i];
    visitList(staticsOfLaid(l), what, l.seat, l.id, l, visit);
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

/**
 * What a card costs a player now: printed; settings; more and less; not below 0; "costs 0" beats all [TMM R60].
 * The printed reduction of the card itself counts in hand.
 * @param held what `staticsHeld` says, where many cards are looked at
 */
export function costOf(s: State, seat: number, id: number, held = staticsHeld(s)): number {
  const card = printedCard(id);
  if (card.kind === ABILITY && s.config.profile.abilityCost === 'printed') return card.cost;
  let cost = (held & COSTS) === 0 ? card.cost : costBySettings(s, seat, id, held);
  if (cost === FREE) return 0;
  if (card.holds & (1 << ST.ownCost)) {
    const who = speakerOf(seat, id);
    for (const t of card.statics) if (t.what === ST.ownCost) cost -= amountOf(s, who, t.amount as never);
  }
  return cost < 0 ? 0 : cost;
}

const COSTS = (1 << ST.costTo) | (1 << ST.cost);
const FREE = -1_000_000;

/** The printed cost after settings, more and less; FREE = "costs 0". Apart from costOf, for mostly nothing is set. */
function costBySettings(s: State, seat: number, id: number, held: number): number {
  const card = printedCard(id);
  let { cost } = card;
  const isAbility = card.kind === ABILITY;
  // An ability is no "next card": what is used up by a card waits for one that is played [TMM R74].
  const concerns = (t: StaticTerm, of: number, l: Laid | null): boolean =>
    cardPasses(t.cards as CardSieve, of, seat, id) && !(isAbility && l?.uses === 1);
  let free = false;
  if (held & (1 << ST.costTo))
    eachStatic(s, ST.costTo, (t, of, _id, l) => {
      if (!concerns(t, of, l)) return;
      if (t.n === 0) free = true;
      else cost = t.n;
    });
  if (held & (1 << ST.cost))
    eachStatic(s, ST.cost, (t, of, _id, l) => {
      if (concerns(t, of, l)) cost += t.n;
    });
  return free ? FREE : cost;
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

/** Attack of a unit as it stands: its own, what its text adds, what other cards add; not below 0 [TMM R36]. */
export function attackOf(s: State, u: Unit): number {
  let attack = u.attack;
  if ((u.marks & SILENCED) === 0) {
    const card = printedCard(u.card);
    if (card.holds & ((1 << ST.ownAttack) | (1 << ST.attackIsHealth))) attack = ownAttack(s, u, card);
  }
  const side = sideOf(u.place);
  if (s.field !== 0) attack += addedBy(s, printedCard(s.field).statics, side, s.field, s.fieldId, u);
  for (let place = 0; place < 2 * UNIT_SLOTS; place++) {
    const aura = s.units[place];
    if (!speaks(aura) || !(printedCard(aura.card).holds & (1 << ST.attack))) continue;
    attack += addedBy(s, printedCard(aura.card).statics, sideOf(place), aura.card, aura.id, u);
  }
  for (let i = 0; i < s.laid.length; i++) {
    const l = s.laid[i];
    attack += addedBy(s, staticsOfLaid(l), l.seat, l.card, l.id, u);
  }
  return attack < 0 ? 0 : attack;
}

/** What the texts of one card add to the attack of a unit; a field speaks for the unit's own side [TMM field.2]. */
export function addedBy(
  s: State,
  texts: readonly StaticTerm[],
  seat: number,
  card: number,
  id: number,
  u: Unit,
): number {
  let sum = 0;
  for (let i = 0; i < texts.length; i++) {
    const t = texts[i];
    if (t.what !== ST.attack) continue;
    const who = speakerOf(seat, card);
    who.self = id;
    if (passes(s, who, t.sieve as never, u.id)) sum += amountOf(s, who, t.amount as never);
  }
  return sum;
}

function ownAttack(s: State, u: Unit, card: Printed): number {
  let attack = u.attack;
  const who: Speaker = speakerOf(sideOf(u.place), u.card);
  who.self = u.id;
  for (const t of card.statics) {
    if (t.what === ST.attackIsHealth) attack = Math.max(0, u.health);
    else if (t.what === ST.ownAttack && (t.cond === null || holdsTrue(s, who, t.cond)))
      attack += amountOf(s, who, t.amount as never);
  }
  return attack;
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

attackNow.bind(attackOf);
