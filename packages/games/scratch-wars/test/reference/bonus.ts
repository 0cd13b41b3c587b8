/** Bonuses and maluses of the hero's card (chapter 4). */
import type { BonusKind } from '../../src/index.ts';
import type { Duel, Play, Player } from './table.ts';
import { ask, slotOf } from './table.ts';

/** The entry counted for an effect; place -1 and value 0 when there is none. */
export interface Counted {
  place: number;
  value: number;
}

export const NO_BONUS: Counted = { place: -1, value: 0 };

const BASIC: readonly BonusKind[] = ['energy', 'heroAttack', 'weaponAttack', 'universalAttack', 'heal'];

/** Places of the entries that fit a kind of effect and are not used up in this turn [SW 4.1.2.1] [SW 4.3.1.1]. */
function fitting(duel: Duel, player: Player, kind: BonusKind): number[] {
  const all = slotOf(duel, player).bonuses;
  const fits = (each: BonusKind): boolean => each === kind || (each === 'blessing' && BASIC.includes(kind));
  return [...all.keys()].filter((k) => fits(all[k].kind) && !player.usedBonuses.has(k));
}

/** A malus comes first: while there is one, nothing else may be taken [SW 4.2.2.1] [SW 4.2.3.2] (R46). */
export function choosable(duel: Duel, player: Player, kind: BonusKind): { entries: number[]; mandatory: boolean } {
  const entries = fitting(duel, player, kind);
  const maluses = entries.filter((k) => slotOf(duel, player).bonuses[k].value < 0);
  return maluses.length > 0 ? { entries: maluses, mandatory: true } : { entries, mandatory: false };
}

/** `heroAttack`, or `heroAttack #2` for the second entry of its kind. */
export function entryName(duel: Duel, player: Player, place: number): string {
  const kinds = slotOf(duel, player).bonuses.map((bonus) => bonus.kind);
  const nth = kinds.slice(0, place + 1).filter((kind) => kind === kinds[place]).length;
  return nth === 1 ? kinds[place] : `${kinds[place]} #${nth}`;
}

/** Marks an entry as used and says what it is worth. */
export function count(duel: Duel, player: Player, place: number): Counted {
  player.usedBonuses.add(place);
  return { place, value: slotOf(duel, player).bonuses[place].value };
}

/** The player counts one entry for an effect, or none where that is allowed [SW 4.2.1.1] [SW 4.2.3.3] [SW 4.2.3.4]. */
export function* chooseBonus(duel: Duel, player: Player, kind: BonusKind, question: string): Play<Counted> {
  const { entries, mandatory } = choosable(duel, player, kind);
  const named = entries.map((place) => ({ place, name: `bonus ${entryName(duel, player, place)}` }));
  const options = [...(mandatory ? [] : ['no bonus']), ...named.map((each) => each.name)];
  const answer = yield* ask(player.seat, question, options);
  const taken = named.find((each) => each.name === answer);
  return taken === undefined ? NO_BONUS : count(duel, player, taken.place);
}

/** What applies by itself: a malus first, else the largest (R54). Returns its place, -1 when there is none. */
export function automatic(duel: Duel, player: Player, kind: BonusKind): number {
  const { entries, mandatory } = choosable(duel, player, kind);
  if (entries.length === 0) return -1;
  if (mandatory) return entries[0];
  const value = (k: number): number => slotOf(duel, player).bonuses[k].value;
  return entries.reduce((best, k) => (value(k) > value(best) ? k : best));
}
