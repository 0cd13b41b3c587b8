/** Configurations for tests: random decks of the whole pool, real decks, odd hand-made cards, every switch now and then. */
import { rng } from '@kolbiste/kernel';
import type { Deck, HeroCard, SlotCard, TimeOfDay } from '../src/index.ts';
import { configOf, randomDeck, realDecks, SWITCH_NAMES, SWITCHES } from '../src/index.ts';

/** Another reading of some switches, the same for the same number. */
export function profileFor(seed: number): { [name: string]: string } {
  const random = rng(`profile ${seed}`);
  const profile: { [name: string]: string } = {};
  for (const name of SWITCH_NAMES) profile[name] = SWITCHES[name][random.int(4) === 0 ? 1 : 0];
  return profile;
}

/** Decks of the pool under the rulings. */
export const poolConfigs = (seed: number): unknown =>
  configOf(randomDeck(`${seed}a`, 'free'), randomDeck(`${seed}b`, 'free'));

/** A hero with everything that printed cards have apart: equal bonuses twice, blessings, several specials at once. */
function oddHero(card: HeroCard): HeroCard {
  const slot = (energyGain: number, more: Partial<SlotCard>): SlotCard => ({
    energyGain,
    bonuses: [],
    specials: [],
    ...more,
  });
  const slots: Record<TimeOfDay, SlotCard> = {
    morning: slot(3, {
      bonuses: [
        { kind: 'heroAttack', value: 1 },
        { kind: 'heroAttack', value: -1 },
        { kind: 'blessing', value: -1 },
        { kind: 'shield', value: 2 },
        { kind: 'trap', value: 1 },
      ],
      specials: [
        { kind: 'trick', value: 0 },
        { kind: 'mechanic', value: 3 },
      ],
    }),
    noon: slot(4, {
      bonuses: [
        { kind: 'shield', value: -1 },
        { kind: 'persistentAttack', value: 1 },
        { kind: 'persistentAttack', value: 2 },
        { kind: 'combo', value: -1 },
        { kind: 'blessing', value: 2 },
        { kind: 'canbalandAttack', value: 3 },
      ],
      specials: [
        { kind: 'comboIgniter', value: -2 },
        { kind: 'comboIgniter', value: 1 },
        { kind: 'trick', value: 2 },
      ],
    }),
    evening: slot(2, {
      bonuses: [
        { kind: 'shrapnel', value: 1 },
        { kind: 'vampireBite', value: 1 },
        { kind: 'vampireCurse', value: 2 },
        { kind: 'trap', value: -1 },
        { kind: 'heal', value: 1 },
      ],
      specials: [
        { kind: 'nightAttack', value: 3 },
        { kind: 'nightAttack', value: 1 },
        { kind: 'mechanic', value: 0 },
      ],
    }),
    night: slot(0, {
      bonuses: [
        { kind: 'canbalandAttack', value: -1 },
        { kind: 'universalAttack', value: -1 },
        { kind: 'energy', value: 2 },
        { kind: 'weaponAttack', value: 2 },
      ],
      specials: [
        { kind: 'nightAttack', value: 6 },
        { kind: 'comboIgniter', value: 2 },
        { kind: 'mechanic', value: 5 },
        { kind: 'trick', value: 1 },
      ],
    }),
  };
  return { ...card, slots };
}

function oddDeck(seed: string): Deck {
  const deck = randomDeck(seed, 'free');
  const count = 1 + rng(seed).int(5);
  const weapons = deck.weapons
    .slice(0, count)
    .map((weapon, k) => (k === 0 ? { ...weapon, resistance: 0, energyCost: 0 as const } : weapon));
  return { hero: oddHero(deck.hero), weapons };
}

const real = realDecks('neutral').map((row) => row.deck);

/** All kinds in turn: pool, real decks, odd cards; every second one under another profile. */
export function mixedConfigs(seed: number): unknown {
  const profile = seed % 2 === 0 ? {} : profileFor(seed);
  const kind = seed % 3;
  if (kind === 0) return configOf(randomDeck(`${seed}a`, 'U14'), randomDeck(`${seed}b`, 'free'), profile);
  if (kind === 1) return configOf(oddDeck(`${seed}a`), oddDeck(`${seed}b`), profile);
  return configOf(real[seed % real.length], real[(seed + 1) % real.length], profile);
}
