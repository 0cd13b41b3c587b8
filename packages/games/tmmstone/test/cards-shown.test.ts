/**
 * Every card with a text stands in a scenario that shows it: each word, each static text, each condition, instruction and
 * figure of each card is taken away or changed in turn, and a scenario that names the card must notice.
 */
import { fileURLToPath } from 'node:url';
import { readScenarioText, runScenario, scenarioFiles } from '@kolbiste/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { checkCards } from '../src/cards/check.ts';
import { compileCards } from '../src/cards/compile.ts';
import { pool } from '../src/cards/pool.ts';
import type { Card } from '../src/cards/types.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { examples } from '../src/scenario-cards.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/tmmstone', import.meta.url));
const files = scenarioFiles(folder).map((file) => ({ file, text: readScenarioText(file) }));

/** Files that name a card, those with the fewest words first: they run fastest. */
function naming(key: string): typeof files {
  const name = new RegExp(`(^|[^a-z-])${key}($|[^a-z-])`, 'm');
  return files.filter(({ text }) => name.test(text)).sort((a, b) => a.text.length - b.text.length);
}

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

interface Change {
  readonly what: string;
  readonly card: Card;
}

type Path = readonly (string | number)[];

function at(part: unknown, path: Path): unknown {
  return path.reduce((p, step) => (p as Record<string | number, unknown>)[step], part);
}

/** The card with one place of it changed; `undefined` takes the place away. */
function changed(card: Card, path: Path, value: unknown): Card {
  const copy = structuredClone(card);
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path[path.length - 1];
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(last as number, 1);
  else delete parent[last];
  return copy;
}

/** Lists of instructions: where a part may be taken away. */
const LISTS = new Set(['do', 'then', 'else', 'heads', 'tails', 'repeat', 'may', 'later', 'keywords', 'statics']);

/** Every change of a card that a scenario must notice; of other figures only those that a card may have. */
function* changes(card: Card, part: unknown = card, path: Path = []): Generator<Change> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const step = Array.isArray(part) ? Number(name) : name;
    if (path.length === 0 && !['keywords', 'statics', 'effects'].includes(name)) continue;
    const here = [...path, step];
    const label = here.join('.');
    if (name === 'if') yield { what: `without ${label}`, card: changed(card, here, undefined) };
    if (typeof value === 'number' && !CARD_NUMBERS.has(name)) {
      const more = changed(card, here, value + 1);
      if (checkCards([more]).ok) yield { what: `${label} ${value} + 1`, card: more };
    }
    if (Array.isArray(part) && LISTS.has(String(path[path.length - 1])))
      yield { what: `without ${label}`, card: changed(card, here, undefined) };
    yield* changes(card, value, here);
  }
}

/** Changes that nothing can notice, with the reason. */
const ALIKE: Readonly<Record<string, string>> = {
  'stampede: without effects.0.if': 'its bonus counts the cards played before: without any it is nothing anyway',
};

const withCard = (card: Card): readonly Card[] => [...cards, ...examples].map((c) => (c.id === card.id ? card : c));

function isNoticed(change: Change, naming: typeof files): boolean {
  try {
    Object.assign(pool, compileCards(withCard(change.card)));
  } catch {
    return true;
  }
  return naming.some(({ file, text }) => {
    try {
      return !runScenario([scenarioAdapter], text, file).ok;
    } catch {
      return true;
    }
  });
}

describe('every text of every card stands in a scenario that shows it', () => {
  afterAll(() => void Object.assign(pool, compileCards([...cards, ...examples])));
  for (const card of cards) {
    const all = [...changes(card)];
    if (all.length === 0) continue;
    it(`${card.id} ${card.key}`, () => {
      const shown = naming(card.key);
      const unnoticed = all.filter((change) => !isNoticed(change, shown)).map(({ what }) => what);
      const left = unnoticed.filter((what) => !Object.hasOwn(ALIKE, `${card.key}: ${what}`));
      expect(left.join('; ')).toBe('');
    });
  }
});
