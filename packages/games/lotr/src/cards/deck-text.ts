/**
 * Decks as plain text, one card a line, in the forms that lists of decks have: `3x Name (Core Set)`, `Name x3`, `3 Name`,
 * with headings such as `Hero (3)` or `Main Deck`; comments after # and a space, or after //.
 */
import type { FaultList } from '@kolbiste/kernel/files';
import { both, checkText, describeValue, folded } from '@kolbiste/kernel/files';
import type { Said, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, tell } from './deck-rows.ts';
import { cardCalled } from './find.ts';
import { SPHERE_WORDS, TYPE_WORDS } from './words.ts';

const WIDEST = 300;
/** Tabs and returns are white space; every other control character is none of a text's. */
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

/** Words that begin a deck and name it: `deck: Name`. */
const NAMING = ['deck', 'balicek', 'name', 'jmeno'];

/** What a heading counts is no name: `Deck: (50)`. */
const COUNTED = /^(\(\d+\)|\d+ (cards?|kar\p{L}+))$/iu;

const OVER_ALL =
  'deck|main deck|player deck|decklist|cards|total|total cards|side quest|side quests|' +
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
  /^deck (built|created|made) (on|with|by|using) /,
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

function isText(list: FaultList, { text, path, line = 1 }: Said): boolean {
  const at = text.search(NO_TEXT);
  if (at >= 0) {
    const found = both(`znak číslo ${text.charCodeAt(at)}`, `character number ${text.charCodeAt(at)}`);
    tell(list, { text, path, line, column: at + 1 }, found, both('prostý text', 'plain text'), null);
    return false;
  }
  if (text.length <= WIDEST) return true;
  const found = both(`${text.length} znaků`, `${text.length} characters`);
  const expected = both(`řádek nejvýše o ${WIDEST} znacích`, `a line of at most ${WIDEST} characters`);
  tell(list, { text, path, line, column: WIDEST + 1 }, found, expected, null);
  return false;
}

function openDeck(list: FaultList, decks: WrittenDeck[], line: Said, name: string): boolean {
  if (decks.length >= DECK_LIMITS.decks) {
    const most = DECK_LIMITS.decks;
    const expected = both(`nejvýše ${most} balíčků`, `at most ${most} decks`);
    tell(list, line, both('další', 'one more'), expected, null);
    return false;
  }
  const before = list.faults.length;
  const given = checkText(list, name, 'deck', DECK_LIMITS.name, null);
  if (list.faults.length > before) Object.assign(list.faults[before], { line: line.line, column: line.column });
  const called = given === '' ? `deck ${decks.length + 1}` : given;
  decks.push({ name: called, head: { ...line, path: called }, heroes: [], rows: [] });
  return true;
}

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
export function readDeckText(list: FaultList, text: string): WrittenDeck[] {
  const decks: WrittenDeck[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    const said: Said = { text: line, path: 'text', line: at + 1, column: 1 };
    if (!isText(list, said)) return [];
    if (!readLine(list, decks, said, lines[at + 1])) return decks;
  }
  if (decks.length === 0) {
    const head: Said = { text: '', path: 'text', line: 1, column: 1 };
    tell(list, head, both('nic', 'nothing'), both('balíček', 'a deck'), 'S.3');
  }
  return decks;
}
