/** Files of cards in a game's vocabulary: {"format": "kolbiste-cards/1", "game", "cards"}, or the list alone. */
import type { Bilingual, Checked, Fault } from '@kolbiste/kernel/files';
import {
  addFault,
  checked,
  checkList,
  checkObject,
  checkWord,
  describeValue,
  locate,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import type { Reading, Rule } from '@kolbiste/kernel/grammar';

const FORMAT = 'kolbiste-cards/1';

/** A place inside a card such as `.effects[0].do`, what is expected there, what is there where its value says too little, and by which paragraph. */
export type Misfit = readonly [place: string, expected: Bilingual, found?: Bilingual | undefined, rule?: string];

/** What the files of a game are like. */
export interface CardFile<C> {
  /** The mark of its rulebook in faults. */
  readonly book: string;
  readonly game: string;
  /** At most so many cards. */
  readonly most: number;
  /** Reads one card, and tells its faults. */
  readonly card: (c: Reading, json: unknown, path: string) => C;
  /** Members whose values no two cards share, and how that is said. */
  readonly once: { readonly members: readonly (keyof C & string)[]; readonly expected: Bilingual };
  /** Tells what is wrong with sound cards beside each other. */
  readonly among?: (c: Reading, cards: readonly C[], path: string) => void;
}

/** What stands at a place such as `.effects[0].do`. */
const valueAt = (json: unknown, place: string): unknown =>
  place
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null ? own(part as Record<string, unknown>, step) : undefined,
      json,
    );

/**
 * A card by its grammar; one whose words are all sound is then asked what it says where nobody would hear it.
 * @param misfits everything of the kind, by places inside the card
 */
export const readCard =
  <C>(grammar: Rule, misfits: (card: C) => Iterable<Misfit>) =>
  (c: Reading, json: unknown, path: string): C => {
    const before = c.faults.length;
    grammar(c, json, path);
    const card = json as C;
    if (c.faults.length > before) return card;
    for (const [place, expected, found, rule = null] of misfits(card))
      addFault(c, `${path}${place}`, found ?? describeValue(valueAt(json, place)), expected, rule);
    return card;
  };

/** A number or a word that an earlier card bears already. */
function tellDoubles<C>(c: Reading, { once }: CardFile<C>, cards: readonly C[], path: string): void {
  for (const member of once.members) {
    const seen = new Set<unknown>();
    cards.forEach((card, at) => {
      const value = card[member];
      if (seen.has(value)) addFault(c, `${path}[${at}].${member}`, describeValue(value), once.expected, null);
      seen.add(value);
    });
  }
}

const idOf = (json: unknown): number[] => {
  const id = typeof json === 'object' && json !== null ? own(json as Record<string, unknown>, 'id') : undefined;
  return typeof id === 'number' ? [id] : [];
};

/**
 * The cards of a parsed file; a fault has its path.
 * @param known numbers of cards outside the file that its cards may name
 */
export function checkCardFile<C>(form: CardFile<C>, json: unknown, known: Iterable<number>): Checked<C[]> {
  const numbers = new Set(known);
  const c = { book: form.book, faults: [] as Fault[], known: numbers, depth: 0 };
  const bare = Array.isArray(json);
  const file: Record<string, unknown> = bare
    ? { cards: json }
    : (checkObject(c, json, '$', ['format', 'game', 'cards']) ?? {});
  if (!bare) {
    checkWord(c, own(file, 'format'), '$.format', [FORMAT], null);
    checkWord(c, own(file, 'game'), '$.game', [form.game], null);
  }
  const path = listPath(json);
  const rows = checkList(c, own(file, 'cards'), path, 1, form.most, null);
  for (const id of rows.flatMap(idOf)) numbers.add(id);
  const cards = rows.map((row, at) => form.card(c, row, `${path}[${at}]`));
  if (c.faults.length === 0) tellDoubles(c, form, cards, path);
  if (c.faults.length === 0) form.among?.(c, cards, path);
  return checked(c, cards);
}

/** Where the list of cards stands in a file. */
export const listPath = (json: unknown): string => (Array.isArray(json) ? '$' : '$.cards');

/** The same for a file's text; a fault has its path, line and column. */
export function readText<T>(text: string, check: (json: unknown) => Checked<T>): Checked<T> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = check(parsed.value);
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}
