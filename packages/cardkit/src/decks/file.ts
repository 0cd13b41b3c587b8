/** Files of decks in whatever form they are read: text in, decks or the places of their faults out. */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
import { both, checked, locate, parseJson } from '@kolbiste/kernel/files';
import { tell } from './said.ts';

export const DECK_FILE_FORMAT = 'kolbiste-decks/1';
export const DECK_FILE_LIMITS = { characters: 1_048_576, decks: 200, copies: 99, name: 60 } as const;

/** How a game reads decks; W is a deck before anything in it was understood. */
export interface DeckForms<W, D> {
  /** The mark of its rulebook in faults. */
  readonly book: string;
  readonly json: (list: FaultList, json: unknown) => W[];
  readonly text: (list: FaultList, text: string) => W[];
  /** Forms beside JSON and plain text, and which texts are meant so. */
  readonly others?: readonly (readonly [is: (text: string) => boolean, read: (list: FaultList, text: string) => W[]])[];
  readonly understood: (list: FaultList, written: W) => D;
}

/** The decks of a file in any form; every fault has its line and column. */
export function readDecks<W, D>(forms: DeckForms<W, D>, text: string): Checked<D[]> {
  const list: FaultList = { book: forms.book, faults: [] };
  const { characters: most } = DECK_FILE_LIMITS;
  if (text.length > most) {
    const found = both(`${text.length} znaků`, `${text.length} characters`);
    const head = { text: '', path: '$', line: 1, column: 1 };
    tell(list, head, found, both(`nejvýše ${most} znaků`, `at most ${most} characters`), null);
    return { ok: false, faults: list.faults };
  }
  const made = (written: readonly W[]): Checked<D[]> =>
    checked(
      list,
      written.map((deck) => forms.understood(list, deck)),
    );
  const other = forms.others?.find(([is]) => is(text));
  if (other !== undefined) return made(other[1](list, text));
  if (!/^\ufeff?\s*[[{]/.test(text)) return made(forms.text(list, text));
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = made(forms.json(list, parsed.value));
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}
