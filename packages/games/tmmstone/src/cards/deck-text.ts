/** Decks as plain text: one card a line, headings with a colon, comments after # and a space or after //. */
import type { Said } from '@kolbiste/cardkit/decks';
import { readDeckLines, startDeck, tell } from '@kolbiste/cardkit/decks';
import type { FaultList } from '@kolbiste/kernel/files';
import { both, describeValue, folded } from '@kolbiste/kernel/files';
import type { WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS } from './deck-rows.ts';

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

/** What is left of a line without its comment; the column stays right. */
const bare = (line: string): string => line.replace(/(^|\s)(?:#(?=\s|$)|\/\/).*$/, '').trimEnd();

const headingOf = (line: string): RegExpExecArray | null => /^(\s*)(\p{L}+)\s*:\s*(.*?)\s*$/u.exec(line);

function opened(head: Said, name: string, at: number): WrittenDeck {
  return { name: name === '' ? `deck ${at + 1}` : name, head, class: null, abilities: [], cards: [] };
}

/** One after the other; a heading `deck:` begins the next. */
export const readDeckText = (list: FaultList, text: string): WrittenDeck[] =>
  readDeckLines<WrittenDeck>(list, text, 'deck.1', (decks, line) => readLine(list, decks, line));

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

const openDeck = (list: FaultList, decks: WrittenDeck[], line: Said, name: string): boolean =>
  startDeck(list, decks, line, name, (given, at) => opened(given === '' ? line : { ...line, path: given }, given, at));
