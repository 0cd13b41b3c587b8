/** Predicates of everything a player may point at: 0 = legal, otherwise the number of a refusal. They read the state alone. */

import type { Candidates } from '@kolbiste/kernel';
import { cardIn, freeEffectSlot, freeSlots, onBoard, sideOf } from './board.ts';
import { pool, printedCard } from './cards/pool.ts';
import type { Printed, Text } from './cards/printed.ts';
import { WH } from './cards/printed.ts';
import type { Sieve } from './cards/whom.ts';
import { SORT_HERO, SORT_UNIT } from './cards/whom.ts';
import type { EffectContext } from './effects/effect-context.ts';
import { asideAs, contextOf, SOURCE_SPELL, SOURCE_UNIT } from './effects/effect-context.ts';
import { attackOf, costOf } from './effects/figures.ts';
import { passes } from './effects/select.ts';
import { forbidden, isBanned, paidInLife, staticsHeld } from './effects/statics.ts';
import { holdsTrue } from './effects/terms.ts';
import * as R from './refusals.ts';
import type { Laid, State, Unit } from './state.ts';
import { ATTACKED, EXHAUSTED, FROZEN, SILENCED, THAWED } from './state.ts';
import {
  ABILITY,
  CANNOT_ATTACK,
  EXPERIMENT,
  INACTIVE,
  SPELL,
  STEALTH,
  TAUNT,
  UNIT,
  UNIT_SLOTS,
  UNTARGETABLE_BY_SPELLS,
} from './vocabulary.ts';

/** Codes of characters in options: 0 nobody; 1 to 14 the units of the places; 15 and 16 the heroes of the seats. */
export const T_NOBODY = 0;
export const T_HERO = 15;
export const T_LAST = 16;

/** Id of the character behind a code; -1 = nobody. */
export function idOf(s: State, code: number): number {
  if (code >= T_HERO && code <= T_LAST) return code - T_HERO;
  const u = s.units[code - 1];
  return code < 1 || code > 2 * UNIT_SLOTS || !onBoard(u) ? -1 : u.id;
}

/** May this text aim at the character of a code? [TMM key.12] [TMM key.20] [TMM R84] */
export function mayTarget(s: State, x: EffectContext, f: Sieve, code: number): number {
  if (code === T_NOBODY) return f.may ? 0 : R.NOT_HERE;
  const id = idOf(s, code);
  if (id < 0) return R.NOT_HERE;
  if (id >= 2) {
    const u = s.units[code - 1] as Unit;
    if (u.keywords & INACTIVE) return R.TARGET_INACTIVE;
    if (x.source === SOURCE_SPELL) {
      if (u.keywords & UNTARGETABLE_BY_SPELLS) return R.TARGET_NO_SPELLS;
      if (u.keywords & STEALTH && sideOf(u.place) !== x.seat) return R.TARGET_STEALTHY;
    }
  }
  return passes(s, x, f, id) ? 0 : R.TARGET_WRONG;
}

export function pushTargets(s: State, x: EffectContext, f: Sieve, out: Candidates): void {
  if (f.may) out.push(T_NOBODY);
  if (f.sort !== SORT_HERO) {
    for (let place = 0; place < 2 * UNIT_SLOTS; place++) if (onBoard(s.units[place])) out.push(place + 1);
  }
  if (f.sort !== SORT_UNIT) {
    out.push(T_HERO);
    out.push(T_LAST);
  }
}

/** The only legal target; 0 = none, -1 = there are several. */
export function onlyTarget(s: State, x: EffectContext, f: Sieve): number {
  let found = 0;
  for (let code = 1; code <= T_LAST; code++) {
    if (mayTarget(s, x, f, code) !== 0) continue;
    if (found !== 0) return -1;
    found = code;
  }
  return f.may && found !== 0 ? -1 : found;
}

const anyTarget = (s: State, x: EffectContext, f: Sieve): boolean => onlyTarget(s, x, f) !== 0;

/** Whether a text would be carried out if its card were played now. */
export function wouldSpeak(s: State, x: EffectContext, text: Text): boolean {
  return text.cond === null || holdsTrue(s, x, text.cond);
}

/** The speaker of a card's own text before it is played [TMM R48]. */
export function announcer(seat: number, card: Printed): EffectContext {
  const x = contextOf(seat, card.id);
  x.ahead = 1;
  x.played = 1;
  if (card.kind === SPELL) x.source = SOURCE_SPELL;
  return x;
}

/** The texts of a card that are carried out by itself: when played, or when used. */
export const ownTexts = (s: State, card: Printed): readonly Text[] =>
  (card.kind === UNIT ? card.onPlay : card.use).map((n) => pool.texts[n]);

/** The first text of a card of a kind; undefined = it has none. */
export function textFor(s: State, card: Printed, when: number): Text | undefined {
  const n = ((card.hears >>> when) & 1) === 0 ? undefined : card.texts.find((each) => pool.texts[each].when === when);
  return n === undefined ? undefined : pool.texts[n];
}

/** The first text of a spell that aims; undefined = none does. */
export function aimedText(card: Printed): Text | undefined {
  for (let i = 0; i < card.use.length; i++) {
    const text = pool.texts[card.use[i]];
    if (text.targets.length > 0) return text;
  }
  return undefined;
}

/** Who asks whether there is a target: read at once and never kept. */
const ASKER = contextOf(0, 0);

function lacksTarget(s: State, x: EffectContext, card: Printed): boolean {
  for (const n of card.use) {
    const text = pool.texts[n];
    if (text.targets.length === 0 || !wouldSpeak(s, x, text)) continue;
    for (const f of text.targets) if (!f.may && !anyTarget(s, x, f)) return true;
  }
  return false;
}

