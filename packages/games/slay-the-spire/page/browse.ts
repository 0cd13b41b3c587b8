/** Looking for what is printed: cards, relics, potions and enemies, by kind, hero, rarity, cost, act, and by the words of name and text. */
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import { COST_X, NO_COST } from '../src/cards/compile.ts';
import { CARD_COUNT, ENEMIES, faceOf, ITEMS } from '../src/cards/pool.ts';
import { CARD_TYPES, OWNERS, RARITIES } from '../src/vocabulary.ts';
import { idOfEnemy, idOfFace, idOfItem, nameOf, printedAt, textOf } from './printed.ts';

/** What can be looked for of one thing; '' = it has no such thing. */
export interface Thing {
  readonly id: number;
  readonly kind: string;
  readonly owner: string;
  readonly rarity: string;
  readonly cost: string;
  readonly act: string;
}

/** What is looked for; '' = anything. */
export type Wanted = Readonly<Record<'words' | 'kind' | 'owner' | 'rarity' | 'cost' | 'act', string>>;
export const ANYTHING: Wanted = { words: '', kind: '', owner: '', rarity: '', cost: '', act: '' };
const BY = ['kind', 'owner', 'rarity', 'cost', 'act'] as const;
export type By = (typeof BY)[number];

const costIn = (cost: number): string => (cost === NO_COST ? '' : cost === COST_X ? 'X' : String(cost));
const BARE = { owner: '', rarity: '', cost: '', act: '' };

/** Both sides of a card are one thing: its plain side. */
const CARDS: readonly Thing[] = Array.from({ length: CARD_COUNT }, (_, card) => {
  const { type, owner, rarity, cost } = faceOf(2 * card);
  const rare = { owner: OWNERS[owner], rarity: RARITIES[rarity], cost: costIn(cost) };
  return { ...BARE, ...rare, id: idOfFace(2 * card), kind: CARD_TYPES[type] };
});

export const THINGS: readonly Thing[] = [
  ...CARDS,
  ...ITEMS.map(({ kind }, n) => ({ ...BARE, id: idOfItem(n), kind })),
  ...ENEMIES.map(({ deck, act }, n) => ({ ...BARE, id: idOfEnemy(n), kind: deck, act: String(act) })),
];

/** The ways to choose by, in the order in which they are met. */
const waysOf = (by: By): readonly string[] => [...new Set(THINGS.map((thing) => thing[by]))].filter(Boolean);
export const CHOICES: Readonly<Record<By, readonly string[]>> = {
  kind: waysOf('kind'),
  owner: waysOf('owner'),
  rarity: waysOf('rarity'),
  // X behind the numbers.
  cost: waysOf('cost').toSorted(),
  act: waysOf('act').toSorted(),
};

const NAME_SETS: readonly NameSet[] = ['real', 'neutral'];
const texts = new Map<string, string>();

/** What words find a thing by, without case and accents: its names and its text. Made once. */
function wordsOf(id: number, lang: Lang, names: NameSet): string {
  const key = `${id} ${lang} ${names}`;
  const before = texts.get(key);
  const printed = printedAt(id);
  if (before !== undefined || printed === null) return before ?? '';
  const called = NAME_SETS.map((set) => nameOf(printed, lang, set));
  const text = folded([...called, textOf(printed, lang, names)].join(' '));
  texts.set(key, text);
  return text;
}

/** All that fits, in the order of the box. Every word has to be one it is found by. */
export function thingsWanted(wanted: Wanted, lang: Lang, names: NameSet): readonly Thing[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return THINGS.filter(
    (thing) =>
      BY.every((by) => wanted[by] === '' || thing[by] === wanted[by]) &&
      words.every((word) => wordsOf(thing.id, lang, names).includes(word)),
  );
}
