/** Cards being entered: numbers may still be missing. */
import type { BonusKind, Colour, EffectKind, HeroCard, SpecialKind, TimeOfDay, WeaponCard } from '../../src/index.ts';

/** One line of a hero's time of day. */
export interface EntryDraft<K extends string> {
  kind: K;
  value: number | undefined;
}

export interface SlotDraft {
  energyGain: number | undefined;
  bonuses: EntryDraft<BonusKind>[];
  specials: EntryDraft<SpecialKind>[];
}

export type HeroDraft = Omit<HeroCard, 'life' | 'lifeKomando' | 'slots'> & {
  life: number | undefined;
  lifeKomando?: number | undefined;
  slots: Record<TimeOfDay, SlotDraft>;
};

export interface FieldDraft {
  colour: Colour;
  kind: EffectKind;
  value: number | undefined;
  resistance?: number | undefined;
}

export type WeaponDraft = Omit<WeaponCard, 'resistance' | 'fields'> & {
  resistance: number | undefined;
  fields: FieldDraft[];
};

const blankSlot = (): SlotDraft => ({ energyGain: undefined, bonuses: [], specials: [] });

export const blankHero = (): HeroDraft => ({
  kind: '',
  name: '',
  rarity: 1,
  life: undefined,
  focus: [],
  slots: { morning: blankSlot(), noon: blankSlot(), evening: blankSlot(), night: blankSlot() },
});

export const blankField = (): FieldDraft => ({ colour: 'green', kind: 'energy', value: undefined });

/** Discs of this game have nine fields; others can be added. */
export const blankWeapon = (): WeaponDraft => ({
  kind: '',
  name: '',
  rarity: 1,
  type: 'sword',
  energyCost: 1,
  resistance: undefined,
  fields: Array.from({ length: 9 }, blankField),
});

/** Whether nothing was entered yet that choosing a kind would overwrite. */
export function untouched(draft: HeroDraft | WeaponDraft): boolean {
  if ('fields' in draft)
    return draft.resistance === undefined && draft.fields.every(({ value }) => value === undefined);
  const slots = Object.values(draft.slots);
  const blank = slots.every(
    (slot) => slot.energyGain === undefined && slot.bonuses.length + slot.specials.length === 0,
  );
  return draft.life === undefined && blank;
}
