/** Decks for tests of the words: heroes that show more at each time of day than printed ones, so that more happens. */
import { randomDeck } from '../cards/packs.ts';
import type { Deck, SlotCard, TimeOfDay, WeaponCard } from '../cards/types.ts';
import { WEAPON_TYPES } from '../cards/types.ts';

type More = Pick<SlotCard, 'bonuses' | 'specials'>;

/** A little of everything. */
const VARIED: Record<TimeOfDay, More> = {
  morning: {
    bonuses: [
      { kind: 'blessing', value: -1 },
      { kind: 'combo', value: 1 },
    ],
    specials: [{ kind: 'trick', value: 1 }],
  },
  noon: {
    bonuses: [
      { kind: 'shield', value: -1 },
      { kind: 'heroAttack', value: 1 },
    ],
    specials: [{ kind: 'mechanic', value: 4 }],
  },
  evening: {
    bonuses: [
      { kind: 'persistentAttack', value: 1 },
      { kind: 'canbalandAttack', value: 2 },
    ],
    specials: [{ kind: 'comboIgniter', value: 1 }],
  },
  night: {
    bonuses: [
      { kind: 'heal', value: 2 },
      { kind: 'trap', value: 1 },
    ],
    specials: [
      { kind: 'nightAttack', value: 2 },
      { kind: 'trick', value: 0 },
    ],
  },
};

/** Bonuses of the same kind, so that one is used while others are left. */
const REPEATED: More = {
  bonuses: [
    { kind: 'energy', value: 1 },
    { kind: 'energy', value: 1 },
    { kind: 'heroAttack', value: 1 },
    { kind: 'blessing', value: 1 },
    { kind: 'trap', value: 5 },
  ],
  specials: [],
};

function withSlots(deck: Deck, more: (time: TimeOfDay) => More): Deck {
  const slot = (time: TimeOfDay): SlotCard => ({ energyGain: deck.hero.slots[time].energyGain + 1, ...more(time) });
  const slots = { morning: slot('morning'), noon: slot('noon'), evening: slot('evening'), night: slot('night') };
  return { hero: { ...deck.hero, slots }, weapons: deck.weapons };
}

export const variedDeck = (seed: string): Deck => withSlots(randomDeck(seed, 'free'), (time) => VARIED[time]);
export const repeatedDeck = (seed: string): Deck => withSlots(randomDeck(seed, 'free'), () => REPEATED);

/** Weapons that attack weapons with nothing. */
export function harmlessDeck(seed: string): Deck {
  const deck = randomDeck(seed, 'free');
  const fields = [{ colour: 'green' as const, kind: 'weaponAttack' as const, value: 0 }];
  return { hero: deck.hero, weapons: deck.weapons.map((weapon) => ({ ...weapon, fields })) };
}

/** Weapons that curse whatever they hit. */
export function cursingDeck(seed: string): Deck {
  const deck = randomDeck(seed, 'free');
  const fields = [{ colour: 'green' as const, kind: 'vampireCurse' as const, value: 9 }];
  return { hero: deck.hero, weapons: deck.weapons.map((weapon) => ({ ...weapon, fields })) };
}

/** Persistent attacks of two sizes, and a malus that is larger than the smaller one. */
export function sappedDeck(seed: string): Deck {
  const deck = randomDeck(seed, 'free');
  const sapped: More = { bonuses: [{ kind: 'persistentAttack', value: -2 }], specials: [] };
  const field = (value: number) => [
    { colour: 'green' as const, kind: 'persistentAttack' as const, value, resistance: 3 },
  ];
  const weapons = deck.weapons.map((weapon, k) => ({
    ...weapon,
    energyCost: 0 as const,
    fields: field(1 + (k % 2) * 2),
  }));
  return withSlots({ hero: deck.hero, weapons }, () => sapped);
}

/** One weapon and hardly any life. */
export function frailDeck(seed: string): Deck {
  const deck = randomDeck(seed, 'free');
  return { hero: { ...deck.hero, life: 5 }, weapons: deck.weapons.slice(0, 1) };
}

/** One weapon of each type and a second wand, without kinds and names. */
export function plainDeck(): Deck {
  const deck = randomDeck('words', 'free');
  const card = (type: WeaponCard['type']): WeaponCard => ({
    ...deck.weapons[0],
    type,
    kind: '',
    name: '',
    energyCost: 2,
    resistance: 3,
    fields: [
      { colour: 'red', kind: 'heroAttack', value: 4 },
      { colour: 'green', kind: 'shield', value: 2, resistance: 1 },
    ],
  });
  const hero = { ...deck.hero, kind: '', name: '', focus: [...WEAPON_TYPES] };
  return { hero, weapons: [...WEAPON_TYPES.map(card), card('wand')] };
}
