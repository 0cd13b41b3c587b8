/** Decks as plain text, line by line. */
import type { FaultList } from '@kolbiste/kernel/files';
import { both, checkText } from '@kolbiste/kernel/files';
import { DECK_FILE_LIMITS } from './file.ts';
import type { Said } from './said.ts';
import { tell } from './said.ts';

const WIDEST = 300;
/** Tabs and returns are white space; every other control character is none of a text's. */
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

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

/**
 * Decks one after the other; none where a line is no text.
 * @param readLine takes a line in; false when there is too much to go on
 * @param rule the paragraph that wants a deck
 */
export function readDeckLines<D>(
  list: FaultList,
  text: string,
  rule: string,
  readLine: (decks: D[], line: Said, next: string | undefined) => boolean,
): D[] {
  const decks: D[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    const said: Said = { text: line, path: 'text', line: at + 1, column: 1 };
    if (!isText(list, said)) return [];
    if (!readLine(decks, said, lines[at + 1])) return decks;
  }
  if (decks.length === 0) {
    const head: Said = { text: '', path: 'text', line: 1, column: 1 };
    tell(list, head, both('nic', 'nothing'), both('balíček', 'a deck'), rule);
  }
  return decks;
}

/**
 * Begins the next deck; false when there are too many.
 * @param open the deck of a name, '' where it was given none that may be
 */
export function startDeck<D>(
  list: FaultList,
  decks: D[],
  line: Said,
  name: string,
  open: (given: string, at: number) => D,
): boolean {
  const { decks: most, name: longest } = DECK_FILE_LIMITS;
  if (decks.length >= most) {
    tell(list, line, both('další', 'one more'), both(`nejvýše ${most} balíčků`, `at most ${most} decks`), null);
    return false;
  }
  const before = list.faults.length;
  const given = checkText(list, name, 'deck', longest, null);
  if (list.faults.length > before) Object.assign(list.faults[before], { line: line.line, column: line.column });
  decks.push(open(given, decks.length));
  return true;
}
