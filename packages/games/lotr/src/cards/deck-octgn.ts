/**
 * Decks as OCTGN keeps them (.o8d): `<deck><section name="Hero"><card qty="1" id="...">Aragorn</card></section></deck>`.
 * Just this much of XML is read: no declarations but the first line, no entities but the five of XML and numbers, and text
 * between `<![CDATA[` and `]]>`, as public collections write their notes. The section `Sideboard` lies beside the deck.
 */
import type { Said } from '@kolbiste/cardkit/decks';
import { tell } from '@kolbiste/cardkit/decks';
import type { FaultList } from '@kolbiste/kernel/files';
import { both, describeValue } from '@kolbiste/kernel/files';
import type { WrittenDeck } from './deck-rows.ts';
import { DECK_LIMITS } from './deck-rows.ts';

/** A tag, a comment, text as it stands, the first line, or text up to the next of them. */
const PIECE = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?xml[^]*?\?>|<[^<>]*>|[^<]+|</g;
const AS_IT_STANDS = /^<!\[CDATA\[([^]*)\]\]>$/;
const TAG = /^<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether a text is meant as such a file. */
export const isOctgn = (text: string): boolean => /^\ufeff?\s*<(?:\?xml|!--|!DOCTYPE|deck\b)/i.test(text);

/** Text as it was meant; an entity that is none of XML's stays as it is written. */
function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

interface Place {
  line: number;
  column: number;
}

function* pieces(text: string): Generator<{ piece: string; place: Place }> {
  const place = { line: 1, column: 1 };
  for (const [piece] of text.replace(/^\ufeff/, '').matchAll(PIECE)) {
    yield { piece, place: { ...place } };
    const lines = piece.split(/\r\n|\n|\r/);
    place.line += lines.length - 1;
    place.column = lines.length > 1 ? (lines.at(-1) as string).length + 1 : place.column + piece.length;
  }
}

interface Reader {
  readonly list: FaultList;
  readonly deck: WrittenDeck;
  /** The elements that are open, the innermost last. */
  readonly open: string[];
  /** Notes and the like: nothing in it is a card. */
  card: { said: Said; count: number; text: string } | undefined;
  /** The cards of this section are not in the deck. */
  beside: boolean;
}

/** The section of cards that lie beside the deck. */
const BESIDE = 'sideboard';

/** What may stand in what. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  '': ['deck'],
  deck: ['section', 'notes', 'sleeve'],
  section: ['card'],
};

const attribute = (text: string, name: string): string | undefined => {
  for (const [, key, double, single] of text.matchAll(ATTRIBUTE))
    if (key === name) return plain(double ?? single ?? '');
  return undefined;
};

function begins({ list, deck, open }: Reader, said: Said, name: string): boolean {
  if (deck.rows.length >= DECK_LIMITS.rows) {
    const most = DECK_LIMITS.rows;
    tell(list, said, describeValue(name), both(`nejvýše ${most} karet`, `at most ${most} cards`), null);
    return false;
  }
  const allowed = INSIDE[open.at(-1) ?? ''] ?? [];
  if (allowed.includes(name)) return true;
  const words = allowed.map((each) => `<${each}>`).join(', ') || '</>';
  tell(list, said, describeValue(`<${name}>`), both(words, words), null);
  return false;
}

/** The card ends: its name stood inside, how many of it in `qty`. */
function endCard(reader: Reader): void {
  const { card, deck } = reader;
  if (card === undefined) return;
  const text = plain(card.text).replace(/\s+/g, ' ').trim();
  if (!reader.beside) deck.rows.push({ said: { ...card.said, text, path: deck.name }, card: text, count: card.count });
  reader.card = undefined;
}

/** Takes in a tag; false when nothing can be made of the rest. */
function takeTag(reader: Reader, piece: string, said: Said): boolean {
  const { list, open } = reader;
  const [, closing, name = '', attributes = '', alone] = TAG.exec(piece) ?? [];
  if (name === '' || (closing === '/' && open.at(-1) !== name)) {
    const expected = open.length === 0 ? '<deck>' : `</${open.at(-1)}>`;
    tell(list, said, describeValue(piece.slice(0, 60)), both(expected, expected), null);
    return false;
  }
  if (closing === '/') {
    if (name === 'card') endCard(reader);
    open.pop();
    return true;
  }
  if (!begins(reader, said, name)) return false;
  if (name === 'section') reader.beside = attribute(attributes, 'name')?.toLowerCase() === BESIDE;
  if (name === 'card') reader.card = { said, count: Number(attribute(attributes, 'qty') ?? 1), text: '' };
  if (alone !== '/') open.push(name);
  else endCard(reader);
  return true;
}

/** The one deck of a file; its name is not in it. */
export function readOctgn(list: FaultList, text: string): WrittenDeck[] {
  const head: Said = { text: '', path: 'deck 1', line: 1, column: 1 };
  const deck: WrittenDeck = { name: 'deck 1', head, heroes: [], rows: [] };
  const reader: Reader = { list, deck, open: [], card: undefined, beside: false };
  for (const { piece, place } of pieces(text)) {
    if (piece.startsWith('<!--') || piece.startsWith('<?xml')) continue;
    const said: Said = { text: piece.slice(0, 60), path: deck.name, ...place };
    const text = AS_IT_STANDS.exec(piece)?.[1].replaceAll('&', '&amp;') ?? piece;
    if (text.startsWith('<') && text === piece) {
      if (!takeTag(reader, piece, said)) return [{ ...deck, broken: true }];
    } else if (reader.card !== undefined) reader.card.text += text;
    else if (text.trim() !== '' && reader.open.at(-1) !== 'notes') {
      tell(list, said, describeValue(said.text), both('<card>', '<card>'), null);
      return [{ ...deck, broken: true }];
    }
  }
  if (reader.open.length > 0 || deck.rows.length === 0) {
    const expected = reader.open.length > 0 ? `</${reader.open.at(-1)}>` : '<card>';
    tell(list, head, both('konec souboru', 'the end of the file'), both(expected, expected), null);
    return [{ ...deck, broken: true }];
  }
  return [deck];
}
