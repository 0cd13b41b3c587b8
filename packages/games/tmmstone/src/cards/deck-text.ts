/** Decks as plain text: one card a line, headings with a colon, comments after # and a space or after //. */
import type { FaultList } from '@kolbiste/kernel/files';
import { both, checkText, describeValue, folded } from '@kolbiste/kernel/files';
import type { Said, WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS, tell } from './deck-rows.ts';

const HEADINGS: Readonly<Record<string, 'deck' | 'class' | 'ability'>> = {
  deck: 'deck',
  balicek: 'deck',
  name: 'deck',
  jmeno: 'deck',
  class: 'class',
  trida: 'class',
  ability: 'ability',
  schopnost: 'ability',
};

const WIDEST = 300;
/** Tabs and returns are white space; every other control character is none of a text's. */
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

/** What is left of a line without its comment; the column stays right. */
const bare = (line: string): string => line.replace(/(^|\s)(?:#(?=\s|$)|\/\/).*$/, '').trimEnd();

const headingOf = (line: string): RegExpExecArray | null => /^(\s*)(\p{L}+)\s*:\s*(.*?)\s*$/u.exec(line);

function opened(head: Said, name: string, at: number): WrittenDeck {
  return { name: name === '' ? `deck ${at + 1}` : name, head, class: null, abilities: [], cards: [] };
}

/** One after the other; a heading `deck:` begins the next. */
export function readDeckText(list: FaultList, text: string): WrittenDeck[] {
  const decks: WrittenDeck[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    const said: Said = { text: line, path: 'text', line: at + 1, column: 1 };
    if (!isText(list, said)) return [];
    if (!readLine(list, decks, said)) return decks;
  }
  if (decks.length === 0) {
    const head: Said = { text: '', path: 'text', line: 1, column: 1 };
    tell(list, head, both('nic', 'nothing'), both('balíček', 'a deck'), 'deck.1');
  }
  return decks;
}

function isText(list: FaultList, { text, path, line = 1 }: Said): boolean {
  const at = text.search(NO_TEXT);
  if (at >= 0) {
    const found = describeValue(text.charCodeAt(at) === 0xfffd ? 0xfffd : text.charCodeAt(at));
    const code = both(`znak číslo ${found.cs}`, `character number ${found.en}`);
    tell(list, { text, path, line, column: at + 1 }, code, both('prostý text', 'plain text'), null);
    return false;
  }
  if (text.length <= WIDEST) return true;
  const found = both(`${text.length} znaků`, `${text.length} characters`);
  const expected = both(`řádek nejvýše o ${WIDEST} znacích`, `a line of at most ${WIDEST} characters`);
  tell(list, { text, path, line, column: WIDEST + 1 }, found, expected, null);
  return false;
}

/** Takes a line in; false when there is too much to go on. */
function readLine(list: FaultList, decks: WrittenDeck[], line: Said): boolean {
  const heading = headingOf(line.text);
  const word = heading === null ? undefined : HEADINGS[folded(heading[2])];
  if (heading !== null && word === 'deck') return openDeck(list, decks, line, heading[3]);
  const rest = bare(line.text);
  if (rest.trim() === '') return true;
  if (decks.length === 0) decks.push(opened(line, '', 0));
  const deck = decks[decks.length - 1];
  const words = word === undefined ? rest.trim() : (headingOf(rest)?.[3] ?? '');
  const said: Said = { ...line, path: deck.name, text: words, column: rest.lastIndexOf(words) + 1 };
  if (word === 'ability') deck.abilities.push(said);
  else if (word === 'class') readClass(list, deck, said);
  else deck.cards.push(said);
  if (deck.cards.length + deck.abilities.length <= DECK_LIMITS.rows) return true;
  const most = DECK_LIMITS.rows;
  const expected = both(`nejvýše ${most} řádků v balíčku`, `at most ${most} lines in a deck`);
  tell(list, said, both('další', 'one more'), expected, 'deck.1');
  return false;
}

function readClass(list: FaultList, deck: WrittenDeck, said: Said): void {
  if (deck.class === null) deck.class = said;
  else tell(list, said, describeValue(said.text), both('třída jen jednou', 'the class only once'), 'cards.2');
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
  const head: Said = given === '' ? line : { ...line, path: given };
  decks.push(opened(head, given, decks.length));
  return true;
}
