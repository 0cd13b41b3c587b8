/**
 * A named deck as a short text for the fragment of a link: every figure in a byte or two, then a check sum, in base64url.
 * Whoever opens it gets a card file, judged by the same checks as a file from outside.
 */

import type { ByteReader } from '@kolbiste/tablekit/decks/bytes.ts';
import { ByteWriter, LinkFault, openBytes } from '@kolbiste/tablekit/decks/bytes.ts';
import type { BonusKind, Deck, Fault, HeroCard, SlotCard, SpecialKind, WeaponCard } from '../../src/index.ts';
import { CARD_FILE_FORMAT, CARD_FILE_GAME, checkCardFile } from '../../src/index.ts';

const VERSION = 1;

// The places in these lists stand in links that people keep: append only.
export const EFFECTS: readonly BonusKind[] = [
  'energy',
  'heroAttack',
  'weaponAttack',
  'universalAttack',
  'heal',
  'canbalandAttack',
  'vampireBite',
  'vampireCurse',
  'shrapnel',
  'persistentAttack',
  'shield',
  'combo',
  'trap',
  'blessing',
];
export const SPECIALS: readonly SpecialKind[] = ['comboIgniter', 'nightAttack', 'mechanic', 'trick'];
export const TYPES = ['sword', 'axe', 'bow', 'wand'] as const;
const COLOURS = ['green', 'orange', 'red'] as const;
const TIMES = ['morning', 'noon', 'evening', 'night'] as const;

export interface SharedDeck {
  readonly name: string;
  readonly deck: Deck;
}

/** The text of a deck. */
export function deckToText({ name, deck }: SharedDeck): string {
  const bytes = new ByteWriter();
  bytes.number(VERSION);
  bytes.text(name);
  writeHero(bytes, deck.hero);
  bytes.list(deck.weapons, (weapon) => writeWeapon(bytes, weapon));
  return bytes.close();
}

export type Opened =
  | { readonly ok: true; readonly shared: SharedDeck }
  | { readonly ok: false; readonly why: LinkFault['why'] }
  | { readonly ok: false; readonly why: 'cards'; readonly faults: readonly Fault[] };

/** The deck of a text, if it is whole and the game admits it. */
export function deckFromText(text: string): Opened {
  let json: unknown;
  try {
    json = readFile(openBytes(text));
  } catch (fault) {
    if (!(fault instanceof LinkFault)) throw fault;
    return { ok: false, why: fault.why };
  }
  const checked = checkCardFile(json);
  if (!checked.ok) return { ok: false, why: 'cards', faults: checked.faults };
  const { heroes, weapons, decks } = checked.value;
  return { ok: true, shared: { name: decks[0].name, deck: { hero: heroes[0], weapons } } };
}

function readFile(bytes: ByteReader): unknown {
  if (bytes.number() !== VERSION) throw new LinkFault('newer');
  const name = bytes.text();
  const hero = readHero(bytes);
  const weapons = bytes.list(() => readWeapon(bytes));
  bytes.end();
  const decks = [{ name, hero: 0, weapons: weapons.map((_, at) => at) }];
  return { format: CARD_FILE_FORMAT, game: CARD_FILE_GAME, heroes: [hero], weapons, decks };
}

/** 'hero-012' is 12; 0 is no known kind. */
const kindNumber = (kind: string): number => (kind === '' ? 0 : Number(kind.slice(kind.indexOf('-') + 1)));
const kindId = (what: string, n: number): string => (n === 0 ? '' : `${what}-${String(n).padStart(3, '0')}`);

function writeHero(bytes: ByteWriter, hero: HeroCard): void {
  bytes.number(kindNumber(hero.kind));
  bytes.text(hero.name);
  bytes.number(hero.rarity);
  bytes.number(hero.life);
  bytes.number(hero.lifeKomando ?? 0);
  bytes.list(hero.focus, (type) => bytes.number(TYPES.indexOf(type)));
  for (const time of TIMES) writeSlot(bytes, hero.slots[time]);
}

function writeSlot(bytes: ByteWriter, slot: SlotCard): void {
  bytes.number(slot.energyGain);
  bytes.list(slot.bonuses, ({ kind, value }) => {
    bytes.number(EFFECTS.indexOf(kind));
    bytes.signed(value);
  });
  bytes.list(slot.specials, ({ kind, value }) => {
    bytes.number(SPECIALS.indexOf(kind));
    bytes.signed(value);
  });
}

function readHero(bytes: ByteReader): unknown {
  const kind = kindId('hero', bytes.number());
  const name = bytes.text();
  const rarity = bytes.number();
  const life = bytes.number();
  const lifeKomando = bytes.number();
  const focus = bytes.list(() => TYPES[bytes.number()]);
  const slots = Object.fromEntries(TIMES.map((time) => [time, readSlot(bytes)]));
  return { kind, name, rarity, life, ...(lifeKomando === 0 ? {} : { lifeKomando }), focus, slots };
}

const readSlot = (bytes: ByteReader): unknown => ({
  energyGain: bytes.number(),
  bonuses: bytes.list(() => ({ kind: EFFECTS[bytes.number()], value: bytes.signed() })),
  specials: bytes.list(() => ({ kind: SPECIALS[bytes.number()], value: bytes.signed() })),
});

function writeWeapon(bytes: ByteWriter, weapon: WeaponCard): void {
  bytes.number(kindNumber(weapon.kind));
  bytes.text(weapon.name);
  bytes.number(weapon.rarity * 16 + TYPES.indexOf(weapon.type) * 4 + weapon.energyCost);
  bytes.number(weapon.resistance);
  bytes.list(weapon.fields, (field) => {
    const deferred = field.resistance === undefined ? 0 : 1;
    bytes.number((EFFECTS.indexOf(field.kind) * COLOURS.length + COLOURS.indexOf(field.colour)) * 2 + deferred);
    bytes.signed(field.value);
    if (field.resistance !== undefined) bytes.number(field.resistance);
  });
}

function readWeapon(bytes: ByteReader): unknown {
  const kind = kindId('weapon', bytes.number());
  const name = bytes.text();
  const packed = bytes.number();
  const resistance = bytes.number();
  const fields = bytes.list(() => readField(bytes));
  return {
    kind,
    name,
    rarity: packed >> 4,
    type: TYPES[(packed >> 2) & 3],
    energyCost: packed & 3,
    resistance,
    fields,
  };
}

function readField(bytes: ByteReader): unknown {
  const packed = bytes.number();
  const place = packed >> 1;
  const colour = COLOURS[place % COLOURS.length];
  const kind = EFFECTS[Math.floor(place / COLOURS.length)];
  const value = bytes.signed();
  return { colour, kind, value, ...(packed % 2 === 0 ? {} : { resistance: bytes.number() }) };
}
