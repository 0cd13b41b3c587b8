/** What somebody wrote in a deck, with its place; every fault is told where its words stand. */
import type { Bilingual, FaultList } from '@kolbiste/kernel/files';
import { addFault, both, checkText, describeValue, MAX_FAULTS } from '@kolbiste/kernel/files';

/** Words with their place: a path, and in plain text the line and the column. */
export interface Said {
  text: string;
  path: string;
  line?: number;
  column?: number;
}

/** Adds a fault at the place of the words. */
export function tell(list: FaultList, said: Said, found: Bilingual, expected: Bilingual, rule: string | null): void {
  const before = list.faults.length;
  addFault(list, said.path, found, expected, rule);
  if (said.line === undefined || list.faults.length === before) return;
  const fault = list.faults[before];
  fault.line = said.line;
  fault.column = said.column ?? 1;
}

/** A fault of the rules of decks: what is wrong with the whole of it, said at the words that it is about. */
export interface DeckFault {
  readonly said: Said;
  readonly message: Bilingual;
  /** Paragraphs, the first of them the fault's. */
  readonly rules: readonly string[];
  /** Stands behind the message. */
  readonly behind?: string;
  /** Faults with the same mark are one. */
  readonly mark: string;
}

/** Tells faults of the rules of decks, each once for the same words. */
export function tellOfDeck(list: FaultList, faults: Iterable<DeckFault>): void {
  const told = new Set<string>();
  for (const { said, message, rules, behind = '', mark } of faults) {
    if (told.has(mark)) continue;
    told.add(mark);
    const before = list.faults.length;
    tell(list, said, describeValue(said.text), message, rules[0]);
    if (list.faults.length === before || before >= MAX_FAULTS) continue;
    const keys = rules.map((key) => `${list.book} ${key}`).join(', ');
    const sentence = (lang: 'cs' | 'en'): string => `${said.path}: ${message[lang]}${behind} [${keys}]`;
    list.faults[before].message = both(sentence('cs'), sentence('en'));
  }
}

/** ' (snad „X“?)' behind what is expected, where a name is near. */
export const perhaps = (near: string | undefined): Bilingual =>
  near === undefined ? both('', '') : both(` (snad „${near}“?)`, ` (perhaps “${near}”?)`);

/** What is expected where a card has no number of copies that may be. */
export const tooManyCopies = (most: number): Bilingual => both(`počet od 1 do ${most}`, `a number from 1 to ${most}`);

/** What is written for a card in a file: its number, or words as in plain text; '' (and a fault) for anything else. */
export function cardWords(list: FaultList, json: unknown, path: string): string {
  if (typeof json === 'number' && Number.isInteger(json) && json > 0 && json < 1000) return `#${json}`;
  if (typeof json === 'string') return checkText(list, json, path, 200, null).trim();
  addFault(list, path, describeValue(json), both('text, nebo číslo karty', 'a text, or the number of a card'), null);
  return '';
}

/** Copies of a card together, in the order in which they first come. */
export function copiesOf(cards: readonly number[]): [id: number, count: number][] {
  const counts = new Map<number, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
