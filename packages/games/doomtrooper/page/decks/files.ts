/** Decks of Doomtrooper out of files and into them. */
import { copiesOf, DECK_FILE_FORMAT } from '@kolbiste/cardkit/decks';
import type { Checked } from '@kolbiste/kernel/files';
import { layJson } from '@kolbiste/kernel/files';
import type { Named } from '@kolbiste/tablekit/decks/shelf.ts';
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import { readDeckFile } from '../../src/cards/deck-file.ts';
import { nameOf } from '../../src/cards/names.ts';
import { TOURNAMENT } from '../../src/config.ts';
import { allProfiles } from '../../src/profiles.ts';
import type { List } from './lists.ts';
import { FRESH } from './lists.ts';

/** The decks of a file, legal by the first profile that admits them all; the faults are those of tournaments. */
export function readLists(text: string): Checked<Named<List>[]> {
  for (const { profile } of allProfiles()) {
    const read = readDeckFile(text, profile);
    if (!read.ok) continue;
    const value = read.value.map(({ name, deck: { library, sideboard } }) => ({
      name,
      list: { ...FRESH, cards: library, sideboard, profile: profile.name },
    }));
    return { ...read, value };
  }
  return readDeckFile(text, TOURNAMENT) as unknown as Checked<Named<List>[]>;
}

/** Cards of one name have their number beside them nowhere: the number alone says which is meant. */
const called = (id: number, lang: Lang, names: NameSet): string => nameOf(id, lang, names);

export function writeText(decks: readonly Named<List>[], lang: Lang, names: NameSet): string {
  const rows = (cards: readonly number[]): readonly string[] =>
    copiesOf(cards).map(([id, count]) => `${count}x ${called(id, lang, names)}`);
  const parts = decks.map(({ name, list }) =>
    [
      `${lang === 'cs' ? 'balíček' : 'deck'}: ${name}`,
      ...rows(list.cards),
      ...(list.sideboard.length === 0 ? [] : ['sideboard:', ...rows(list.sideboard)]),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

export function writeJson(decks: readonly Named<List>[], names: NameSet): string {
  const cards = (ids: readonly number[]): Record<string, number> =>
    Object.fromEntries(copiesOf(ids).map(([id, count]) => [nameOf(id, 'en', names), count]));
  const rows = decks.map(({ name, list }) => ({
    name,
    library: cards(list.cards),
    sideboard: cards(list.sideboard),
  }));
  return layJson({ format: DECK_FILE_FORMAT, game: 'doomtrooper', decks: rows });
}
