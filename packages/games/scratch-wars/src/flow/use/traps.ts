/** The opponent's traps [SW 3.5.4]. */
import type { Cite } from '@kolbiste/kernel';
import { emit, emitFrom, goto, setCause } from '@kolbiste/kernel';
import { defeated, loseLife, markUsed, removeEffect, unmarkUsed } from '../../atoms.ts';
import { automaticBonus, bonusesNow } from '../../effects/bonuses.ts';
import { E } from '../../events.ts';
import { bitCount, laidMask } from '../../legal.ts';
import { bitOf } from '../../profile.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { ALONE, masked, numberOf, weaponAt } from '../../state.ts';
import { GREEN, isDeferredKind, LAID, SLOTS, TRAP } from '../../vocabulary.ts';
import { flow } from '../registry.ts';
import { goOn } from './end.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf } from './locals.ts';

const LAYING_HOLDS = bitOf('trapOnLaying');
const TRAPPED_GOES_ON = bitOf('trappedEndsTurn');
const BONUS_KEPT = bitOf('trappedBonus');
const BONUS_FOR_ONE = bitOf('trapBonus');
const SPRUNG = cite('3.5.4.1', '3.5.4.2', '3.2.4.2');
const TRAPPED = cite('3.5.4.6', '3.5.4.3', 'R23', 'R79');
const TRAPPED_LAYING = cite('3.5.4.6', '3.5.4.3', 'R75');
const TRAPPED_BONUS = cite('4.1.2.1', 'R80');
const TRAPPED_COLOUR = cite('3.3.1.2', 'R41');
const TRAPS_OUTDONE = cite('3.5.4.2', 'R76');
const TRAPS_OUTDONE_BONUS = cite('3.5.4.2', '3.2.4.1', 'R54', 'R76');
/** Not reached by itself, sprung with the one that was. */
const SPRUNG_ALONG = cite('3.5.4.9', '3.5.4.1', 'R77');
const TRAPS_NOT_FOR_NOTHING = cite('3.5.4.4', 'R57', 'R78');
const TRAPS_NOT_FOR_LAYING = cite('3.5.4.5', 'R75');
const TRAP_LOSS = cite('3.5.4.7', '3.5.4.8', 'R72');
const TRAP_LOSSES = cite('3.5.4.7', '3.5.4.9', '3.5.4.8', 'R72', 'R77');
const TRAP_DEFEAT = cite('2.7.3.2', '3.5.4.7');
const TRAP_GONE = cite('3.5.4.6', '3.5.4.10', '3.2.3.5');
const TRAP_BONUS = cite('3.5.4.2', '3.2.4.1', '4.1.1.2', '4.1.1.3', 'R54');

/** Says that the opponent's traps stay, and why. */
export function trapsHold(s: State, rule: Cite): void {
  const traps = bitCount(laidMask(s, 1 - s.active, TRAP));
  if (traps > 0) emit(s, E.trapsHeld, rule, 1 - s.active, traps);
}

/** Threshold of the traps of a seat's hero: bonus included, without a choice [SW 3.5.4.2] [R54]. */
const trapEntry = (s: State, owner: number): number => automaticBonus(s, owner, TRAP);

/** Printed value of the trap on place k. */
const trapValue = (s: State, owner: number, k: number): number => {
  const w = numberOf(owner, k);
  return weaponAt(s, w).fields[s.weapons[w] - LAID].value;
};

/** The place of the largest trap: the one that would spring first. */
function largest(s: State, owner: number, mask: number): number {
  let best = -1;
  for (let k = 0; k < SLOTS; k++) {
    if ((mask >>> k) & 1 && (best < 0 || trapValue(s, owner, k) > trapValue(s, owner, best))) best = k;
  }
  return best;
}

