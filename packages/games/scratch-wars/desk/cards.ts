/** The cards of Scratch Wars for the command line: kinds of the pool, cards of users' files, made cards. */

import type { Bilingual, CardDesk, CardFault, CardRow } from '@kolbiste/gamekit/desk';
import { checkOf, inBoth, wordFilter } from '@kolbiste/gamekit/desk';
import { folded } from '@kolbiste/kernel/files';
import type {
  BonusKind,
  CardFile,
  HeroCard,
  HeroKind,
  NameSet,
  SpecialKind,
  WeaponCard,
  WeaponKind,
} from '../src/index.ts';
import {
  boosterPack,
  cardText,
  count,
  effectName,
  generateHero,
  generateWeapon,
  heroKinds,
  heroKindText,
  kindNotes,
  LANGS,
  nameOf,
  randomDeck,
  readCardFile,
  starterPack,
  TIMES_OF_DAY,
  TYPE_WORDS,
  WEAPON_TYPES,
  weaponKinds,
  weaponKindText,
  writeCardFile,
} from '../src/index.ts';
import { cardFileOf } from './deals.ts';

type Effect = BonusKind | SpecialKind;

const nameBoth = (id: string, names: NameSet): Bilingual => inBoth((lang) => nameOf(id, lang, names));

function heroKindRow(kind: HeroKind, names: NameSet): CardRow {
  const effects = kind.slots.flatMap((slot) => [...slot.bonuses, ...slot.specials].map(([effect]) => effect));
  return {
    id: kind.id,
    kind: 'hero',
    name: nameBoth(kind.id, names),
    text: inBoth((lang) => heroKindText(kind, lang, names)),
    edition: nameBoth(kind.edition, names),
    island: nameBoth(kind.island, names),
    stars: kind.stars,
    types: kind.focus,
    effects: [...new Set<string>(effects)],
  };
}

function weaponKindRow(kind: WeaponKind, names: NameSet): CardRow {
  return {
    id: kind.id,
    kind: 'weapon',
    name: nameBoth(kind.id, names),
    text: inBoth((lang) => weaponKindText(kind, lang, names)),
    edition: nameBoth(kind.edition, names),
    stars: kind.stars,
    types: [kind.type],
    energyCost: kind.energyCost,
    effects: [...new Set<string>(kind.fields.map(([, effect]) => effect))],
  };
}

/** A single card, with its figures as they stand in a card file. */
function cardRow(card: HeroCard | WeaponCard, id: string, names: NameSet): CardRow {
  const hero = 'slots' in card;
  const effects = hero
    ? TIMES_OF_DAY.flatMap((time) =>
        [...card.slots[time].bonuses, ...card.slots[time].specials].map((each) => each.kind),
      )
    : card.fields.map((field) => field.kind);
  return {
    id,
    kind: hero ? 'hero' : 'weapon',
    name: { cs: card.name, en: card.name },
    text: inBoth((lang) =>
      cardText(card, lang, names)
        .map((line) => line.text)
        .join('\n'),
    ),
    ofKind: card.kind,
    stars: card.rarity,
    types: hero ? card.focus : [card.type],
    ...(hero ? {} : { energyCost: card.energyCost }),
    effects: [...new Set<string>(effects)],
    card,
  };
}

const fileRows = (file: CardFile, names: NameSet): CardRow[] => [
  ...file.heroes.map((card, at) => cardRow(card, `file-hero-${at + 1}`, names)),
  ...file.weapons.map((card, at) => cardRow(card, `file-weapon-${at + 1}`, names)),
];

const words = (card: CardRow, field: string): readonly string[] => (card[field] as readonly string[] | undefined) ?? [];

/** An effect matches by its word in card files or by its name in either language. */
function hasEffect(card: CardRow, wanted: string): boolean {
  const text = folded(wanted);
  return words(card, 'effects').some((effect) => {
    const names = LANGS.flatMap((lang) => [
      effectName(effect as Effect, lang),
      effectName(effect as Effect, lang, 'neutral'),
    ]);
    return [effect, ...names].some((name) => folded(name).includes(text));
  });
}