/** May the player play a card of his hand? [TMM R47] */
export function mayPlay(s: State, seat: number, id: number, held = staticsHeld(s)): number {
  const cost = costOf(s, seat, id, held);
  if (paidInLife(s, seat, id, held)) {
    if (cost > 0 && cost > s.life[seat]) return R.NO_LIFE;
  } else if (cost > s.mana[seat]) return R.NO_MANA;
  return mayPlayUnpaid(s, seat, id, held);
}

/** The same without its cost: for a text that plays a card. */
export function mayPlayUnpaid(s: State, seat: number, id: number, held = staticsHeld(s)): number {
  const card = printedCard(id);
  if (isBanned(s, seat, id, held)) return R.BANNED;
  if (card.kind === UNIT) return freeSlots(s, seat) === 0 ? R.BOARD_FULL : 0;
  if (card.kind === EXPERIMENT || card.until >= 0) return freeEffectSlot(s, seat) < 0 ? R.EFFECTS_FULL : 0;
  if (card.kind !== SPELL || aimedText(card) === undefined) return 0;
  return lacksTarget(s, asideAs(ASKER, seat, id, SOURCE_SPELL, 1), card) ? R.NO_TARGET : 0;
}

/** The ability a player has laid. */
export function abilityOf(s: State, seat: number): Laid | undefined {
  for (let i = 0; i < s.laid.length; i++) {
    const l = s.laid[i];
    if (l.seat === seat && l.slot >= 0 && isAbilityCard(s, l.card)) return l;
  }
  return undefined;
}

/** A card that lies as an ability: printed as one, or a token that an ability flips into. */
function isAbilityCard(s: State, id: number): boolean {
  const card = printedCard(id);
  return card.kind === ABILITY;
}

export function mayUseAbility(s: State, seat: number, held = staticsHeld(s)): number {
  const l = abilityOf(s, seat);
  if (l === undefined) return R.NOT_HERE;
  if (l.marks & EXHAUSTED) return R.ABILITY_USED;
  const card = printedCard(l.card);
  if (costOf(s, seat, card.id, held) > s.mana[seat]) return R.ABILITY_NO_MANA;
  if (aimedText(card) === undefined) return 0;
  return lacksTarget(s, asideAs(ASKER, seat, card.id, SOURCE_UNIT, 0), card) ? R.NO_TARGET : 0;
}

/** The text of a unit that can be paid for; undefined = none. */
export function paidText(s: State, u: Unit): Text | undefined {
  return u.marks & SILENCED ? undefined : textFor(s, printedCard(u.card), WH.activated);
}

export function mayActivate(s: State, seat: number, place: number): number {
  const u = s.units[place];
  if (!onBoard(u) || sideOf(place) !== seat) return R.NOT_HERE;
  const text = paidText(s, u);
  if (text === undefined) return R.NOT_HERE;
  return text.pay > s.mana[seat] ? R.TEXT_NO_MANA : 0;
}

/** May the unit attack at all? [TMM attack.1] [TMM key.15] */
export function mayAttack(s: State, u: Unit, held = staticsHeld(s)): number {
  if (u.keywords & INACTIVE) return R.ATTACK_INACTIVE;
  if (u.marks & FROZEN) return R.ATTACK_FROZEN;
  if (u.keywords & CANNOT_ATTACK) return R.ATTACK_NEVER;
  if (u.marks & EXHAUSTED) {
    if (u.marks & ATTACKED) return R.ATTACK_EXHAUSTED;
    return u.marks & THAWED ? R.ATTACK_FROZEN : R.ATTACK_ARRIVED;
  }
  if (s.config.profile.zeroAttack === 'mayNot' && attackOf(s, u) === 0) return R.ATTACK_NOTHING;
  return forbidden(s, u, held) ? R.ATTACK_OPPOSITE : 0;
}

const isTaunting = (u: Unit | null): boolean =>
  onBoard(u) && (u.keywords & TAUNT) !== 0 && (u.keywords & (STEALTH | INACTIVE)) === 0;

/** Whether the seat has a unit that must be attacked first. */
export function hasTaunt(s: State, seat: number): boolean {
  for (let k = 0; k < UNIT_SLOTS; k++) if (isTaunting(s.units[seat * UNIT_SLOTS + k])) return true;
  return false;
}

/** May anybody attack the character of a code? Taunt, stealth and inactivity [TMM R33]. */
export function mayBeAttacked(s: State, seat: number, code: number, taunt: boolean): number {
  if (code === T_HERO + 1 - seat) return taunt ? R.TAUNT_FIRST : 0;
  const u = s.units[code - 1];
  if (code < 1 || code > 2 * UNIT_SLOTS || !onBoard(u) || sideOf(u.place) === seat) return R.NOT_HERE;
  if (u.keywords & INACTIVE) return R.INACTIVE_TARGET;
  if (u.keywords & STEALTH) return R.STEALTHY;
  return taunt && !isTaunting(u) ? R.TAUNT_FIRST : 0;
}

/** Kinds of cards in a hand, ascending, each once. */
export function kindsInHand(s: State, seat: number): number[] {
  const hand = s.hands[seat];
  const kinds: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = cardIn(hand[i]);
    let at = kinds.length;
    while (at > 0 && kinds[at - 1] > card) at--;
    if (at > 0 && kinds[at - 1] === card) continue;
    kinds.push(card);
    for (let k = kinds.length - 1; k > at; k--) kinds[k] = kinds[k - 1];
    kinds[at] = card;
  }
  return kinds;
}

export function isInHand(s: State, seat: number, card: number): boolean {
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) if (cardIn(hand[i]) === card) return true;
  return false;
}
