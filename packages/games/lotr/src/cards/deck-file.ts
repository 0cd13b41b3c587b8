/** Files of decks in every form that is read, and in those that are written. Text in, text out; docs/lotr-cards.md. */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import { both, checked, layJson, locate, parseJson } from '@kolbiste/kernel/files';
import { cardOf } from './all.ts';
import { DECK_FILE_FORMAT, GAME, readDeckJson } from './deck-json.ts';
import type { NamedDeck } from './deck-list.ts';
import { counted } from './deck-list.ts';
import { isOctgn, readOctgn } from './deck-octgn.ts';
import type { Said, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, tell, understood } from './deck-rows.ts';
import { readDeckText } from './deck-text.ts';
import { codeOf, listedName } from './find.ts';
import type { Lang, NameSet } from './names.ts';
import { nameOf } from './names.ts';
import { TYPE_WORDS } from './words.ts';

/**
 * The decks of a file in any form; every fault has its line and column.
 * @param names the set of names that faults speak in; cards are found by every name
 */
export function readDeckFile(text: string, names: NameSet = 'real'): Checked<NamedDeck[]> {
  const list: FaultList = { book: 'LOTR', faults: [] };
  if (text.length > DECK_LIMITS.characters) {
    const most = DECK_LIMITS.characters;
    const found = both(`${text.length} znaků`, `${text.length} characters`);
    const head: Said = { text: '', path: '$', line: 1, column: 1 };
    tell(list, head, found, both(`nejvýše ${most} znaků`, `at most ${most} characters`), null);
    return { ok: false, faults: list.faults };
  }
  const made = (written: readonly WrittenDeck[]): Checked<NamedDeck[]> =>
    checked(
      list,
      written.map((deck) => understood(list, deck, names)),
    );
  if (isOctgn(text)) return made(readOctgn(list, text));
  if (!/^\ufeff?\s*[[{]/.test(text)) return made(readDeckText(list, text));
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = made(readDeckJson(list, parsed.value));
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}

/** The text of a file of decks as JSON, by English names of a set. */
export function writeDeckFile(decks: readonly NamedDeck[], names: NameSet): string {
  const rows = decks.map(({ name, list }) => ({
    name,
    heroes: list.heroes.map((id) => nameOf(id, 'en', names)),
    cards: Object.fromEntries(counted(list.cards).map(([id, count]) => [nameOf(id, 'en', names), count])),
  }));
  return layJson({ format: DECK_FILE_FORMAT, game: GAME, decks: rows });
}

/** One deck as public collections keep it, by codes. */
export function writeDeckCodes({ name, list }: NamedDeck): string {
  const codes = (ids: readonly number[]): Record<string, number> =>
    Object.fromEntries(counted(ids).map(([id, count]) => [codeOf(id), count]));
  return layJson({ name, heroes: codes(list.heroes), slots: codes(list.cards) });
}

const GROUPS = ['ally', 'attachment', 'event'] as const;
const DECK_WORD = { cs: 'balíček', en: 'deck' } as const;

/** The decks as plain text, by names of a set in a language. */
export function writeDeckText(decks: readonly NamedDeck[], lang: Lang, names: NameSet): string {
  const group = (word: string, ids: readonly number[]): string => {
    const rows = counted(ids).map(([id, count]) => `${count}x ${listedName(id, lang, names)}`);
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
