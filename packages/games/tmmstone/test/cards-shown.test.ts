/**
 * Every card with a text stands in a scenario that shows it: each word, each static text, each condition, instruction and
 * figure of each card is taken away or changed in turn, and a scenario that names the card must notice.
 */
import { fileURLToPath } from 'node:url';
import type { ChangeRules, Instead, Path } from '@kolbiste/testkit';
import { cardChanges, describeCardsShown, numberMore } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { checkCards } from '../src/cards/check.ts';
import { compileCards } from '../src/cards/compile.ts';
import { pool } from '../src/cards/pool.ts';
import type { Card } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { examples } from '../src/scenario-cards.ts';

/** Members whose number is the number of a card and no figure of the text. */
const CARD_NUMBERS = new Set([
  'card',
  'summon',
  'give',
  'into',
  'shuffleCards',
  'discardCards',
  'flipInto',
  'playedInGame',
  'summonedInGame',
  'diedInGame',
  'inHand',
  'doubleGiven',
]);

/** Lists of instructions: where a part may be taken away. */
const LISTS = new Set(['do', 'then', 'else', 'heads', 'tails', 'repeat', 'may', 'later', 'keywords', 'statics']);

function* instead(value: unknown, path: Path, inList: boolean): Generator<Instead> {
  const name = path.at(-1) as string | number;
  const label = path.join('.');
  if (name === 'if' || (inList && LISTS.has(String(path.at(-2))))) yield [`without ${label}`, undefined];
  if (!CARD_NUMBERS.has(String(name))) yield* numberMore(value, label);
}

const RULES: ChangeRules<Card> = {
  parts: ['keywords', 'statics', 'effects'],
  instead,
  sound: (card) => checkCards([card]).ok,
};

const play = (list: readonly Card[]): void => void Object.assign(pool, compileCards([...list, ...examples]));

describeCardsShown(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards,
    title: ({ id, key }) => `${id} ${key}`,
    changes: (card) => cardChanges(card, RULES),
    stands: ({ key }, text) => new RegExp(`(^|[^a-z-])${key}($|[^a-z-])`, 'm').test(text),
    play: (card) => play(cards.map((each) => (each.id === card.id ? card : each))),
    restore: () => play(cards),
    alike: {
      '131 stampede: without effects.0.if':
        'its bonus counts the cards played before: without any it is nothing anyway',
    },
  },
);
