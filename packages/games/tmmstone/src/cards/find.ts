/** Finds the card that somebody means: by either name in either language, by its key, or by #number. */
import { folded, nearest } from '@kolbiste/kernel/files';
import { cards } from './all.ts';
import type { Lang, NameSet } from './names.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';

/** Everything a card is called, folded, with the cards that are called so. */
const called = new Map<string, Set<number>>();
/** The folded names with one spelling of each. */
const spellings = new Map<string, string>();

function call(name: string, id: number): void {
  const key = folded(name);
  const bearers = called.get(key);
  if (bearers === undefined) called.set(key, new Set([id]));
  else bearers.add(id);
  if (!spellings.has(key)) spellings.set(key, name);
}

for (const { id, key } of cards) {
  call(key, id);
  for (const set of NAME_SETS) for (const lang of LANGS) call(nameOf(id, lang, set), id);
}
const known = [...called.keys()];

/** The numbers of the cards that are called so; most often one, none where no card is. A number need not be a card's. */
export function cardsCalled(text: string): number[] {
  const number = /^#(\d{1,3})$/.exec(text.trim());
  if (number !== null) return [Number(number[1])];
  return [...(called.get(folded(text)) ?? [])];
}

/** The name that was probably meant; undefined where none is near. */
export function nearestCard(text: string): string | undefined {
  const near = nearest(folded(text), known);
  return near === undefined ? undefined : spellings.get(near);
}

/** A name by which the card is found again: its own, or its key where another card bears that name too. */
export function findableName(id: number, lang: Lang, names: NameSet): string {
  const name = nameOf(id, lang, names);
  return cardsCalled(name).length === 1 ? name : (cards.find((card) => card.id === id)?.key ?? `#${id}`);
}
