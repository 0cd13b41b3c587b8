/**
 * Decks that people write: as plain text, one card a line (`3x Name`, `3 Name`, `Name x3`, `Name`), a sideboard behind a
 * heading of that name, comments after #; a line `deck: Name` begins the next. Or as JSON: {"name", "library": {card:
 * copies}, "sideboard": {...}}, one or a list. A card is named in any language, or by its official number.
 */
import type { Said } from '@kolbiste/cardkit/decks';
import {
  cardWords,
  copiesOf,
  DECK_FILE_FORMAT,
  perhaps,
  readDeckLines,
  readDecks,
  startDeck,
  tell,
  tellOfDeck,
} from '@kolbiste/cardkit/decks';
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checkList,
  checkObject,
  checkText,
  describeValue,
  folded,
  layJson,
  member,
  own,
} from '@kolbiste/kernel/files';
import type { Deck, Profile } from '../config.ts';
import { deckFaults } from '../config.ts';
import { deckFaultWords } from './deck-words.ts';
import { cardCalled, nearestCard } from './find.ts';
import type { NameSet } from './names.ts';
import { nameOf } from './names.ts';

export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

interface Row {
  readonly said: Said;
  readonly card: string;
  readonly count: number;
  readonly part: 'library' | 'sideboard';
}

interface Written {
  readonly name: string;
  readonly head: Said;
  readonly rows: Row[];
  part: Row['part'];
}

/** The paragraph that wants a deck. */
const RULE = '9.5';
const MOST_COPIES = 99;
const MOST_ROWS = 500;
const SIDE = ['sideboard', 'side', 'rezerva', 'vymenny balicek'];
const MAIN = ['library', 'deck', 'main deck', 'knihovna', 'balicek', 'hlavni balicek'];

const BEFORE = /^(\d+)(?:\s*[x×*]\s*|\s+)(\S.*)$/i;
const BEHIND = /^(.*\S)\s*(?:\s[x×*]\s?(\d+)|\(\s*[x×*]?\s*(\d+)\s*[x×*]?\s*\))$/i;

function countOf(text: string): { card: string; count: number } {
  const before = BEFORE.exec(text);
  // A number alone is a card's.
  if (before !== null) return { card: before[2], count: Number(before[1]) };
  const behind = BEHIND.exec(text);
  if (behind !== null) return { card: behind[1], count: Number(behind[2] ?? behind[3]) };
  return { card: text, count: 1 };
}

const open = (list: FaultList, decks: Written[], line: Said, name: string): boolean =>
  startDeck<Written>(list, decks, line, name, (given, at) => {
    const called = given === '' ? `deck ${at + 1}` : given;
    return { name: called, head: { ...line, path: called }, rows: [], part: 'library' };
  });

