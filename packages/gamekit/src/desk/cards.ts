/** What the lists of cards and the checks of files of every game share: filters, faults, what a sound file holds. */
import type { Checked, Fault } from '@kolbiste/kernel/files';
import { folded } from '@kolbiste/kernel/files';
import type { CardCheck, CardFault, CardFilter, CardRow } from './desk.ts';
import { UserError } from './errors.ts';
import type { Bilingual, Lang } from './language.ts';
import { counted } from './language.ts';

/** A text in both languages, made by one function of the language. */
export const inBoth = (text: (lang: Lang) => string): Bilingual => ({ cs: text('cs'), en: text('en') });

/** Cards of which a field is the word that was asked for. */
export const wordFilter = (
  name: string,
  says: Bilingual,
  words: readonly string[],
  admits: CardFilter['admits'] = (card, wanted) => card[name] === wanted,
): CardFilter => ({ name, says, words, admits });

export const kindFilter = (words: readonly string[]): CardFilter =>
  wordFilter('kind', { cs: 'druh karty', en: 'kind of the card' }, words);

/** The words of a field that holds a list. */
export const listed = (card: CardRow, field: string): readonly string[] => (card[field] ?? []) as readonly string[];

/** Cards among whose words of a field is the one that was asked for. */
export const listFilter = (name: string, field: string, says: Bilingual, words?: readonly string[]): CardFilter => ({
  name,
  says,
  ...(words === undefined ? {} : { words }),
  admits: (card, wanted) => listed(card, field).includes(wanted),
});

export const costFilter = (says: Bilingual = { cs: 'cena', en: 'cost' }): CardFilter => ({
  name: 'cost',
  says,
  admits: (card, wanted) => String(card['cost']) === wanted.trim(),
});

/** Cards whose name or text has the words anywhere, whatever the case and the diacritics. */
export const textFilter: CardFilter = {
  name: 'text',
  says: { cs: 'část jména nebo textu', en: 'part of the name or the text' },
  admits: (card, wanted) =>
    [card.name, card.text].some((words) => [words.cs, words.en].some((each) => folded(each).includes(folded(wanted)))),
};

const faultOf = ({ path, line, column, message }: Fault): CardFault => ({ path, line, column, message });

/** What a sound file holds. */
interface Held {
  /** How many cards, or what else in words. */
  readonly holds: number | Bilingual;
  readonly decks?: readonly string[];
  readonly notes?: readonly CardFault[];
}

/** What is told of a file that was read: its faults, or what it holds. */
export function checkOf<T>(read: Checked<T>, held: (value: T) => Held): CardCheck {
  if (!read.ok) return { faults: read.faults.map(faultOf), notes: [], holds: { cs: '', en: '' }, decks: [] };
  const { holds, decks = [], notes = [] } = held(read.value);
  const said = typeof holds === 'number' ? inBoth((lang) => counted(lang, holds, 'card')) : holds;
  return { faults: [], notes, holds: said, decks };
}

/** What a file says. @throws UserError with all faults */
export function soundOf<T>(read: Checked<T>, file: string): T {
  if (read.ok) return read.value;
  throw new UserError(
    read.faults.map(({ line, column, message }) => `${file}:${line ?? 1}:${column ?? 1}: ${message.en}`).join('\n'),
  );
}
