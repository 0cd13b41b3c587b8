/** The list of cards of a game's desk: its rows, its filters, and what it makes. */
import type { Lang } from '@kolbiste/kernel';
import type { TimedRunner } from './timed.ts';
import { mustBe, mustReach, PATIENT } from './timed.ts';

interface Bilingual {
  readonly cs: string;
  readonly en: string;
}
interface Row {
  readonly id: string;
  readonly name: Bilingual;
  readonly text: Bilingual;
}

/** As much of a list of cards as is tried. */
export interface CardsUnderTest {
  list(names: 'real' | 'neutral'): readonly Row[];
  readonly filters: readonly { readonly name: string; admits(card: any, wanted: string): boolean }[];
  readonly columns: readonly { of(card: any, lang: Lang, names: 'real' | 'neutral'): string }[];
  readonly packs: readonly { readonly word: string }[];
  make(
    word: string,
    seed: string,
    names: 'real' | 'neutral',
  ): { readonly cards: readonly Row[]; readonly file: string };
  check(text: string): { readonly faults: readonly unknown[] };
}

export interface ListLaws {
  /** So many cards there are. */
  readonly cards: number;
  /** For every filter a word that some cards pass and some do not. */
  readonly filters: Readonly<Record<string, string>>;
  /** What is made beside the packs. */
  readonly kinds: readonly string[];
  /** Whether another seed makes something else. */
  readonly seeded: boolean;
}

const WRONG = /undefined|NaN|\[object/;

function rows(cards: CardsUnderTest, count: number): void {
  const all = cards.list('real');
  mustBe('cards', [all.length, new Set(all.map(({ id }) => id)).size], [count, count]);
  for (const card of all)
    for (const lang of ['cs', 'en'] as const) {
      const said = [card.name[lang], card.text[lang], ...cards.columns.map((column) => column.of(card, lang, 'real'))];
      mustReach(`the name of ${card.id}`, card.name[lang].length, 1);
      mustBe(
        `what is said of ${card.id}`,
        said.filter((text) => WRONG.test(text)),
        [],
      );
    }
}

function filters(cards: CardsUnderTest, wanted: ListLaws['filters']): void {
  const all = cards.list('real');
  mustBe('filters', cards.filters.map(({ name }) => name).sort(), Object.keys(wanted).sort());
  for (const { name, admits } of cards.filters) {
    const kept = all.filter((card) => admits(card, wanted[name])).length;
    mustBe(`the filter ${name}`, [kept > 0, kept < all.length], [true, true]);
  }
}

function makes(made: CardsUnderTest, word: string, seeded: boolean): void {
  const { cards, file } = made.make(word, '7', 'real');
  mustBe(`${word} made again`, made.make(word, '7', 'real'), { cards, file });
  if (seeded) mustBe(`${word} by another seed`, made.make(word, '8', 'real').file === file, false);
  mustBe(`faults of ${word}`, made.check(file).faults, []);
  mustBe(`numbers of ${word}`, new Set(cards.map(({ id }) => id)).size, cards.length);
}

export function describeCardList({ describe, it }: TimedRunner, cards: CardsUnderTest, laws: ListLaws): void {
  describe('the list of cards in the terminal', () => {
    it('holds every card with name and text in both languages', PATIENT, () => rows(cards, laws.cards));
    it('has filters that each keep some cards and leave some out', PATIENT, () => filters(cards, laws.filters));
    it('makes the same of the same word and seed, and it passes the check', PATIENT, () => {
      for (const word of [...cards.packs.map((pack) => pack.word), ...laws.kinds]) makes(cards, word, laws.seeded);
    });
  });
}
