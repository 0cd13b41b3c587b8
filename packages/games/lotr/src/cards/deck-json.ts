/**
 * Decks as JSON: {"format": "kolbiste-decks/1", "game": "lotr", "decks": [...]}, one deck, or a list of them. A deck is
 * {"name", "heroes": [title], "cards": {title: copies}}, or as public collections keep it, by codes: {"heroes":
 * {"01001": 1}, "slots": {"01013": 3}}, where 01nnn is card nnn of the core set.
 */
import type { Said } from '@kolbiste/cardkit/decks';
import { cardWords, DECK_FILE_FORMAT, tooManyCopies } from '@kolbiste/cardkit/decks';
import type { FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  member,
  own,
} from '@kolbiste/kernel/files';
import type { Row, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, isCount } from './deck-rows.ts';

export const GAME = 'lotr';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of single cards. */
function rowsOfList(list: FaultList, json: unknown, path: string): Row[] {
  return checkList(list, json, path, 0, DECK_LIMITS.rows, 'S.3').flatMap((item, at) => {
    const before = list.faults.length;
    const said: Said = { text: cardWords(list, item, `${path}[${at}]`), path: `${path}[${at}]` };
    return list.faults.length > before ? [] : [{ said, card: said.text, count: 1 }];
  });
}

/** An object of cards with the number of their copies. */
function rowsOfObject(list: FaultList, json: Json, path: string): Row[] {
  const entries = Object.entries(json);
  if (entries.length > DECK_LIMITS.rows) {
    const most = DECK_LIMITS.rows;
    addFault(list, path, describeValue(json), both(`nejvýše ${most} karet`, `at most ${most} cards`), 'S.3');
    return [];
  }
  return entries.flatMap(([card, count]) => {
    const place = member(path, card);
    if (typeof count === 'number' && isCount(count)) return [{ said: { text: card, path: place }, card, count }];
    addFault(list, place, describeValue(count), tooManyCopies(DECK_LIMITS.copies), 'S.3');
    return [];
  });
}

const rowsOf = (list: FaultList, json: unknown, path: string): Row[] =>
  isObject(json) ? rowsOfObject(list, json, path) : rowsOfList(list, json, path);

function readDeck(list: FaultList, json: unknown, path: string, at: number): WrittenDeck {
  const before = list.faults.length;
  // A collection's deck has members of its own around these, which are nobody's fault.
  const slots = isObject(json) ? own(json, 'slots') : undefined;
  const row = slots !== undefined ? (json as Json) : (checkObject(list, json, path, ['name', 'heroes', 'cards']) ?? {});
  const name = own(row, 'name');
  const given = name === undefined ? '' : checkText(list, name, `${path}.name`, DECK_LIMITS.name, null).trim();
  const side = slots === undefined ? 'cards' : 'slots';
  const rows = rowsOf(list, own(row, side), `${path}.${side}`);
  const among = slots !== undefined && own(row, 'heroes') === undefined;
  const heroes = among ? [] : rowsOf(list, own(row, 'heroes'), `${path}.heroes`);
  return {
    name: given === '' ? `deck ${at + 1}` : given,
    head: { text: given, path },
    broken: list.faults.length > before,
    heroes,
    rows: slots === undefined ? rows : rows.map((each) => ({ ...each, again: true })),
  };
}

/** The decks of a parsed file. */
export function readDeckJson(list: FaultList, json: unknown): WrittenDeck[] {
  if (!Array.isArray(json) && !(isObject(json) && ('decks' in json || 'format' in json)))
    return [readDeck(list, json, '$', 0)];
  let rows: unknown = json;
  if (isObject(json)) {
    const file = checkObject(list, json, '$', ['format', 'game', 'decks']) ?? {};
    checkWord(list, own(file, 'format'), '$.format', [DECK_FILE_FORMAT], null);
    checkWord(list, own(file, 'game'), '$.game', [GAME], null);
    rows = own(file, 'decks');
  }
  const path = isObject(json) ? '$.decks' : '$';
  return checkList(list, rows, path, 1, DECK_LIMITS.decks, null).map((row, at) =>
    readDeck(list, row, `${path}[${at}]`, at),
  );
}
