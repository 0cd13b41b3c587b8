/** The rules of decks: everything that is wrong with one, as data with the paragraphs; deck-words.ts puts it in words. */

import { copiesOf } from '@kolbiste/cardkit/decks';
import { COPIES, DECK } from '../vocabulary.ts';
import { cardOf } from './all.ts';
import type { DeckList } from './deck-list.ts';
import { starters } from './decks.ts';
import type { CardType } from './types.ts';

const MAX_HEROES = 3;

export type DeckFault = {
  /** Where: '.cards[3]', '.heroes', at a table '[1].heroes[0]'. */
  path: string;
  rules: readonly string[];
} & (
  | { code: 'unknown' | 'notInDeck' | 'notHero' | 'heroTwice'; card: number }
  | { code: 'copies'; card: number; count: number; most: number }
  | { code: 'size'; count: number; least: number }
  | { code: 'heroes'; count: number; least: number; most: number }
  | { code: 'sameHero'; card: number; seat: number; other: number }
);

const IN_DECK: readonly CardType[] = ['ally', 'attachment', 'event'];

const sorted = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();

/** Whether a deck is one of the four that may be smaller, whatever the order of its cards [LOTR S.12]. */
export const isLearningDeck = ({ heroes, cards }: DeckList): boolean =>
  starters.some(({ list }) => sorted(list.heroes) === sorted(heroes) && sorted(list.cards) === sorted(cards));

function* heroFaults({ heroes }: DeckList): Generator<DeckFault> {
  const count = heroes.length;
  if (count < 1 || count > MAX_HEROES)
    yield { path: '.heroes', rules: ['S.3'], code: 'heroes', count, least: 1, most: MAX_HEROES };
  for (const [at, card] of heroes.entries()) {
    const path = `.heroes[${at}]`;
    const known = cardOf(card);
    if (known === undefined) yield { path, rules: ['S.10'], code: 'unknown', card };
    else if (known.type !== 'hero') yield { path, rules: ['S.3', 'S.10'], code: 'notHero', card };
    else if (heroes.indexOf(card) < at) yield { path, rules: ['S.3'], code: 'heroTwice', card };
  }
}

function* cardFaults({ cards }: DeckList): Generator<DeckFault> {
  const all = new Map(copiesOf(cards));
  const seen = new Map<number, number>();
  for (const [at, card] of cards.entries()) {
    const path = `.cards[${at}]`;
    const known = cardOf(card);
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    if (known === undefined) yield { path, rules: ['S.10'], code: 'unknown', card };
    else if (!IN_DECK.includes(known.type)) yield { path, rules: ['S.10'], code: 'notInDeck', card };
    else if (copy === COPIES + 1)
      yield { path, rules: ['S.3'], code: 'copies', card, count: all.get(card) ?? 0, most: COPIES };
  }
}

/** Everything that is wrong with a deck; empty = legal. */
export function deckFaults(list: DeckList): DeckFault[] {
  const faults = [...heroFaults(list), ...cardFaults(list)];
  const count = list.cards.length;
  if (count < DECK && !isLearningDeck(list))
    faults.push({ path: '.cards', rules: ['S.3', 'S.12'], code: 'size', count, least: DECK });
  return faults;
}

/** What is wrong with decks that sit at one table together, each being legal by itself [LOTR S.11]. */
export function tableFaults(lists: readonly DeckList[]): DeckFault[] {
  const first = new Map<number, number>();
  const faults: DeckFault[] = [];
  for (const [seat, { heroes }] of lists.entries())
    for (const [at, card] of heroes.entries()) {
      const other = first.get(card);
      if (other === undefined) first.set(card, seat);
      else if (other !== seat)
        faults.push({ path: `[${seat}].heroes[${at}]`, rules: ['S.11'], code: 'sameHero', card, seat, other });
    }
  return faults;
}
