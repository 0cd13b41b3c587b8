/**
 * Configurations of hand-made cards only. Each game has a few kinds of effects, bonuses for just these and short discs,
 * so that shields, traps, combos, maluses and equal entries of one time of day meet far more often than on printed cards.
 */
import type { Rng } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Deck, EffectKind, FieldCard, SlotCard, SpecialKind, WeaponCard } from '../../src/index.ts';
import {
  BONUS_KINDS,
  COLOURS,
  configOf,
  EFFECT_KINDS,
  isDeferred,
  SPECIAL_KINDS,
  WEAPON_TYPES,
} from '../../src/index.ts';
import { profileFor } from '../configs.ts';

const pick = <T>(random: Rng, list: readonly T[]): T => list[random.int(list.length)];
const some = <T>(random: Rng, most: number, make: (k: number) => T): T[] =>
  [...Array(random.int(most + 1)).keys()].map(make);

/** From -least to most, but never 0. */
function signed(random: Rng, least: number, most: number): number {
  const value = random.int(least + most) - least;
  return value < 0 ? value : value + 1;
}

function special(random: Rng, late: boolean): SlotCard['specials'][number] {
  const values: Record<SpecialKind, () => number> = {
    comboIgniter: () => signed(random, 2, 3),
    nightAttack: () => 1 + random.int(4),
    mechanic: () => random.int(5),
    trick: () => random.int(4),
  };
  const kinds = SPECIAL_KINDS.filter((kind) => late || kind !== 'nightAttack');
  const kind = pick(random, kinds);
  return { kind, value: values[kind]() };
}

function slot(random: Rng, kinds: readonly EffectKind[], late: boolean): SlotCard {
  const bonusKind = () =>
    random.int(3) === 0 ? pick(random, BONUS_KINDS) : pick(random, [...kinds, 'blessing' as const]);
  return {
    energyGain: random.int(10) === 0 ? 14 : random.int(6),
    bonuses: some(random, 5, () => ({ kind: bonusKind(), value: signed(random, 3, 3) })),
    specials: some(random, 3, () => special(random, late)),
  };
}

function field(random: Rng, kinds: readonly EffectKind[]): FieldCard {
  const kind = random.int(5) === 0 ? pick(random, EFFECT_KINDS) : pick(random, kinds);
  const plain = random.int(7) === 0 ? -random.int(3) : random.int(6);
  const value = kind === 'canbalandAttack' ? -random.int(4) : plain;
  const card = { colour: pick(random, COLOURS), kind, value };
  return isDeferred(kind) ? { ...card, resistance: random.int(4) } : card;
}

function weapon(random: Rng, kinds: readonly EffectKind[], k: number): WeaponCard {
  const fields = [field(random, kinds), ...some(random, 6, () => field(random, kinds))];
  // Two discs with one number only could tie at the start spin for ever.
  fields.push({ colour: 'green', kind: 'energy', value: fields[0].value === 1 ? 2 : 1 });
  const energyCost = pick(random, [0, 1, 2, 3] as const);
  const [type, resistance] = [pick(random, WEAPON_TYPES), random.int(4)];
  return { kind: '', name: `weapon ${k + 1}`, rarity: 1, type, energyCost, resistance, fields };
}

function deck(random: Rng, kinds: readonly EffectKind[]): Deck {
  const [morning, noon] = [slot(random, kinds, false), slot(random, kinds, false)];
  const [evening, night] = [slot(random, kinds, true), slot(random, kinds, true)];
  const focus = WEAPON_TYPES.filter(() => random.int(3) > 0);
  const weapons = [weapon(random, kinds, 0), ...some(random, 4, (k) => weapon(random, kinds, k + 1))];
  const slots = { morning, noon, evening, night };
  return { hero: { kind: '', name: 'hero', rarity: 1, life: 3 + random.int(25), focus, slots }, weapons };
}

/** Two hand-made decks about the same few kinds of effects; every second pair under another profile. */
export function wildConfigs(seed: number): unknown {
  const random = rng(`wild ${seed}`);
  const kinds = [
    pick(random, EFFECT_KINDS),
    pick(random, EFFECT_KINDS),
    ...some(random, 3, () => pick(random, EFFECT_KINDS)),
  ];
  return configOf(deck(random, kinds), deck(random, kinds), seed % 2 === 0 ? {} : profileFor(seed));
}