function made(word: string, seed: string): CardFile {
  if (word === 'booster') return { ...boosterPack(seed), decks: [] };
  if (word === 'starter') return { ...starterPack(seed), decks: [] };
  if (word === 'deck') {
    const { hero, weapons } = randomDeck(seed, 'free');
    return {
      heroes: [hero],
      weapons,
      decks: [{ name: `deck ${seed}`.slice(0, 60), hero: 0, weapons: weapons.map((_, at) => at) }],
    };
  }
  if (word.startsWith('hero-')) return { heroes: [generateHero(word, seed)], weapons: [], decks: [] };
  return { heroes: [], weapons: [generateWeapon(word, seed)], decks: [] };
}

/** Where real cards of the kind look otherwise; sound all the same. */
function notesOf(file: CardFile): CardFault[] {
  const notes = [
    ...file.heroes.flatMap((card, at) => kindNotes(card, `$.heroes[${at}]`)),
    ...file.weapons.flatMap((card, at) => kindNotes(card, `$.weapons[${at}]`)),
  ];
  return notes.map(({ path, message }) => ({ path, line: undefined, column: undefined, message }));
}

const stars = (card: CardRow): string => '*'.repeat(Number(card['stars']));

export const cardDesk: CardDesk = {
  beside: null,
  filters: [
    wordFilter('kind', { cs: 'hrdinové, nebo zbraně', en: 'heroes or weapons' }, ['hero', 'weapon']),
    {
      name: 'island',
      says: { cs: 'ostrov nebo edice (část jména)', en: 'island or edition (part of its name)' },
      admits: (card, wanted) =>
        ['island', 'edition'].some((field) => {
          const name = card[field] as Bilingual | undefined;
          return name !== undefined && LANGS.some((lang) => folded(name[lang]).includes(folded(wanted)));
        }),
    },
    {
      name: 'type',
      says: { cs: 'typ zbraně, nebo zaměření hrdiny', en: "type of a weapon, or of a hero's focus" },
      words: WEAPON_TYPES,
      admits: (card, wanted) => words(card, 'types').includes(wanted),
    },
    {
      name: 'stars',
      says: { cs: 'počet hvězdiček', en: 'number of stars' },
      words: ['1', '2', '3', '4'],
      admits: (card, wanted) => String(card['stars']) === wanted,
    },
    {
      name: 'effect',
      says: { cs: 'efekt, bonus nebo speciální efekt (část jména)', en: 'effect, bonus or special (part of its name)' },
      admits: hasEffect,
    },
  ],
  list(names, source) {
    const own = source === undefined ? [] : fileRows(cardFileOf(source.text, source.file), names);
    return [
      ...own,
      ...heroKinds.map((kind) => heroKindRow(kind, names)),
      ...weaponKinds.map((kind) => weaponKindRow(kind, names)),
    ];
  },
  columns: [
    { title: { cs: 'hvězdy', en: 'stars' }, of: stars },
    {
      title: { cs: 'typ', en: 'type' },
      of: (card, lang) =>
        words(card, 'types')
          .map((type) => TYPE_WORDS[type as keyof typeof TYPE_WORDS][lang])
          .join(', '),
    },
  ],
  packs: [
    { word: 'booster', says: { cs: 'dva hrdinové a tři zbraně', en: 'two heroes and three weapons' } },
    { word: 'starter', says: { cs: 'dva hrdinové a šest zbraní', en: 'two heroes and six weapons' } },
    { word: 'deck', says: { cs: 'balíček: hrdina a pět zbraní', en: 'a deck: a hero and five weapons' } },
  ],
  kinds: [...heroKinds, ...weaponKinds].map((kind) => kind.id),
  make(word, seed, names) {
    const file = made(word, seed);
    const cards = [...file.heroes, ...file.weapons].map((card, at) => {
      const id = card.kind === word ? `${word}/${seed}` : `${word}/${seed}/${at + 1}`;
      return cardRow(card, id, names);
    });
    return { cards, file: writeCardFile(file) };
  },
  limit: 4 * 1024 * 1024,
  check: (text) =>
    checkOf(readCardFile(text), (file) => ({
      holds: inBoth(
        (lang) => `${count(lang, file.heroes.length, 'hero')}, ${count(lang, file.weapons.length, 'weapon')}`,
      ),
      notes: notesOf(file),
      decks: file.decks.map(({ name }) => name),
    })),
};
