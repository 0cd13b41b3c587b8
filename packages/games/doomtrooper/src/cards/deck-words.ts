/** What is wrong with a deck, in words. */
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { DeckFault, Profile } from '../config.ts';
import { nameOf } from './names.ts';

type Words = (fault: DeckFault, profile: Profile) => Bilingual;

const named = ({ card }: DeckFault): { cs: string; en: string } => ({
  cs: nameOf(card, 'cs', 'real'),
  en: nameOf(card, 'en', 'real'),
});

const WORDS: Readonly<Record<DeckFault['code'], Words>> = {
  unknown: ({ card }) => both(`karta číslo ${card} není`, `there is no card of the number ${card}`),
  unscripted: (fault) =>
    both(`karta „${named(fault).cs}“ se zatím nehraje`, `the card “${named(fault).en}” is not played yet`),
  banned: (fault) =>
    both(`karta „${named(fault).cs}“ je podle domu zakázaná`, `the card “${named(fault).en}” is banned by the house`),
  restricted: (fault) =>
    both(
      `karta „${named(fault).cs}“ smí být v balíčku jednou, je tu ${fault.n}×`,
      `a deck may hold “${named(fault).en}” once, here it is ${fault.n}×`,
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
      `rezerva má právě ${sideboard} karet, tady jich je ${n}`,
      `a sideboard has exactly ${sideboard} cards, here ${n}`,
    ),
};

/** A fault of a deck under a profile, without its place. */
export const deckFaultWords: Words = (fault, profile) => WORDS[fault.code](fault, profile);
