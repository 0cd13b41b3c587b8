/** The opponent's traps [SW 3.5.4]. */
import type { Cite } from '@kolbiste/kernel';
import { because, emit, emitFrom, goto } from '@kolbiste/kernel';
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
const SPRUNG = cite('3.5.4.1', '3.5.4.2', '3.2.4.2');
const SPRUNG_ALL = cite('3.5.4.9', 'R77');
const TRAPPED = cite('3.5.4.6', '3.5.4.3', 'R23');
const TRAPPED_LAYING = cite('3.5.4.6', '3.5.4.3', 'R75');
const TRAPPED_BONUS = cite('4.1.2.1', 'R80');
const TRAPPED_COLOUR = cite('3.3.1.2', 'R41');
const TRAPS_OUTDONE = cite('3.5.4.2', 'R76');
const TRAPS_NOT_FOR_NOTHING = cite('3.5.4.4', 'R57', 'R78');
const TRAPS_NOT_FOR_LAYING = cite('3.5.4.5', 'R75');
const TRAP_LOSS = cite('3.5.4.7', '3.5.4.8');
const TRAP_DEFEAT = cite('2.7.3.2', '3.5.4.7');
const TRAP_GONE = cite('3.5.4.6', '3.5.4.10', '3.2.3.5');
const TRAP_BONUS = cite('3.5.4.2', '3.2.4.1', 'R54');

/** Says that the opponent's traps stay, and why. */
export function trapsHold(s: State, rule: Cite): void {
  const traps = bitCount(laidMask(s, 1 - s.active, TRAP));
  if (traps > 0) emit(s, E.trapsHeld, rule, 1 - s.active, traps);
}

/** Threshold of the traps of a seat's hero: bonus included, without a choice [SW 3.5.4.2] [R54]. */
const trapEntry = (s: State, owner: number): number => automaticBonus(s, owner, TRAP);

function sprungBy(s: State, owner: number, mask: number, total: number): boolean {
  const entry = trapEntry(s, owner);
  const bonus = entry < 0 ? 0 : bonusesNow(s, owner)[entry].value;
  for (let k = 0; k < SLOTS; k++) {
    if (((mask >>> k) & 1) === 0) continue;
    const w = numberOf(owner, k);
    if (total <= weaponAt(s, w).fields[s.weapons[w] - LAID].value + bonus) return true;
  }
  return false;
}

/** A bonus used on a trapped effect is spent, or comes back [R80]. */
function keepOrSpend(s: State, entry: number): void {
  const { kind, value } = bonusesNow(s, s.active)[entry];
  if (s.table.profile & BONUS_KEPT) unmarkUsed(s, s.active, entry);
  emit(s, s.table.profile & BONUS_KEPT ? E.bonusKept : E.bonusSpent, TRAPPED_BONUS, s.active, kind, value);
}

export const springTraps = flow.step<UseLocals>('springTraps', cite('3.5.4.2', '3.5.4.4', '3.5.4.5'), (s, x, f) => {
  const owner = 1 - s.active;
  const mask = laidMask(s, owner, TRAP);
  if (mask === 0) return;
  const { kind, colour } = fieldOf(s, x);
  if (x.total <= 0) return trapsHold(s, TRAPS_NOT_FOR_NOTHING);
  if (isDeferredKind(kind) && s.table.profile & LAYING_HOLDS) return trapsHold(s, TRAPS_NOT_FOR_LAYING);
  if (!sprungBy(s, owner, mask, x.total)) return trapsHold(s, TRAPS_OUTDONE);
  const entry = trapEntry(s, owner);
  if (entry >= 0) {
    markUsed(s, owner, entry);
    emit(s, E.bonusApplied, TRAP_BONUS, owner, TRAP, bonusesNow(s, owner)[entry].value);
  }
  const loss = Math.imul(x.total, bitCount(mask));
  const sprung = bitCount(mask) > 1 ? SPRUNG_ALL : SPRUNG;
  for (let k = 0; k < SLOTS; k++) {
    if ((mask >>> k) & 1)
      emitFrom(s, ALONE[numberOf(owner, k)], E.trapSprung, sprung, owner, numberOf(owner, k), x.total);
  }
  const rule = isDeferredKind(kind) ? TRAPPED_LAYING : TRAPPED;
  because(f, emitFrom(s, masked(owner, mask), E.effectTrapped, rule, s.active, x.weapon, x.field, loss));
  for (let k = 0; k < SLOTS; k++) {
    if ((mask >>> k) & 1) removeEffect(s, numberOf(owner, k), E.effectReturned, TRAP_GONE);
  }
  loseLife(s, s.active, loss, TRAP_LOSS);
  if (defeated(s, TRAP_DEFEAT)) return;
  if (x.entry >= 0) keepOrSpend(s, x.entry);
  if (s.table.profile & TRAPPED_GOES_ON) x.ends = 0;
  if (colour !== GREEN) emit(s, E.trappedColour, TRAPPED_COLOUR, s.active, x.ends);
  goto(f, goOn);
});
