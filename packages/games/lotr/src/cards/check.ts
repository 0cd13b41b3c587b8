/**
 * Checks cards in the game's vocabulary: {"format": "kolbiste-cards/1", "game": "lotr", "cards": [...]}, or the list
 * alone; docs/lotr-cards.md.
 */
import type { CardFile, Misfit } from '@kolbiste/cardkit';
import { checkCardFile, readCard, readText } from '@kolbiste/cardkit';
import type { Checked } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { Rule } from '@kolbiste/kernel/grammar';
import { bilingualName, fields, int, listOf, word, yes } from '@kolbiste/kernel/grammar';
import { SEEN } from '../vocabulary.ts';
import { unfit } from './fit.ts';
import { abilities } from './grammar/abilities.ts';
import { FIGURE, filter, keyword, sphere, trait, type } from './parts.ts';
import type { Card } from './types.ts';
import { SETS } from './types.ts';

export const CARD_LIMITS = { cards: 500, number: SEEN - 1 } as const;

const figure = int(0, FIGURE);
const life = int(1, FIGURE);
const costOf: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['X'])(c, value, path) : figure(c, value, path);

const grammar = fields(
  { id: int(1, CARD_LIMITS.number), type: type.rule, set: word(SETS), copies: life },
  {
    name: bilingualName,
    sphere: sphere.rule,
    unique: yes,
    cost: costOf,
    payers: int(2, 3),
    threatCost: figure,
    willpower: figure,
    attack: figure,
    defense: figure,
    hitPoints: life,
    threat: figure,
    engagement: figure,
    questPoints: figure,
    victory: figure,
    stage: int(1, 9),
    traits: listOf(trait.rule, 1, 6),
    keywords: listOf(keyword.rule, 1, 5),
    doomed: life,
    easy: figure,
    attach: filter.rule,
    abilities,
  },
);

function* misfits(card: Card): Generator<Misfit> {
  for (const [place, expected] of unfit(card)) yield [`.${place}`, expected];
}

const FILE: CardFile<Card> = {
  book: 'LOTR',
  game: 'lotr',
  most: CARD_LIMITS.cards,
  card: readCard(grammar, misfits),
  once: { members: ['id'], expected: both('každé číslo jen jednou', 'each number only once') },
};

/**
 * The cards of a parsed file; a fault has its path.
 * @param known numbers of cards outside the file that its cards may name
 */
export const checkCards = (json: unknown, known: readonly number[] = []): Checked<Card[]> =>
  checkCardFile(FILE, json, known);

/** The cards of a file's text; a fault has its path, line and column. */
export const readCards = (text: string, known: readonly number[] = []): Checked<Card[]> =>
  readText(text, (json) => checkCards(json, known));