function readLine(list: FaultList, decks: Written[], line: Said): boolean {
  const naming = /^\s*(?:deck|bal[ií]ček)\s*:\s*(\S.*?)\s*$/iu.exec(line.text);
  if (naming !== null) return open(list, decks, line, naming[1]);
  const text = line.text.replace(/(^|\s)(?:#+(?=\s|$)|\/\/).*$/, '').trimEnd();
  const words = text.trim().replace(/^[-•*]\s+/, '');
  if (words === '') return true;
  if (decks.length === 0 && !open(list, decks, line, '')) return false;
  const deck = decks[decks.length - 1];
  const heading = folded(words.replace(/\s*\(?\d*\)?\s*:?\s*$/, ''));
  if (SIDE.includes(heading) || MAIN.includes(heading)) {
    deck.part = SIDE.includes(heading) ? 'sideboard' : 'library';
    return true;
  }
  if (deck.rows.length >= MOST_ROWS) {
    const expected = both(`nejvýše ${MOST_ROWS} řádků v balíčku`, `at most ${MOST_ROWS} lines in a deck`);
    tell(list, line, describeValue(words), expected, null);
    return false;
  }
  const said: Said = { ...line, path: deck.name, text: words, column: text.lastIndexOf(words) + 1 };
  deck.rows.push({ said, part: deck.part, ...countOf(words) });
  return true;
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function rowsOf(list: FaultList, json: unknown, path: string, part: Row['part']): Row[] {
  if (Array.isArray(json))
    return json.slice(0, MOST_ROWS).map((item, at) => {
      const place = `${path}[${at}]`;
      const text = typeof item === 'number' ? String(item) : cardWords(list, item, place);
      return { said: { text, path: place }, card: text, count: 1, part };
    });
  if (!isObject(json)) {
    addFault(
      list,
      path,
      describeValue(json),
      both('karty s počty, nebo jejich seznam', 'cards with numbers, or a list'),
      RULE,
    );
    return [];
  }
  return Object.entries(json)
    .slice(0, MOST_ROWS)
    .map(([card, count]) => {
      const place = member(path, card);
      return { said: { text: card, path: place }, card, count: typeof count === 'number' ? count : 0, part };
    });
}

function readJson(list: FaultList, json: unknown): Written[] {
  const many = isObject(json) && 'decks' in json ? own(json, 'decks') : json;
  const decks = Array.isArray(many) ? checkList(list, many, '$', 1, 200, RULE) : [many];
  return decks.map((each, at) => {
    const path = Array.isArray(many) ? `$[${at}]` : '$';
    const object = checkObject(list, each, path, ['name', 'library', 'sideboard']) ?? {};
    const named = own(object, 'name');
    const name = named === undefined ? `deck ${at + 1}` : checkText(list, named, member(path, 'name'), 60, null);
    const rows = (['library', 'sideboard'] as const).flatMap((part) => {
      const value = own(object, part);
      return value === undefined ? [] : rowsOf(list, value, member(path, part), part);
    });
    return { name, head: { text: name, path }, rows, part: 'library' as const };
  });
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

function understood(list: FaultList, written: Written, profile: Profile): NamedDeck {
  const deck = { library: [] as number[], sideboard: [] as number[] };
  const where = { library: [] as Said[], sideboard: [] as Said[] };
  const before = list.faults.length;
  for (const { said, card, count, part } of written.rows) {
    const id = cardCalled(card);
    if (id === 0) {
      const near = perhaps(nearestCard(card));
      tell(list, said, describeValue(card), both(`karta hry${near.cs}`, `a card of the game${near.en}`), RULE);
    } else if (!isCount(count)) {
      const most = both(`počet od 1 do ${MOST_COPIES}`, `a number from 1 to ${MOST_COPIES}`);
      tell(list, said, describeValue(count), most, RULE);
    } else
      for (let n = 0; n < count; n++) {
        deck[part].push(id);
        where[part].push(said);
      }
  }
  if (list.faults.length === before)
    tellOfDeck(
      list,
      deckFaults(deck, profile).map((fault) => {
        const at = /^\.(library|sideboard)\[(\d+)\]$/.exec(fault.path);
        const said = at === null ? written.head : where[at[1] as Row['part']][Number(at[2])];
        return {
          said,
          message: deckFaultWords(fault, profile),
          rules: [fault.rule],
          mark: `${fault.code} ${fault.card}`,
        };
      }),
    );
  return { name: written.name, deck };
}

/** The decks of a file, legal under a profile, or the places of all faults with their paragraphs. */
export const readDeckFile = (text: string, profile: Profile): Checked<NamedDeck[]> =>
  readDecks<Written, NamedDeck>(
    {
      book: 'DT',
      json: readJson,
      text: (list, lines) => readDeckLines<Written>(list, lines, RULE, (decks, line) => readLine(list, decks, line)),
      understood: (list, written) => understood(list, written, profile),
    },
    text,
  );

/** A name by which the card is found again, or its number where another one is meant by it. */
function findable(id: number, names: NameSet): string {
  const name = nameOf(id, 'en', names);
  return cardCalled(name) === id ? name : String(id);
}

/** The decks as a file, by the English names of a set. */
export function writeDeckFile(decks: readonly NamedDeck[], names: NameSet): string {
  const rows = (cards: readonly number[]): Record<string, number> =>
    Object.fromEntries(copiesOf(cards).map(([id, count]) => [findable(id, names), count]));
  return layJson({
    format: DECK_FILE_FORMAT,
    game: 'doomtrooper',
    decks: decks.map(({ name, deck: { library, sideboard } }) => ({
      name,
      library: rows(library),
      ...(sideboard.length === 0 ? {} : { sideboard: rows(sideboard) }),
    })),
  });
}
