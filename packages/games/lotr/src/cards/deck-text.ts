/**
 * Decks as plain text, one card a line, in the forms that lists of decks have: `3x Name (Core Set)`, `Name x3`, `3 Name`,
 * with headings such as `Hero (3)` or `Main Deck`; comments after # and a space, or after //.
 */
import type { Said } from '@kolbiste/cardkit/decks';
import { readDeckLines, startDeck, tell } from '@kolbiste/cardkit/decks';
import type { FaultList } from '@kolbiste/kernel/files';
import { both, describeValue, folded } from '@kolbiste/kernel/files';
import type { WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS } from './deck-rows.ts';
import { cardCalled } from './find.ts';
import { SPHERE_WORDS, TYPE_WORDS } from './words.ts';

/** Words that begin a deck and name it: `deck: Name`. */
const NAMING = ['deck', 'balicek', 'name', 'jmeno'];

/** What a heading counts is no name: `Deck: (50)`. */
const COUNTED = /^(\(\d+\)|\d+ (cards?|kar\p{L}+))$/iu;

const OVER_ALL =
  'deck|main deck|player deck|decklist|cards|total|total cards|side quest|side quests|player side quest|player side quests|' +
  'balíček|hlavní balíček|karty|celkem|celkem karet';

/** Words that stand over cards and say nothing of them. */
const HEADINGS: ReadonlySet<string> = new Set(
  [
    ...Object.values(TYPE_WORDS).flatMap(({ one, many }) => [one.cs, one.en, many.cs, many.en]),
    ...Object.values(SPHERE_WORDS).flatMap(({ cs, en }) => [cs, en]),
    ...OVER_ALL.split('|'),
  ].map(folded),
);

/** Lines that public collections write around a list. */
const REMARKS = [
  /^\d+ hero(es)?, \d+ cards?$/,
  /^\d+ hrdin\w*, \d+ kar\w+$/,
  /^cards up to /,
  /^packs?\s*:/,
  /^deck(list)? (built|created|made|published)( and published)? (on|with|by|using) /,
];

const count = String.raw`(?:\(?\d+(?: (?:cards?|kar\p{L}+))?\)?)`;
const HEADING = new RegExp(String.raw`^(?<words>[\p{L} ]+?)\s*:?\s*${count}?\s*:?$`, 'u');

function isHeading(line: string): boolean {
  const plain = folded(line.replace(/^[*_=]+|[*_=]+$/g, '').replace(/[*_]+/g, ' '));
  const words = HEADING.exec(plain)?.groups?.['words'];
  return (words !== undefined && HEADINGS.has(words)) || REMARKS.some((remark) => remark.test(plain));
}

/** What is left of a line without its comment; the column stays right. */
const bare = (line: string): string => line.replace(/(^|\s)(?:#+(?=\s|$)|\/\/).*$/, '').trimEnd();

const BEFORE = /^(\d+)(?:\s*[x×*]\s*|\s+)(\S.*)$/i;
const BEHIND = /^(.*\S)\s*(?:\s[x×*]\s?(\d+)|\(\s*[x×*]?\s*(\d+)\s*[x×*]?\s*\))$/i;

/** `3x Name`, `3 Name`, `Name x3`, `Name (3)`, `Name`. */
function countOf(text: string): { card: string; count: number } {
  const before = BEFORE.exec(text);
  if (before !== null) return { card: before[2], count: Number(before[1]) };
  const behind = BEHIND.exec(text);
  if (behind !== null) return { card: behind[1], count: Number(behind[2] ?? behind[3]) };
  return { card: text, count: 1 };
}

const openDeck = (list: FaultList, decks: WrittenDeck[], line: Said, name: string): boolean =>
  startDeck(list, decks, line, name, (given, at) => {
    const called = given === '' ? `deck ${at + 1}` : given;
    return { name: called, head: { ...line, path: called }, heroes: [], rows: [] };
  });

/** Takes a line of a card in; false when there is too much to go on. */
function takeRow(list: FaultList, deck: WrittenDeck, line: Said, text: string): boolean {
  const words = text.trim().replace(/^[-•*]\s+/, '');
  const said: Said = { ...line, path: deck.name, text: words, column: text.lastIndexOf(words) + 1 };
  deck.rows.push({ said, ...countOf(words) });
  if (deck.rows.length <= DECK_LIMITS.rows) return true;
  const most = DECK_LIMITS.rows;
  const expected = both(`nejvýše ${most} řádků v balíčku`, `at most ${most} lines in a deck`);
  tell(list, said, describeValue(words), expected, null);
  return false;
}

/** A first line that a blank line or a heading follows, and that is no card, is the name of the deck. */
function isTitle(text: string, next: string | undefined): boolean {
  const { card, count: copies } = countOf(text);
  if (copies !== 1 || card !== text || cardCalled(text) !== 0) return false;
  return next !== undefined && (next.trim() === '' || isHeading(next.trim()));
}

function readLine(list: FaultList, decks: WrittenDeck[], line: Said, next: string | undefined): boolean {
  const naming = /^\s*(\p{L}+)\s*:\s*(\S.*?)\s*$/u.exec(line.text);
  if (naming !== null && NAMING.includes(folded(naming[1])) && !COUNTED.test(naming[2]))
    return openDeck(list, decks, line, naming[2]);
  const text = bare(line.text);
  const words = text.trim();
  if (words === '' || isHeading(words)) return true;
  if (decks.length === 0 && isTitle(words, next)) return openDeck(list, decks, line, words);
  if (decks.length === 0 && !openDeck(list, decks, line, '')) return false;
  return takeRow(list, decks[decks.length - 1], line, text);
}

/** One after the other; a line `deck: Name` begins the next. */
export const readDeckText = (list: FaultList, text: string): WrittenDeck[] =>
  readDeckLines<WrittenDeck>(list, text, 'S.3', (decks, line, next) => readLine(list, decks, line, next));
