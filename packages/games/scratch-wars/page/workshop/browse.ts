/** Looking through a collection: what fits the filters, in which order. */

import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import type { Lang, NameSet } from '../../src/index.ts';
import { cardText, effectName, nameOf, strength, TIMES_OF_DAY } from '../../src/index.ts';
import type { Card, Owned } from './records.ts';
import { isHero } from './records.ts';

/** All filters as they stand in the address of the page; '' = all. */
export interface Filter {
  readonly kind: string;
  readonly type: string;
  readonly colour: string;
  readonly stars: string;
  readonly cost: string;
  readonly from: string;
  readonly q: string;
  readonly sort: string;
}

export const ALL: Filter = { kind: '', type: '', colour: '', stars: '', cost: '', from: '', q: '', sort: '' };
export const SORTS = ['newest', 'oldest', 'name', 'stars', 'strength', 'cost'] as const;
export const COSTS = ['0', '1', '2', '3'] as const;

/** Made once for each card: a card that is mended is another object. */
const known = new WeakMap<Card, Map<string, string>>();

/** Everything that words can find a card by: its names and its text. */
function wordsOf(card: Card, lang: Lang, names: NameSet): string {
  const of = known.get(card) ?? new Map<string, string>();
  known.set(card, of);
  const key = `${lang} ${names}`;
  const words = of.get(key) ?? wordsIn(card, lang, names);
  of.set(key, words);
  return words;
}

function wordsIn(card: Card, lang: Lang, names: NameSet): string {
  const kinds = isHero(card)
    ? TIMES_OF_DAY.flatMap((time) => [...card.slots[time].bonuses, ...card.slots[time].specials])
    : card.fields;
  const effects = kinds.map(({ kind }) => effectName(kind, lang, names));
  const text = cardText(card, lang, names).map((line) => line.text);
  return folded([card.name, nameOf(card.kind, lang, names), ...effects, ...text].join(' '));
}

const typesOf = (card: Card): readonly string[] => (isHero(card) ? card.focus : [card.type]);

/** Whether a card fits everything but the words. */
function fits({ card, from }: Owned, filter: Filter): boolean {
  if (filter.kind !== '' && filter.kind !== (isHero(card) ? 'hero' : 'weapon')) return false;
  if (filter.type !== '' && !typesOf(card).includes(filter.type)) return false;
  if (filter.stars !== '' && filter.stars !== String(card.rarity)) return false;
  if (filter.from !== '' && filter.from !== from) return false;
  // Colours and costs are printed on weapons alone.
  if (filter.cost !== '' && (isHero(card) || filter.cost !== String(card.energyCost))) return false;
  return filter.colour === '' || (!isHero(card) && card.fields.some((field) => field.colour === filter.colour));
}

/** The cards that fit, in order. */
export function browse(cards: readonly Owned[], filter: Filter, lang: Lang, names: NameSet): readonly Owned[] {
  const asked = folded(filter.q.trim())
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = cards.filter(
    (owned) => fits(owned, filter) && (asked.length === 0 || hasAll(wordsOf(owned.card, lang, names), asked)),
  );
  return ordered(found, filter.sort, lang, names);
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** How a card is called: by its own name, or by its kind. */
export const titleOf = (card: Card, lang: Lang, names: NameSet): string => card.name || nameOf(card.kind, lang, names);

function ordered(cards: readonly Owned[], sort: string, lang: Lang, names: NameSet): readonly Owned[] {
  const newest = cards.toReversed();
  switch (sort) {
    case 'oldest':
      return cards;
    case 'name': {
      const collator = new Intl.Collator(lang);
      const title = new Map(cards.map(({ id, card }) => [id, titleOf(card, lang, names)]));
      return newest.sort((a, b) => collator.compare(title.get(a.id) ?? '', title.get(b.id) ?? ''));
    }
    case 'stars':
      return newest.sort((a, b) => b.card.rarity - a.card.rarity);
    case 'strength':
      return newest.sort((a, b) => strength(b.card) - strength(a.card));
    case 'cost':
      return newest.sort((a, b) => costOf(a.card) - costOf(b.card));
    default:
      return newest;
  }
}

/** Heroes cost nothing and come after all weapons. */
const costOf = (card: Card): number => (isHero(card) ? 9 : card.energyCost);
