/** Faults of decks in words. */

import { PLAYERS } from '@kolbiste/cardkit/words';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { DeckFault } from './deck-check.ts';
import type { NameSet } from './names.ts';
import { nameOf } from './names.ts';

const few = (n: number): boolean => n >= 2 && n <= 4;
const czech = (n: number, one: string, some: string, many: string): string =>
  `${n} ${n === 1 ? one : few(n) ? some : many}`;
const english = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const titled = (card: number, names: NameSet): Bilingual => {
  const title = (lang: 'cs' | 'en'): string => nameOf(card, lang, names) || `#${card}`;
  return both(`„${title('cs')}“`, `“${title('en')}”`);
};

/** What is wrong and what would be right, without the paragraph. */
export function deckFaultWords(fault: DeckFault, names: NameSet): Bilingual {
  if (fault.code === 'size') {
    const { count, least } = fault;
    return both(
      `v balíčku ${few(count) ? 'jsou' : 'je'} ${czech(count, 'karta', 'karty', 'karet')}, má jich být aspoň ${least}`,
      `the deck holds ${english(count, 'card')}, at least ${least} are wanted`,
    );
  }
  if (fault.code === 'heroes') {
    const { count, least, most } = fault;
    return both(
      `${few(count) ? 'vedou' : 'vede'} ho ${czech(count, 'hrdina', 'hrdinové', 'hrdinů')}, má to být ${least} až ${most}`,
      `it is led by ${english(count, 'hero', 'heroes')}, ${least} to ${most} are wanted`,
    );
  }
  const { cs, en } = titled(fault.card, names);
  if (fault.code === 'copies') {
    const { count, most } = fault;
    return both(
      `${czech(count, 'kopie', 'kopie', 'kopií')} karty ${cs}, smí být nejvýš ${most}`,
      `${english(count, 'copy', 'copies')} of ${en}, ${most} are allowed`,
    );
  }
  if (fault.code === 'sameHero')
    return both(
      `hrdinu ${cs} už vede ${PLAYERS.cs[fault.other]}`,
      `${PLAYERS.en[fault.other]} leads the hero ${en} already`,
    );
  const { card } = fault;
  if (fault.code === 'unknown') return both(`karta č. ${card} není`, `there is no card ${card}`);
  if (fault.code === 'notHero') return both(`${cs} není hrdina`, `${en} is no hero`);
  if (fault.code === 'heroTwice') return both(`hrdina ${cs} je v balíčku dvakrát`, `the hero ${en} is there twice`);
  return both(
    `${cs} do balíčku nepatří: jsou v něm jen spojenci, doplňky a události`,
    `${en} does not belong into a deck: it holds allies, attachments and events only`,
  );
}
