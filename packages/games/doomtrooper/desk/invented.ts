/** Texts that speak of cards, put into invented names. */
import { inventor, keyFrom } from '@kolbiste/cardkit/invented';
import type { NameSet } from '@kolbiste/gamekit/desk';
import { cards } from '../src/cards/all.ts';
import { nameOf } from '../src/cards/names.ts';
import book from '../src/cards/words.names.json' with { type: 'json' };
import { cardKey } from '../src/names.ts';

/** The key of a card, under invented names one made of its invented name. */
export const keyOf = (id: number, names: NameSet): string =>
  (names === 'real' ? cardKey(id) : keyFrom(nameOf(id, 'en', names))) || `card-${id}`;

type Forms = Readonly<Record<string, string>>;

/** Every form of a word of the tale, real and invented; the cases of a noun stand side by side. */
const formsOf = ({ real, neutral }: { readonly real: Forms; readonly neutral: Forms }): [string, string][] =>
  Object.keys(real).flatMap((form): [string, string][] => {
    const [from, to] = [real[form], neutral[form]];
    if (from === undefined || to === undefined || from === to) return [];
    const [many, others] = [from.split(' '), to.split(' ')];
    // Of one word the cases of it: as many here as there.
    return form !== 'en' && many.length > 2 && many.length === others.length
      ? many.map((each, at) => [each, others[at]])
      : [[from, to]];
  });

export const invented = inventor([
  ...cards.flatMap(({ id }): [string, string][] => [
    [keyOf(id, 'real'), keyOf(id, 'neutral')],
    ...(['cs', 'en'] as const).map((lang): [string, string] => [nameOf(id, lang, 'real'), nameOf(id, lang, 'neutral')]),
  ]),
  ...Object.values(book as unknown as Record<string, Record<string, { real: Forms; neutral: Forms }>>)
    .flatMap((kind) => Object.values(kind))
    .flatMap(formsOf),
]);
