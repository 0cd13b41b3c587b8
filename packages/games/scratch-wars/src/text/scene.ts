/** What a view tells about the question that is open: locals of the running procedures, laid effects, bonuses, sums. */
import type { EffectKind, FieldCard, SlotCard } from '../cards/types.ts';
import { AT_HERO, AT_WEAPONS, SOURCE_OF_EFFECT } from '../effects/sources.ts';
import { A_CANCEL, A_CURSE, A_FOE, A_REPAIR, A_USE } from '../flow/turn.ts';
import { M_EFFECT, M_REPAIR, M_WEAPON, T_EFFECT, T_OWN_HERO, T_OWN_WEAPON, T_STOP, T_WEAPON } from '../legal.ts';
import { numberOf } from '../state.ts';
import type { View } from '../view.ts';
import { BROKEN, EFFECTS, LAID, READY, SLOTS, TIMES, timeOf } from '../vocabulary.ts';
import type { Cards } from './weapons.ts';
import { fieldAt, seatOf, weaponCard } from './weapons.ts';

export const stepOf = (decision: string): string => decision.slice(decision.indexOf('.') + 1);

type Numbers = { readonly [name: string]: number };

/** Locals of the innermost running procedure of a name; undefined when it does not run. Lists are left out. */
export function localsOf(v: View, procedure: string): Numbers | undefined {
  for (let i = v.flow.length; i-- > 0; ) if (v.flow[i].procedure === procedure) return v.flow[i].locals as Numbers;
  return undefined;
}

/** The weapon just spun and the field that was drawn. */
export function spun(
  v: View,
): { readonly weapon: number; readonly place: number; readonly field: FieldCard } | undefined {
  const x = localsOf(v, 'use');
  const field = x === undefined ? undefined : fieldAt(v, x.weapon, x.field);
  return x === undefined || field === undefined ? undefined : { weapon: x.weapon, place: x.field, field };
}

/** The effect laid on a weapon. */
export function laidOn(v: View, w: number): FieldCard | undefined {
  return v.weapons[w] >= LAID ? fieldAt(v, w, v.weapons[w] - LAID) : undefined;
}

/** The weapons of a seat that carry a laid effect of a kind. */
export function laidOf(v: View, seat: number, kind: EffectKind): number[] {
  const out: number[] = [];
  for (let k = 0; k < SLOTS; k++) if (laidOn(v, numberOf(seat, k))?.kind === kind) out.push(numberOf(seat, k));
  return out;
}

/** Sum of the printed values of the laid effects of a kind. */
export const laidTotal = (v: View, seat: number, kind: EffectKind): number =>
  laidOf(v, seat, kind).reduce((sum, w) => sum + (laidOn(v, w)?.value ?? 0), 0);

/** What a seat's hero shows at the present time of day. */
export const slotNow = (v: View, seat: number): SlotCard =>
  v.config.decks[seat === 1 ? 1 : 0].hero.slots[TIMES[timeOf(v.round)]];

/** Specials left out in the end phase of the running turn, as a mask of their places. */
function passedNow(v: View): number {
  const turn = v.flow.find((frame) => frame.procedure === 'turn');
  return turn === undefined ? 0 : (turn.locals['passed'] as number);
}

/** Can a mechanic of this value do anything: repair one of its own weapons, or attack? */
function mechanicCan(v: View, seat: number, value: number): boolean {
  for (let k = 0; k < SLOTS; k++) {
    const foe = v.weapons[(1 - seat) * SLOTS + k];
    if (foe === READY || foe >= LAID) return true;
    if (v.weapons[seat * SLOTS + k] === BROKEN && v.config.decks[seat].weapons[k].resistance <= value) return true;
  }
  return false;
}

/** Value of the special of a kind that a question is about: the first trick that may be paid, otherwise the next one in order. */
export function specialNow(v: View, seat: number, kind: SlotCard['specials'][number]['kind']): number | undefined {
  const open = (k: number) => (((v.used[seat] >>> (16 + k)) | (passedNow(v) >>> k)) & 1) === 0;
  const list = slotNow(v, seat).specials.filter((special, k) => special.kind === kind && open(k));
  if (kind === 'trick')
    return list.length === 0 ? undefined : list.map((x) => x.value).reduce((a, b) => Math.min(a, b));
  if (kind === 'mechanic') return list.find((special) => mechanicCan(v, seat, special.value))?.value;
  return list[0]?.value;
}

