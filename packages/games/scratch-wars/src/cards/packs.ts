/** Packs and decks of made cards; kinds come as often as real ones are known, and so do stars [SW 1.4.5.1]. */
import type { DeckFormat } from './formats.ts';
import { STAR_LIMIT } from './formats.ts';
import { generateHero, generateWeapon } from './generate.ts';
import { heroKinds, weaponKinds } from './kinds.ts';
import type { CardRng, CardSeed } from './random.ts';
import { below, cardRng } from './random.ts';
import type { Deck, HeroCard, WeaponCard } from './types.ts';

export interface CardPack {
  heroes: HeroCard[];
  weapons: WeaponCard[];
}

const DECK_WEAPONS = 5;

/** Two heroes and three weapons. */
export function boosterPack(seed: CardSeed): CardPack {
  return pack(`booster ${seed}`, 2, 3);
}

/** Two heroes and six weapons: enough for two players. */
export function starterPack(seed: CardSeed): CardPack {
  return pack(`starter ${seed}`, 2, 6);
}

function pack(seed: string, heroes: number, weapons: number): CardPack {
  const rng = cardRng(seed);
  return {
    heroes: Array.from({ length: heroes }, (_, i) => drawHero(rng, 4, `${seed} ${i}`)),
    weapons: Array.from({ length: weapons }, (_, i) => drawWeapon(rng, 4, `${seed} ${i}`)),
  };
}

/** One hero and five weapons that the format allows. */
export function randomDeck(seed: CardSeed, format: DeckFormat): Deck {
  const text = `deck ${format} ${seed}`;
  const rng = cardRng(text);
  let left = format === 'U14' ? STAR_LIMIT : 1000;
  // A hero may take what leaves one star for each weapon, a weapon what leaves one for each of those after it.
  const hero = drawHero(rng, (left - DECK_WEAPONS) >> 1, text);
  left -= 2 * hero.rarity;
  const weapons: WeaponCard[] = [];
  while (weapons.length < DECK_WEAPONS) {
    const after = DECK_WEAPONS - weapons.length - 1;
    const weapon = drawWeapon(rng, left - after, `${text} ${weapons.length}`);
    if (weapons.some((other) => other.kind === weapon.kind && other.name === weapon.name)) continue;
    left -= weapon.rarity;
    weapons.push(weapon);
  }
  return { hero, weapons };
}

function drawHero(rng: CardRng, maxStars: number, seed: string): HeroCard {
  return generateHero(byCopies(rng, heroKinds, maxStars).id, `${seed} ${below(rng, 0x40000000)}`);
}

function drawWeapon(rng: CardRng, maxStars: number, seed: string): WeaponCard {
  return generateWeapon(byCopies(rng, weaponKinds, maxStars).id, `${seed} ${below(rng, 0x40000000)}`);
}

interface Kind {
  stars: number;
  copies: number;
}

/** For each list of kinds those of at most so many stars, and how many copies there are of them. */
const upTo = new WeakMap<readonly Kind[], { allowed: readonly Kind[]; total: number }[]>();

function kindsUpTo(kinds: readonly Kind[], maxStars: number) {
  const all = upTo.get(kinds) ?? [];
  upTo.set(kinds, all);
  const stars = Math.min(maxStars, 4);
  if (all[stars] === undefined) {
    const allowed = kinds.filter((kind) => kind.stars <= stars);
    all[stars] = { allowed, total: allowed.reduce((sum, kind) => sum + kind.copies, 0) };
  }
  return all[stars];
}

/** A kind of at most so many stars, drawn in proportion to the cards known of it. */
function byCopies<K extends Kind>(rng: CardRng, kinds: readonly K[], maxStars: number): K {
  const { allowed, total } = kindsUpTo(kinds, maxStars);
  let at = below(rng, total);
  for (let i = 0; i < allowed.length; i++) {
    at -= allowed[i].copies;
    if (at < 0) return allowed[i] as K;
  }
  throw new RangeError(`No kind of at most ${maxStars} stars.`);
}
