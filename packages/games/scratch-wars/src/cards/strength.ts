/** Strength of a card and how far it is from the average of its kind [SW 1.4.6.1]: statistics, never used in play. */
import type { HeroKind, WeaponKind } from './kinds.ts';
import { figureMean, heroKind, weaponKind } from './kinds.ts';
import type { HeroCard, WeaponCard } from './types.ts';
import { TIMES_OF_DAY } from './types.ts';

/** Sum of a card's printed values [SW 1.4.6.2] [SW 1.4.6.3]. */
export function strength(card: HeroCard | WeaponCard): number {
  return 'slots' in card ? heroStrength(card) : weaponStrength(card);
}

/** Energy gains, bonuses and specials; a trick counts as printed, that is with a minus. */
function heroStrength(card: HeroCard): number {
  let sum = 0;
  for (const time of TIMES_OF_DAY) {
    const slot = card.slots[time];
    sum += slot.energyGain;
    for (const bonus of slot.bonuses) sum += bonus.value;
    for (const special of slot.specials) sum += special.kind === 'trick' ? -special.value : special.value;
  }
  return sum;
}

/** Values of effects, their resistances, the weapon's resistance and its energy cost. */
function weaponStrength(card: WeaponCard): number {
  return card.fields.reduce(
    (sum, field) => sum + field.value + (field.resistance ?? 0),
    card.resistance + card.energyCost,
  );
}

/**
 * Strength minus the average printed for the card's kind; null for a card of no known kind. The averages are estimated
 * from many cards (for some heroes of the first edition they may be off by one).
 */
export function deviation(card: HeroCard | WeaponCard): number | null {
  const kind = 'slots' in card ? heroKind(card.kind) : weaponKind(card.kind);
  return kind === undefined ? null : strength(card) - kind.average;
}

/** Mean strength of the cards that the generator makes of a kind, an exact multiple of one eighth. */
export function expectedStrength(kind: HeroKind | WeaponKind): number {
  if ('fields' in kind) {
    const fields = kind.fields.map(([, , value, resistance]) =>
      resistance === undefined ? figureMean(value) : figureMean(value) + figureMean(resistance),
    );
    return fields.reduce((sum, mean) => sum + mean, figureMean(kind.resistance) + kind.energyCost);
  }
  let sum = 0;
  for (const slot of kind.slots) {
    sum += figureMean(slot.energyGain);
    for (const [, figure] of slot.bonuses) sum += figureMean(figure, true);
    for (const [special, figure] of slot.specials) sum += (special === 'trick' ? -1 : 1) * figureMean(figure, true);
  }
  return sum;
}
