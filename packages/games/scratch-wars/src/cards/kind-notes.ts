/** Where a card differs from what real cards of its kind show. Such a card is sound all the same: these are notes. */
import { both, describeValue, type Fault, makeFault } from '@kolbiste/kernel/files';
import type { FieldKind, Figure, SlotKind } from './kinds.ts';
import { figureRange, heroKind, weaponKind } from './kinds.ts';
import type { FieldCard, HeroCard, SlotCard, WeaponCard } from './types.ts';
import { TIMES_OF_DAY } from './types.ts';

/** The differences, none for a card of no known kind. The card itself must be sound (checkHero, checkWeapon). */
export function kindNotes(card: HeroCard | WeaponCard, path = '$'): Fault[] {
  const notes: Fault[] = [];
  if ('slots' in card) heroNotes(notes, card, path);
  else weaponNotes(notes, card, path);
  return notes;
}

function heroNotes(notes: Fault[], card: HeroCard, path: string): void {
  const kind = heroKind(card.kind);
  if (kind === undefined) return;
  same(notes, `${path}.rarity`, card.rarity, kind.stars);
  same(notes, `${path}.focus`, [...card.focus].sort().join(' '), [...kind.focus].sort().join(' '));
  within(notes, `${path}.life`, card.life, kind.life);
  if (card.lifeKomando !== undefined) within(notes, `${path}.lifeKomando`, card.lifeKomando, kind.lifeKomando);
  TIMES_OF_DAY.forEach((time, at) => {
    slotNotes(notes, card.slots[time], kind.slots[at], `${path}.slots.${time}`);
  });
}

function slotNotes(notes: Fault[], slot: SlotCard, kind: SlotKind, path: string): void {
  within(notes, `${path}.energyGain`, slot.energyGain, kind.energyGain);
  entryNotes(notes, slot.bonuses, kind.bonuses, `${path}.bonuses`);
  entryNotes(notes, slot.specials, kind.specials, `${path}.specials`);
}

function entryNotes(
  notes: Fault[],
  entries: readonly { kind: string; value: number }[],
  kinds: readonly (readonly [string, Figure])[],
  path: string,
): void {
  const before = notes.length;
  same(notes, path, entries.map((entry) => entry.kind).join(' '), kinds.map(([kind]) => kind).join(' '));
  if (notes.length > before) return;
  entries.forEach((entry, at) => {
    within(notes, `${path}[${at}].value`, entry.value, kinds[at][1], true);
  });
}

function weaponNotes(notes: Fault[], card: WeaponCard, path: string): void {
  const kind = weaponKind(card.kind);
  if (kind === undefined) return;
  same(notes, `${path}.rarity`, card.rarity, kind.stars);
  same(notes, `${path}.type`, card.type, kind.type);
  same(notes, `${path}.energyCost`, card.energyCost, kind.energyCost);
  within(notes, `${path}.resistance`, card.resistance, kind.resistance);
  const before = notes.length;
  same(notes, `${path}.fields`, card.fields.length, kind.fields.length);
  if (notes.length > before) return;
  card.fields.forEach((field, at) => {
    fieldNotes(notes, field, kind.fields[at], `${path}.fields[${at}]`);
  });
}

function fieldNotes(notes: Fault[], field: FieldCard, kind: FieldKind, path: string): void {
  const [colour, effect, value, resistance] = kind;
  same(notes, `${path}.colour`, field.colour, colour);
  same(notes, `${path}.kind`, field.kind, effect);
  within(notes, `${path}.value`, field.value, value);
  if (resistance !== undefined && field.resistance !== undefined) {
    within(notes, `${path}.resistance`, field.resistance, resistance);
  }
}

function same(notes: Fault[], path: string, found: string | number, expected: string | number): void {
  if (found !== expected) notes.push(makeFault(path, describeValue(found), describeValue(expected), null));
}

function within(notes: Fault[], path: string, value: number, figure: Figure, skipZero = false): void {
  const { low, high } = figureRange(figure, skipZero);
  if (value >= low && value <= high) return;
  const expected = both(`u tohoto druhu ${low} až ${high}`, `${low} to ${high} for this kind`);
  notes.push(makeFault(path, describeValue(value), expected, null));
}
