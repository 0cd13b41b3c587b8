/**
 * Files of decks, as JSON {"format": "kolbiste-decks/1", "game": "tmmstone", "decks": [{"name", "class", "ability",
 * "cards"}]} or as plain text, one card a line; docs/decks.md. Text in, text out; reading files is not done here.
 */
import type { DeckForms, Said } from '@kolbiste/cardkit/decks';
import { cardWords, copiesOf, DECK_FILE_FORMAT, readDecks } from '@kolbiste/cardkit/decks';
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import { checkList, checkObject, checkText, checkWord, layJson, own } from '@kolbiste/kernel/files';
import type { NamedDeck, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, understood } from './deck-rows.ts';
import { readDeckText } from './deck-text.ts';
import { findableName } from './find.ts';
import type { Lang, NameSet } from './names.ts';
import { pool } from './pool.ts';

export { DECK_LIMITS, type NamedDeck } from './deck-rows.ts';

const GAME = 'tmmstone';

/** The decks of a file in either form; every fault has its line and column. */
export const readDeckFile = (text: string): Checked<NamedDeck[]> => readDecks(FORMS, text);

function readRows(list: FaultList, json: unknown): WrittenDeck[] {
  const file = checkObject(list, json, '$', ['format', 'game', 'decks']) ?? {};
  checkWord(list, own(file, 'format'), '$.format', [DECK_FILE_FORMAT], null);
  checkWord(list, own(file, 'game'), '$.game', [GAME], null);
  const rows = checkList(list, own(file, 'decks'), '$.decks', 1, DECK_LIMITS.decks, null);
  return rows.map((row, at) => readRow(list, row, `$.decks[${at}]`, at));
}

function readRow(list: FaultList, json: unknown, path: string, at: number): WrittenDeck {
  const row = checkObject(list, json, path, ['name', 'class', 'ability', 'cards']) ?? {};
  const name = own(row, 'name');
  const given = name === undefined ? '' : checkText(list, name, `${path}.name`, DECK_LIMITS.name, null).trim();
  const cards = checkList(list, own(row, 'cards'), `${path}.cards`, 0, DECK_LIMITS.rows, 'deck.1');
  const cls = own(row, 'class');
  const ability = own(row, 'ability');
  return {
    name: given === '' ? `deck ${at + 1}` : given,
    head: { text: '', path: `${path}.cards` },
    class: cls === undefined ? null : wordsOf(list, cls, `${path}.class`),
    abilities: ability === undefined ? [] : [wordsOf(list, ability, `${path}.ability`)],
    cards: cards.map((card, i) => wordsOf(list, card, `${path}.cards[${i}]`)),
  };
}

const wordsOf = (list: FaultList, json: unknown, path: string): Said => ({ text: cardWords(list, json, path), path });

const FORMS: DeckForms<WrittenDeck, NamedDeck> = {
  book: 'TMM',
  json: readRows,
  text: readDeckText,
  understood: (list, deck) => ({ name: deck.name, list: understood(list, deck) }),
};

const times = (count: number, name: string): string => (count === 1 ? name : `${count}x ${name}`);
const keyOf = (id: number): string => pool.cards[id]?.key ?? `#${id}`;

/** The text of a file of decks as JSON. */
export function writeDeckFile(decks: readonly NamedDeck[]): string {
  const rows = decks.map(({ name, list }) => ({
    name,
    class: list.class,
    ...(list.ability === 0 ? {} : { ability: keyOf(list.ability) }),
    cards: copiesOf(list.cards).map(([id, count]) => times(count, keyOf(id))),
  }));
  return layJson({ format: DECK_FILE_FORMAT, game: GAME, decks: rows });
}

const WORDS = {
  cs: { deck: 'balíček', class: 'třída', ability: 'schopnost' },
  en: { deck: 'deck', class: 'class', ability: 'ability' },
} as const;

/** The decks as plain text, by names of a set in a language. */
export function writeDeckText(decks: readonly NamedDeck[], lang: Lang, names: NameSet): string {
  const words = WORDS[lang];
  const parts = decks.map(({ name, list }) => {
    const ability = list.ability === 0 ? [] : [`${words.ability}: ${findableName(list.ability, lang, names)}`];
    const rows = copiesOf(list.cards).map(([id, count]) => times(count, findableName(id, lang, names)));
    return [`${words.deck}: ${name}`, `${words.class}: ${list.class}`, ...ability, ...rows].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
