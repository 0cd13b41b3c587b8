/** What is wrong with a deck, in words. */
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { DeckFault, Profile } from '../config.ts';
import type { NameSet } from './names.ts';
import { nameOf } from './names.ts';

type Words = (fault: Faulty, profile: Pick<Profile, 'copies' | 'deckSize' | 'sideboard'>) => Bilingual;

/** A fault, and the names that are shown. */
type Faulty = Pick<DeckFault, 'code' | 'card' | 'n'> & { readonly names: NameSet };

const named = ({ card, names }: Faulty): Bilingual => ({
  cs: nameOf(card, 'cs', names),
  en: nameOf(card, 'en', names),
});

const WORDS: Readonly<Record<DeckFault['code'], Words>> = {
  unknown: ({ card }) => both(`karta číslo ${card} není`, `there is no card of the number ${card}`),
  unscripted: (fault) =>
    both(`karta „${named(fault).cs}“ se zatím nehraje`, `the card “${named(fault).en}” is not played yet`),
  banned: (fault) =>
    both(`karta „${named(fault).cs}“ je podle domu zakázaná`, `the card “${named(fault).en}” is banned by the house`),
  restricted: (fault) =>
    both(
      `karta „${named(fault).cs}“ smí být v knihovně a sideboardu dohromady jednou, je tu ${fault.n}×`,
      `library and sideboard together may hold “${named(fault).en}” once, here it is ${fault.n}×`,
    ),
  copies: (fault, { copies }) =>
    both(
      `karta „${named(fault).cs}“ smí být v balíčku nejvýše ${copies}×, je tu ${fault.n}×`,
      `a deck may hold “${named(fault).en}” at most ${copies}×, here it is ${fault.n}×`,
    ),
  size: ({ n }, { deckSize }) =>
    both(`balíček má nejméně ${deckSize} karet, tady jich je ${n}`, `a deck has at least ${deckSize} cards, here ${n}`),
  sideboard: ({ n }, { sideboard }) =>
    both(
      `sideboard má právě ${sideboard} karet, tady jich je ${n}`,
      `a sideboard has exactly ${sideboard} cards, here ${n}`,
    ),
};

/** What helps. */
const REMEDIES: Readonly<Record<DeckFault['code'], Words>> = {
  unknown: () => both('Vyndejte ji', 'Take it out'),
  unscripted: () => both('Vyměňte ji za jinou', 'Take another one in its place'),
  banned: () => both('Vyndejte ji', 'Take it out'),
  restricted: ({ n }) => both(`Uberte ${n - 1}`, `Take out ${n - 1}`),
  copies: ({ n }, { copies }) => both(`Uberte ${n - copies}`, `Take out ${n - copies}`),
  size: ({ n }, { deckSize }) => both(`Přidejte ještě ${deckSize - n}`, `Add ${deckSize - n} more`),
  sideboard: ({ n }, { sideboard }) =>
    n > sideboard
      ? both(`Uberte ${n - sideboard}, nebo ho vyprázdněte`, `Take out ${n - sideboard}, or empty it`)
      : both(`Přidejte ještě ${sideboard - n}, nebo ho vyprázdněte`, `Add ${sideboard - n} more, or empty it`),
};

/** A fault of a deck under a profile, without its place. */
export const deckFaultWords = (fault: DeckFault, profile: Parameters<Words>[1], names: NameSet = 'real'): Bilingual =>
  WORDS[fault.code]({ ...fault, names }, profile);

/** A fault and what helps, as sentences of their own. */
export function deckRefusalWords(fault: DeckFault, profile: Parameters<Words>[1], names: NameSet): Bilingual {
  const faulty = { ...fault, names };
  const [what, help] = [WORDS[fault.code](faulty, profile), REMEDIES[fault.code](faulty, profile)];
  const said = (lang: keyof Bilingual): string =>
    `${what[lang].charAt(0).toUpperCase()}${what[lang].slice(1)}. ${help[lang]}.`;
  return { cs: said('cs'), en: said('en') };
}