/** What every igniter of this time of day adds to the combos, and whether there is one. */
export function igniters(v: View, seat: number): { readonly any: boolean; readonly sum: number } {
  const list = slotNow(v, seat).specials.filter((special) => special.kind === 'comboIgniter');
  return { any: list.length > 0, sum: list.reduce((sum, special) => sum + special.value, 0) };
}

/** The effect that a bonus would be applied to, and its value without one, by the procedure that asks. */
export function bonusBase(v: View): { readonly kind: EffectKind; readonly value: number } | undefined {
  const procedure = v.flow.length === 0 ? '' : v.flow[v.flow.length - 1].procedure;
  const seat = v.active;
  if (procedure === 'use') return spun(v)?.field;
  if (procedure === 'persistent') return { kind: 'persistentAttack', value: laidTotal(v, seat, 'persistentAttack') };
  if (procedure === 'combo') return { kind: 'combo', value: laidTotal(v, seat, 'combo') + igniters(v, seat).sum };
  return procedure === 'attack' ? { kind: 'shield', value: 0 } : undefined;
}

/** Could an effect of this kind be aimed at anything, or does it need no target? */
export function hasTarget(v: View, seat: number, kind: EffectKind): boolean {
  const source = SOURCE_OF_EFFECT[EFFECTS.indexOf(kind)];
  if (source < 0 || AT_HERO[source]) return true;
  if (!AT_WEAPONS[source]) return false;
  for (let k = 0; k < SLOTS; k++) {
    const state = v.weapons[numberOf(1 - seat, k)];
    if (state === READY || state >= LAID) return true;
  }
  return false;
}

/** Energy that using or repairing a weapon costs its owner: printed, and one more without focus [SW 2.5.1.2]. */
export function costOf(t: Cards, w: number): { readonly printed: number; readonly cost: number } {
  const card = weaponCard(t, w);
  if (card === undefined) return { printed: 0, cost: 0 };
  const focused = t.config.decks[seatOf(w)].hero.focus.includes(card.type);
  return { printed: card.energyCost, cost: card.energyCost + (focused ? 0 : 1) };
}

/** Place of the bonus entry that an option of a bonus question names; -1 = none. */
export function entryOf(decision: string, option: number): number {
  if (stepOf(decision) !== 'shieldBonus') return option - 1;
  return option <= 0 ? -1 : ((option - 1 - ((option - 1) % SLOTS)) / SLOTS) | 0;
}

function pointedInAction(seat: number, option: number): number {
  if (option >= A_FOE && option < A_FOE + SLOTS) return numberOf(1 - seat, option - A_FOE);
  if (option < A_USE || option >= A_CURSE) return -1;
  return numberOf(seat, option - (option < A_REPAIR ? A_USE : option < A_CANCEL ? A_REPAIR : A_CANCEL));
}

function pointedInMechanic(seat: number, option: number): number {
  if (option < M_REPAIR || option >= M_EFFECT + SLOTS) return -1;
  if (option < M_WEAPON) return numberOf(seat, option - M_REPAIR);
  return numberOf(1 - seat, option - (option < M_EFFECT ? M_WEAPON : M_EFFECT));
}

function pointedAsTarget(seat: number, option: number): number {
  if (option < T_WEAPON || option >= T_STOP || option === T_OWN_HERO) return -1;
  if (option >= T_OWN_WEAPON) return numberOf(seat, option - T_OWN_WEAPON);
  return numberOf(1 - seat, option - (option < T_EFFECT ? T_WEAPON : T_EFFECT));
}

/** The number of the weapon that an option points to; -1 = none. */
export function pointedWeapon(decision: string, seat: number, option: number): number {
  const inDeck = (k: number): number => (k >= 0 && k < SLOTS ? numberOf(seat, k) : -1);
  const theirs = (k: number): number => (k < SLOTS ? numberOf(1 - seat, k) : -1);
  switch (stepOf(decision)) {
    case 'chooseStartWeapon':
      return option < SLOTS ? inDeck(option) : theirs(option - SLOTS);
    case 'chooseAction':
    case 'lateCancel':
    case 'lastCancel':
      return pointedInAction(seat, option);
    case 'malusOn':
      return inDeck(option);
    case 'trick':
      return option <= SLOTS ? inDeck(option - 1) : theirs(option - SLOTS - 1);
    case 'mechanic':
      return pointedInMechanic(seat, option);
    case 'chooseTarget':
    case 'secondTarget':
      return pointedAsTarget(seat, option);
    case 'shields':
      return inDeck(option - 32);
    case 'shieldBonus':
      return option > 0 ? numberOf(seat, (option - 1) % SLOTS) : -1;
    default:
      return -1;
  }
}
