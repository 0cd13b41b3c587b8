/** Makes unique cards of a kind: every figure is base + coins, the same kind and seed always give the same card. */
import type { FieldKind, Figure, HeroKind, SlotKind, WeaponKind } from './kinds.ts';
import { figureValue, heroKind, heroKinds, weaponKind, weaponKinds } from './kinds.ts';
import type { CardRng, CardSeed } from './random.ts';
import { below, cardRng, heads, pick } from './random.ts';
import type { FieldCard, HeroCard, SlotCard, WeaponCard } from './types.ts';

/** Raise when a card made from the same kind and seed would change. */
const VERSION = 1;

const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXYZ';
const ONSETS = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'h',
  'j',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'z',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const CODAS = ['', '', '', 'k', 'l', 'm', 'n', 'r', 's', 't'];

/**
 * A hero of the kind.
 * @throws RangeError when there is no such kind
 */
export function generateHero(kindId: string, seed: CardSeed): HeroCard {
  const kind = heroKind(kindId);
  if (kind === undefined) throw unknownKind('hero', kindId, heroKinds);
  return makeHero(kind, cardRng(`hero ${VERSION} ${kind.id} ${seed}`));
}

/**
 * A weapon of the kind.
 * @throws RangeError when there is no such kind
 */
export function generateWeapon(kindId: string, seed: CardSeed): WeaponCard {
  const kind = weaponKind(kindId);
  if (kind === undefined) throw unknownKind('weapon', kindId, weaponKinds);
  return makeWeapon(kind, cardRng(`weapon ${VERSION} ${kind.id} ${seed}`));
}

function makeHero(kind: HeroKind, rng: CardRng): HeroCard {
  const name = heroName(rng);
  const life = toss(rng, kind.life, false);
  const lifeKomando = toss(rng, kind.lifeKomando, false);
  const [morning, noon, evening, night] = kind.slots;
  return {
    kind: kind.id,
    name,
    rarity: kind.stars,
    life,
    lifeKomando,
    focus: [...kind.focus],
    slots: {
      morning: makeSlot(morning, rng),
      noon: makeSlot(noon, rng),
      evening: makeSlot(evening, rng),
      night: makeSlot(night, rng),
    },
  };
}

function makeSlot(slot: SlotKind, rng: CardRng): SlotCard {
  return {
    energyGain: toss(rng, slot.energyGain, false),
    bonuses: slot.bonuses.map(([kind, figure]) => ({ kind, value: toss(rng, figure, true) })),
    specials: slot.specials.map(([kind, figure]) => ({ kind, value: toss(rng, figure, true) })),
  };
}

function makeWeapon(kind: WeaponKind, rng: CardRng): WeaponCard {
  const name = weaponName(rng);
  const resistance = toss(rng, kind.resistance, false);
  const fields = kind.fields.map((field) => makeField(field, rng));
  return { kind: kind.id, name, rarity: kind.stars, type: kind.type, energyCost: kind.energyCost, resistance, fields };
}

function makeField(field: FieldKind, rng: CardRng): FieldCard {
  const [colour, kind, figure, resistance] = field;
  const value = toss(rng, figure, false);
  return resistance === undefined
    ? { colour, kind, value }
    : { colour, kind, value, resistance: toss(rng, resistance, false) };
}

function toss(rng: CardRng, figure: Figure, skipZero: boolean): number {
  return figureValue(figure, heads(rng, figure[1]), skipZero);
}

/** Four consonants, as on the real discs: 194,481 codes. */
function weaponName(rng: CardRng): string {
  let name = '';
  for (let i = 0; i < 4; i++) name += CODE_LETTERS.charAt(below(rng, CODE_LETTERS.length));
  return name;
}

/** An invented name of two or three syllables and a by-name of two: hundreds of millions of names. */
function heroName(rng: CardRng): string {
  const first = word(rng, 2 + below(rng, 2));
  return `${first} ${word(rng, 2)}`;
}

function word(rng: CardRng, syllables: number): string {
  let text = '';
  for (let i = 0; i < syllables; i++) text += pick(rng, ONSETS) + pick(rng, VOWELS);
  text += pick(rng, CODAS);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function unknownKind(what: string, id: string, kinds: readonly { id: string }[]): RangeError {
  const first = kinds[0]?.id;
  const last = kinds[kinds.length - 1]?.id;
  return new RangeError(`There is no kind of ${what} "${id.slice(0, 40)}"; expected an id from ${first} to ${last}.`);
}
