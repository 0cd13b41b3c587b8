/**
 * Bonuses of the hero [SW 4]: which may, must or must not be applied to an effect, decided here alone. A bonus entry is
 * named by its place in the list of the present time of day.
 */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { bitOf } from '../profile.ts';
import {
  BLESSING_ONLY_BASIC,
  BONUS_MALUS_FIRST,
  BONUS_MALUS_MUST,
  BONUS_OTHER_KIND,
  BONUS_USED,
  NOT_HERE,
} from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { Entry, State } from '../state.ts';
import { BLESSING, isBasic, TRICK, timeOf } from '../vocabulary.ts';

/** The bonuses that a seat's hero shows at the present time of day [SW 4.1.1.2]. */
export function bonusesNow(s: State, seat: number): readonly Entry[] {
  return s.table.heroes[seat].slots[timeOf(s.round)].bonuses;
}

/** The specials that a seat's hero shows at the present time of day [SW 5.1.1.3]. */
export function specialsNow(s: State, seat: number): readonly Entry[] {
  return s.table.heroes[seat].slots[timeOf(s.round)].specials;
}

/** Bit of a special in the ledger of used entries. */
export const specialBit = (k: number): number => 16 + k;

/** First unused special of a kind that is not among the `passed` ones (a mask); -1 = none. Each entry counts apart [R92]. */
export function specialAt(s: State, seat: number, kind: number, passed = 0): number {
  const list = specialsNow(s, seat);
  for (let k = 0; k < list.length; k++) {
    if (list[k].kind === kind && (((s.used[seat] >>> specialBit(k)) | (passed >>> k)) & 1) === 0) return k;
  }
  return -1;
}

/** More than any price. */
const MOST = 2147483647;
const NO_LETHAL_TRICK = bitOf('trickLethal');

/** The first unused trick, under the other reading of R90 the first that leaves life; -1 = none. */
export function trickAt(s: State, seat: number): number {
  const list = specialsNow(s, seat);
  const least = s.table.profile & NO_LETHAL_TRICK ? s.life[seat] : MOST;
  for (let k = 0; k < list.length; k++) {
    const used = (s.used[seat] >>> specialBit(k)) & 1;
    if (list[k].kind === TRICK && used === 0 && list[k].value < least) return k;
  }
  return -1;
}

const matches = (entry: Entry, kind: number): boolean =>
  entry.kind === kind || (entry.kind === BLESSING && isBasic(kind));
const unused = (s: State, seat: number, k: number): boolean => ((s.used[seat] >>> k) & 1) === 0;

/** The first unused malus for effects of this kind, which must be taken before all else [SW 4.2.3.2]; -1 = none. */
export function forcedMalus(s: State, seat: number, kind: number): number {
  const list = bonusesNow(s, seat);
  for (let k = 0; k < list.length; k++) if (list[k].value < 0 && matches(list[k], kind) && unused(s, seat, k)) return k;
  return -1;
}

const malusWaits = (s: State, seat: number, kind: number): boolean => forcedMalus(s, seat, kind) !== -1;

/**
 * May entry k (0, 1, ...; -1 = no bonus) be applied to an effect of this kind? 0 or a refusal.
 * One for all: for effects just spun, for merged attacks, and for shields.
 */
export function mayApply(s: State, seat: number, kind: number, k: number): number {
  const malus = malusWaits(s, seat, kind);
  if (k === -1) return malus ? BONUS_MALUS_MUST : 0;
  const entry = bonusesNow(s, seat)[k];
  if (entry === undefined) return NOT_HERE;
  if (!matches(entry, kind)) return entry.kind === BLESSING ? BLESSING_ONLY_BASIC : BONUS_OTHER_KIND;
  if (!unused(s, seat, k)) return BONUS_USED;
  if (malus && entry.value > 0) return BONUS_MALUS_FIRST;
  return 0;
}

/** How many entries may be applied now. */
export function applicable(s: State, seat: number, kind: number): number {
  const list = bonusesNow(s, seat);
  let count = 0;
  for (let k = 0; k < list.length; k++) if (matches(list[k], kind) && mayApply(s, seat, kind, k) === 0) count++;
  return count;
}

/** Has the seat something to decide: a positive bonus, or several maluses? */
export function bonusOpen(s: State, seat: number, kind: number): boolean {
  const count = applicable(s, seat, kind);
  return count > 1 || (count === 1 && !malusWaits(s, seat, kind));
}

/** What a passive effect applies by itself [R54]: a malus first, else the largest bonus; -1 = none. */
export function automaticBonus(s: State, seat: number, kind: number): number {
  const malus = forcedMalus(s, seat, kind);
  if (malus >= 0) return malus;
  const list = bonusesNow(s, seat);
  let best = -1;
  for (let k = 0; k < list.length; k++) {
    if (matches(list[k], kind) && unused(s, seat, k) && (best < 0 || list[k].value > list[best].value)) best = k;
  }
  return best;
}

const MALUS = cite('4.2.2.1', '4.2.2.2', 'R47');
const MALUS_FIRST = cite('4.2.2.1', '4.2.2.2', '4.2.3.1', '4.2.3.2', 'R46', 'R47', 'R50');
const SPENT = cite('4.1.2.1', '4.2.1.2');
const SPENT_MALUS = cite('4.2.2.2', '4.1.2.1');
const ONLY_BASIC = cite('4.3.1.2', 'R51');
const ONLY_BASIC_WAITS = cite('4.3.1.2', '4.3.1.3', 'R51');

/** Says under which paragraphs entry k counts, beside those of the effect: an applied malus is forced, and goes first. */
export function tellForced(s: State, seat: number, kind: number, k: number): void {
  const list = bonusesNow(s, seat);
  const { kind: own, value } = list[k];
  if (value > 0) return;
  let others = false;
  for (let i = 0; i < list.length; i++) if (i !== k && matches(list[i], kind)) others = true;
  emit(s, E.malusForced, others ? MALUS_FIRST : MALUS, seat, own, value);
}

/** Says which entries of this time of day do not count for an effect of this kind, and why. */
export function tellPassedOver(s: State, seat: number, kind: number): void {
  const list = bonusesNow(s, seat);
  for (let k = 0; k < list.length; k++) {
    const { kind: own, value } = list[k];
    let rule: Cite = 0;
    if (matches(list[k], kind)) rule = unused(s, seat, k) ? 0 : value < 0 ? SPENT_MALUS : SPENT;
    else if (own === BLESSING && unused(s, seat, k)) rule = value < 0 ? ONLY_BASIC_WAITS : ONLY_BASIC;
    if (rule !== 0) emit(s, E.bonusPassedOver, rule, seat, own, value);
  }
}
