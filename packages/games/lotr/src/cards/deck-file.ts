/** Files of decks in every form that is read, and in those that are written. Text in, text out; docs/lotr-cards.md. */
import type { DeckForms } from '@kolbiste/cardkit/decks';
import { copiesOf, DECK_FILE_FORMAT, readDecks } from '@kolbiste/cardkit/decks';
import type { Checked } from '@kolbiste/kernel/files';
import { layJson } from '@kolbiste/kernel/files';
import { cardOf } from './all.ts';
import { GAME, readDeckJson } from './deck-json.ts';
import type { NamedDeck } from './deck-list.ts';
import { isOctgn, readOctgn } from './deck-octgn.ts';
import type { WrittenDeck } from './deck-rows.ts';
import { understood } from './deck-rows.ts';
import { readDeckText } from './deck-text.ts';
import { codeOf, listedName } from './find.ts';
import type { Lang, NameSet } from './names.ts';
import { nameOf } from './names.ts';
import { TYPE_WORDS } from './words.ts';

/**
 * The decks of a file in any form; every fault has its line and column.
 * @param names the set of names that faults speak in; cards are found by every name
 */
export const readDeckFile = (text: string, names: NameSet = 'real'): Checked<NamedDeck[]> =>
  readDecks(formsIn(names), text);

const formsIn = (names: NameSet): DeckForms<WrittenDeck, NamedDeck> => ({
  book: 'LOTR',
  json: readDeckJson,
  text: readDeckText,
  others: [[isOctgn, readOctgn]],
  understood: (list, deck) => understood(list, deck, names),
});

/** The text of a file of decks as JSON, by English names of a set. */
export function writeDeckFile(decks: readonly NamedDeck[], names: NameSet): string {
  const rows = decks.map(({ name, list }) => ({
    name,
    heroes: list.heroes.map((id) => nameOf(id, 'en', names)),
    cards: Object.fromEntries(copiesOf(list.cards).map(([id, count]) => [nameOf(id, 'en', names), count])),
  }));
  return layJson({ format: DECK_FILE_FORMAT, game: GAME, decks: rows });
}

/** One deck as public collections keep it, by codes. */
export function writeDeckCodes({ name, list }: NamedDeck): string {
  const codes = (ids: readonly number[]): Record<string, number> =>
    Object.fromEntries(copiesOf(ids).map(([id, count]) => [codeOf(id), count]));
  return layJson({ name, heroes: codes(list.heroes), slots: codes(list.cards) });
}

const GROUPS = ['ally', 'attachment', 'event'] as const;
const DECK_WORD = { cs: 'balíček', en: 'deck' } as const;

/** The decks as plain text, by names of a set in a language. */
export function writeDeckText(decks: readonly NamedDeck[], lang: Lang, names: NameSet): string {
  const group = (word: string, ids: readonly number[]): string => {
    const rows = copiesOf(ids).map(([id, count]) => `${count}x ${listedName(id, lang, names)}`);
    return [`${word[0]?.toUpperCase()}${word.slice(1)} (${ids.length})`, ...rows].join('\n');
  };
  const parts = decks.flatMap(({ name, list }) => [
    `${DECK_WORD[lang]}: ${name}`,
    group(TYPE_WORDS.hero.many[lang], list.heroes),
    ...GROUPS.flatMap((type) => {
      const own = list.cards.filter((id) => cardOf(id)?.type === type);
      return own.length === 0 ? [] : [group(TYPE_WORDS[type].many[lang], own)];
    }),
  ]);
  return `${parts.join('\n\n')}\n`;
}
