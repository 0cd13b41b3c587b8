/**
 * Files of decks, as JSON {"format": "kolbiste-decks/1", "game": "tmmstone", "decks": [{"name", "class", "ability",
 * "cards"}]} or as plain text, one card a line; docs/decks.md. Text in, text out; reading files is not done here.
 */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  layJson,
  locate,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import type { List } from '../state.ts';
import type { NamedDeck, Said, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, tell, understood } from './deck-rows.ts';
import { readDeckText } from './deck-text.ts';
import { findableName } from './find.ts';
import type { Lang, NameSet } from './names.ts';
import { pool } from './pool.ts';

export { DECK_LIMITS, type NamedDeck } from './deck-rows.ts';

const DECK_FILE_FORMAT = 'kolbiste-decks/1';
const GAME = 'tmmstone';

/** The decks of a file in either form; every fault has its line and column. */
export function readDeckFile(text: string): Checked<NamedDeck[]> {
  const list: FaultList = { book: 'TMM', faults: [] };
  if (text.length > DECK_LIMITS.characters) {
    const most = DECK_LIMITS.characters;
    const found = both(`${text.length} znaků`, `${text.length} characters`);
    const head: Said = { text: '', path: '$', line: 1, column: 1 };
    tell(list, head, found, both(`nejvýše ${most} znaků`, `at most ${most} characters`), null);
    return { ok: false, faults: list.faults };
  }
  if (!/^\ufeff?\s*[[{]/.test(text)) return madeOf(list, readDeckText(list, text));
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = madeOf(list, readRows(list, parsed.value));
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}

function madeOf(list: FaultList, written: readonly WrittenDeck[]): Checked<NamedDeck[]> {
  const decks = written.map((deck) => ({ name: deck.name, list: understood(list, deck) }));
  return checked(list, decks);
}

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

/** What is written for a card: its number, or words as in plain text. */
function wordsOf(list: FaultList, json: unknown, path: string): Said {
  if (typeof json === 'number' && Number.isInteger(json) && json > 0 && json < 1000) return { text: `#${json}`, path };
  if (typeof json === 'string') return { text: checkText(list, json, path, 200, null).trim(), path };
  addFault(list, path, describeValue(json), both('text, nebo číslo karty', 'a text, or the number of a card'), null);
  return { text: '', path };
}

/** Copies of a card together, in the order in which they first come. */
function counted(list: List): [id: number, count: number][] {
  const counts = new Map<number, number>();
  for (const id of list.cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

const times = (count: number, name: string): string => (count === 1 ? name : `${count}x ${name}`);
const keyOf = (id: number): string => pool.cards[id]?.key ?? `#${id}`;

/** The text of a file of decks as JSON. */
export function writeDeckFile(decks: readonly NamedDeck[]): string {
  const rows = decks.map(({ name, list }) => ({
    name,
    class: list.class,
    ...(list.ability === 0 ? {} : { ability: keyOf(list.ability) }),
    cards: counted(list).map(([id, count]) => times(count, keyOf(id))),
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
    const rows = counted(list).map(([id, count]) => times(count, findableName(id, lang, names)));
    return [`${words.deck}: ${name}`, `${words.class}: ${list.class}`, ...ability, ...rows].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}
