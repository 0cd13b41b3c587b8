/** The coat of arms of a deck: everything on it follows from what the deck holds, on every device and for ever. */

import { hashOf } from '@kolbiste/tablekit/face/chance.ts';
import type { Deck, EffectKind, WeaponType } from '../../src/index.ts';

export interface Arms {
  /** The colour of the field. */
  readonly field: string;
  /** The metal of its parting. */
  readonly metal: string;
  /** What is parted off, in a box of 100 by 116. */
  readonly parting: string;
  /** What the weapons of the deck do most often. */
  readonly charge: EffectKind;
  /** The two kinds of weapons that it has most of: they are crossed behind the shield. */
  readonly crossed: readonly [WeaponType, WeaponType];
  /** As many stars as the hero has. */
  readonly stars: number;
}

const FIELDS = ['#9c2a22', '#1f4f8a', '#2c6238', '#66307a', '#a4581a', '#3a332f', '#7a2350'] as const;
const METALS = ['#e8bd4e', '#ece7da'] as const;
const PARTINGS = [
  'M50 0h50v116H50z',
  'M0 0h100v48H0z',
  'M-8 12L12-8l98 104-20 20z',
  'M0 98L50 46l50 52V74L50 22 0 74z',
  'M0 0h50v54H0zM50 54h50v62H50z',
  'M33 0h34v116H33z',
  'M50 54L0 0h50zM50 54l50-54v54zM50 54l50 62H50zM50 54L0 116V54z',
] as const;

/** The commonest of some things, the first ones first where several are as common. */
function commonest<T>(things: readonly T[]): readonly T[] {
  const count = new Map<T, number>();
  for (const thing of things) count.set(thing, (count.get(thing) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1]).map(([thing]) => thing);
}

/** @param taken the field of another coat beside it: two that face each other differ at first sight */
export function armsOf({ hero, weapons }: Deck, taken = ''): Arms {
  const key = hashOf([hero.kind, hero.name, ...weapons.flatMap(({ kind, name }) => [kind, name])].join(' '));
  const fields = FIELDS.filter((field) => field !== taken);
  const [first, second = first] = commonest(weapons.map(({ type }) => type));
  return {
    field: fields[key % fields.length],
    metal: METALS[(key >>> 8) % METALS.length],
    parting: PARTINGS[(key >>> 12) % PARTINGS.length],
    charge: commonest(weapons.flatMap(({ fields: all }) => all.map(({ kind }) => kind)))[0],
    crossed: [first, second],
    stars: hero.rarity,
  };
}