/** The traps whose threshold the total does not exceed; the bonus raises or lowers each, or under the other reading of R54 one. */
function reachedBy(s: State, owner: number, mask: number, total: number): number {
  const entry = trapEntry(s, owner);
  const bonus = entry < 0 ? 0 : bonusesNow(s, owner)[entry].value;
  const only = s.table.profile & BONUS_FOR_ONE ? largest(s, owner, mask) : -1;
  let reached = 0;
  for (let k = 0; k < SLOTS; k++) {
    if (((mask >>> k) & 1) === 0) continue;
    if (total <= trapValue(s, owner, k) + (only < 0 || only === k ? bonus : 0)) reached |= 1 << k;
  }
  return reached;
}

/** A bonus used on a trapped effect is spent, or comes back [R80]. */
function keepOrSpend(s: State, entry: number): void {
  const { kind, value } = bonusesNow(s, s.active)[entry];
  if (s.table.profile & BONUS_KEPT) unmarkUsed(s, s.active, entry);
  emit(s, s.table.profile & BONUS_KEPT ? E.bonusKept : E.bonusSpent, TRAPPED_BONUS, s.active, kind, value);
}

/** Why no trap springs on the effect just used; 0 = one does. */
function whyHeld(s: State, x: UseLocals, owner: number, mask: number): Cite {
  if (x.total <= 0) return TRAPS_NOT_FOR_NOTHING;
  if (isDeferredKind(fieldOf(s, x).kind) && s.table.profile & LAYING_HOLDS) return TRAPS_NOT_FOR_LAYING;
  if (reachedBy(s, owner, mask, x.total) !== 0) return 0;
  return trapEntry(s, owner) < 0 ? TRAPS_OUTDONE : TRAPS_OUTDONE_BONUS;
}

/** All traps spring: those that were reached, and the others with them [SW 3.5.4.9]. */
function springAll(s: State, owner: number, mask: number, total: number): void {
  const reached = reachedBy(s, owner, mask, total);
  const entry = trapEntry(s, owner);
  if (entry >= 0) {
    markUsed(s, owner, entry);
    emit(s, E.bonusApplied, TRAP_BONUS, owner, TRAP, bonusesNow(s, owner)[entry].value);
  }
  for (let k = 0; k < SLOTS; k++) {
    const w = numberOf(owner, k);
    const rule = (reached >>> k) & 1 ? SPRUNG : SPRUNG_ALONG;
    if ((mask >>> k) & 1) emitFrom(s, ALONE[w], E.trapSprung, rule, owner, w, total);
  }
}

export const springTraps = flow.step<UseLocals>('springTraps', cite('3.5.4.2', '3.5.4.4', '3.5.4.5'), (s, x, f) => {
  const owner = 1 - s.active;
  const mask = laidMask(s, owner, TRAP);
  if (mask === 0) return;
  const held = whyHeld(s, x, owner, mask);
  if (held !== 0) return trapsHold(s, held);
  springAll(s, owner, mask, x.total);
  const { kind, colour } = fieldOf(s, x);
  const loss = Math.imul(x.total, bitCount(mask));
  const rule = isDeferredKind(kind) ? TRAPPED_LAYING : TRAPPED;
  setCause(f, emitFrom(s, masked(owner, mask), E.effectTrapped, rule, s.active, x.weapon, x.field, loss));
  for (let k = 0; k < SLOTS; k++) {
    if ((mask >>> k) & 1) removeEffect(s, numberOf(owner, k), E.effectReturned, TRAP_GONE);
  }
  loseLife(s, s.active, loss, bitCount(mask) > 1 ? TRAP_LOSSES : TRAP_LOSS);
  if (defeated(s, TRAP_DEFEAT)) return;
  if (x.entry >= 0) keepOrSpend(s, x.entry);
  if (s.table.profile & TRAPPED_GOES_ON) x.ends = 0;
  if (colour !== GREEN) emit(s, E.trappedColour, TRAPPED_COLOUR, s.active, x.ends);
  goto(f, goOn);
});
