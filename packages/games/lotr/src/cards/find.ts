/** Finds the card that somebody means: by its name in any set and language, by #number, or by a code of the core set. */
import { folded, nearest } from '@kolbiste/kernel/files';
import { cardOf, cards, ownCards } from './all.ts';
import { isPlayerCard } from './fit.ts';
import type { Lang, NameSet } from './names.ts';
import { LANGS, NAME_SETS, nameOf } from './names.ts';
import type { Card } from './types.ts';
import { setWord } from './words.ts';

/** Everything a card is called, folded, with its number: no two cards share a name. */
const called = new Map<string, number>();
/** The folded names of cards with one spelling of each. */
const spellings = new Map<string, string>();

for (const card of cards)
  for (const set of NAME_SETS)
    for (const lang of LANGS) {
      const name = nameOf(card.id, lang, set);
      const key = folded(name);
      called.set(key, card.id);
      if (!spellings.has(key)) spellings.set(key, name);
    }
const known = [...spellings.keys()];

const CORE = new Set([
  'core',
  'revised core set',
  ...NAME_SETS.flatMap((set) => LANGS.map((lang) => folded(setWord('core', lang, set)))),
]);

/** The words without the name of the core set in brackets behind them; other brackets stay. */
function withoutSet(text: string): string {
  const match = /^(.*\S)\s*\(([^()]*)\)$/.exec(text);
  return match !== null && CORE.has(folded(match[2])) ? match[1] : text;
}

/** The number of the card that is called so, 0 where none is. A number or code need not be a card's. */
export function cardCalled(text: string): number {
  const words = text.trim();
  const number = /^#(\d{1,3})$/.exec(words) ?? /^01(\d{3})$/.exec(words);
  if (number !== null) return Number(number[1]);
  const key = folded(withoutSet(words));
  return (
    called.get(key) ?? ownCards().find(({ name }) => LANGS.some((lang) => folded(name?.[lang] ?? '') === key))?.id ?? 0
  );
}

/** The name that was probably meant, among cards that may stand there; undefined where none is near. */
export function nearestCard(text: string, fits: (card: Card) => boolean = isPlayerCard): string | undefined {
  const among = known.filter((key) => {
    const card = cardOf(called.get(key) ?? 0);
    return card !== undefined && fits(card);
  });
  const near = nearest(folded(withoutSet(text.trim())), among);
  return near === undefined ? undefined : spellings.get(near);
}

/** A card with its set in brackets, as lists of decks write it. */
export const listedName = (id: number, lang: Lang, names: NameSet): string =>
  `${nameOf(id, lang, names)} (${setWord('core', lang, names)})`;

/** The code of a card of the core set in public collections: 01013. */
export const codeOf = (id: number): string => `01${String(id).padStart(3, '0')}`;
