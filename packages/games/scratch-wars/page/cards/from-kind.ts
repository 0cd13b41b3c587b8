/** A form filled in with what all cards of a kind share; figures that differ from card to card stay empty. */
import type { Figure, HeroKind, SlotKind, WeaponKind } from '../../src/index.ts';
import { figureRange } from '../../src/index.ts';
import type { HeroDraft, SlotDraft, WeaponDraft } from './drafts.ts';

/** The figure where all cards of the kind agree. */
function shared(figure: Figure, skipZero = false): number | undefined {
  const { low, high } = figureRange(figure, skipZero);
  return low === high ? low : undefined;
}

const slotOf = (slot: SlotKind): SlotDraft => ({
  energyGain: shared(slot.energyGain),
  bonuses: slot.bonuses.map(([kind, figure]) => ({ kind, value: shared(figure, true) })),
  specials: slot.specials.map(([kind, figure]) => ({ kind, value: shared(figure, true) })),
});

export function heroOfKind(kind: HeroKind, name: string): HeroDraft {
  const [morning, noon, evening, night] = kind.slots;
  return {
    kind: kind.id,
    name,
    rarity: kind.stars,
    life: shared(kind.life),
    lifeKomando: shared(kind.lifeKomando),
    focus: [...kind.focus],
    slots: { morning: slotOf(morning), noon: slotOf(noon), evening: slotOf(evening), night: slotOf(night) },
  };
}

export function weaponOfKind(kind: WeaponKind, name: string): WeaponDraft {
  return {
    kind: kind.id,
    name,
    rarity: kind.stars,
    type: kind.type,
    energyCost: kind.energyCost,
    resistance: shared(kind.resistance),
    fields: kind.fields.map(([colour, effect, value, resistance]) => ({
      colour,
      kind: effect,
      value: shared(value),
      ...(resistance === undefined ? {} : { resistance: shared(resistance) }),
    })),
  };
}
