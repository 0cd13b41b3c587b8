/** The cards as data: all of them there once, in words that exist, about cards that exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASS_NAMES } from '../vocabulary.ts';
import { cards } from './all.ts';
import decks from './decks.json' with { type: 'json' };
import neutralNames from './neutral.names.json' with { type: 'json' };
import realNames from './tmmstone.names.json' with { type: 'json' };
import type { Card, Effect } from './types.ts';

type Names = Readonly<Record<string, { cs: string; en: string }>>;
const books: Readonly<Record<string, Names>> = { real: realNames, neutral: neutralNames };
const byId = new Map(cards.map((card) => [card.id, card]));

/** How many cards there are of each sort, by what `sort` says of a card. */
function tally(sort: (card: Card) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[sort(card)] = (counts[sort(card)] ?? 0) + 1;
  return counts;
}

/** Every word with its value anywhere inside a part of a card. */
function* words(part: unknown): Generator<[string, unknown]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [word, value] of Object.entries(part)) {
    yield [word, value];
    yield* words(value);
  }
}

const says = (part: unknown, ...wanted: string[]): boolean =>
  [...words(part)].some(
    ([word, value]) => wanted.includes(word) || (typeof value === 'string' && wanted.includes(value)),
  );

/** The keys of the cards of which something holds that must not. */
const keysOf = (wrong: (card: Card) => boolean): string[] => cards.filter(wrong).map((card) => card.key);

test('every public card but the one left out is there once, and Bug', () => {
  const expected = [1];
  for (let id = 5; id <= 314; id++) if (id !== 173) expected.push(id);
  expect([...byId.keys()].sort((a, b) => a - b)).toEqual(expected);
  expect(cards.length).toBe(expected.length);
});

test('as many of each kind, class and rarity as in the public list', () => {
  expect(tally(({ kind, token }) => `${kind}${token ? ' token' : ''}`)).toEqual({
    unit: 164,
    'unit token': 20,
    spell: 88,
    'spell token': 12,
    experiment: 7,
    field: 9,
    ability: 9,
    'ability token': 1,
  });
  expect(tally((card) => card.class)).toEqual({
    neutral: 95,
    mathematician: 43,
    informatician: 46,
    physicist: 42,
    engineer: 42,
    chemist: 42,
  });
  expect(tally((card) => card.rarity)).toEqual({ common: 126, rare: 79, epic: 46, org: 59 });
});

test('the files hold their class in ascending number', () => {
  for (const name of CLASS_NAMES) {
    const ids = cards.filter((card) => card.class === name).map((card) => card.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
  const order = cards.map((card) => CLASS_NAMES.indexOf(card.class));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('keys are slugs, each once', () => {
  expect(new Set(cards.map((card) => card.key)).size).toBe(cards.length);
  for (const { key } of cards) expect(key).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
});

test('all experiments of a class cost the same', () => {
  for (const name of CLASS_NAMES) {
    const costs = cards.filter((card) => card.kind === 'experiment' && card.class === name).map((card) => card.cost);
    expect(new Set(costs).size).toBe(['physicist', 'informatician'].includes(name) ? 1 : 0);
  }
});

test('units and nobody else have attack and health', () => {
  expect(keysOf((card) => (card.stats !== undefined) !== (card.kind === 'unit'))).toEqual([]);
  expect(keysOf(({ stats = [0, 1] }) => stats[0] < 0 || stats[1] < 1)).toEqual([]);
});

/** Whether a card says what its kind needs, and nothing that its kind cannot. */
function speaksAsItsKind({ kind, until, uses, statics = [], effects = [] }: Card): boolean {
  const when = effects.map((effect) => effect.when);
  const used = when.length === 1 && when[0] === 'use';
  if (uses !== undefined && until === undefined) return false;
  if (kind === 'ability') return used && statics.length === 0;
  if (kind === 'spell') return until === undefined ? used && statics.length === 0 : statics.length > 0;
  if (until !== undefined || when.includes('use')) return false;
  if (kind === 'experiment') return when.length === 1 && statics.length === 0;
  return kind === 'unit' || statics.length + when.length > 0;
}

test('spells and abilities speak when used, lasting spells hold, experiments wait for one event', () => {
  expect(keysOf((card) => !speaksAsItsKind(card))).toEqual([]);
});

test('a text that speaks of its target says how it is chosen', () => {
  const chosen = (effect: Effect) => effect.targets !== undefined || says(effect.do, 'chooseTarget', 'pick');
  const spoken = (effect: Effect) => says(effect, 'target', 'targets', 'notTarget', 'ownerOfTarget');
  expect(keysOf(({ effects = [] }) => effects.some((effect) => chosen(effect) !== spoken(effect)))).toEqual([]);
});

/** Words that bring a card into the game, and words that only speak of one. */
const MAKING = ['summon', 'give', 'into', 'shuffleCards', 'flipInto'];
const NAMING = ['card', 'playedInGame', 'summonedInGame', 'diedInGame', 'inHand', 'discardCards', 'doubleGiven'];

/** The cards that stand behind one of these words anywhere in any card. */
const namedBy = (wanted: readonly string[]): Set<number> =>
  new Set(
    [...words(cards)].flatMap(([word, value]) => (wanted.includes(word) && typeof value === 'number' ? [value] : [])),
  );

test('every card named by a card exists', () => {
  expect([...namedBy([...MAKING, ...NAMING])].filter((id) => !byId.has(id))).toEqual([]);
});

test('every token is made by a card, but the one of the toss', () => {
  const made = namedBy(MAKING);
  expect(cards.filter((card) => card.token && !made.has(card.id)).map((card) => card.id)).toEqual([1]);
});

test('the shapes of the cards are those of the types', async () => {
  const { default: ts } = await import('typescript');
  const here = new URL('.', import.meta.url).pathname;
  const texts = new Map(
    CLASS_NAMES.map((name) => {
      const list = readFileSync(`${here}${name}.json`, 'utf8');
      return [
        `${here}${name}.checked.ts`,
        `import type { Card } from './types.ts';\nexport const list: Card[] = ${list};`,
      ];
    }),
  );
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts'],
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, how) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, how) : ts.createSourceFile(file, text, how);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const faults = [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(faults.map((fault) => ts.flattenDiagnosticMessageText(fault.messageText, '\n'))).toEqual([]);
});

test('both books name every card, and no invented name is a real one', () => {
  for (const book of Object.values(books)) {
    expect(Object.keys(book).sort()).toEqual([...byId.keys()].map(String).sort());
    for (const lang of ['cs', 'en'] as const) {
      const names = Object.values(book).map((name) => name[lang].trim());
      expect(names.every((name) => name !== '')).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  }
  const real = new Set(Object.values(realNames as Names).flatMap(({ cs, en }) => [cs.toLowerCase(), en.toLowerCase()]));
  const invented = Object.values(neutralNames as Names).flatMap(({ cs, en }) => [cs, en]);
  expect(invented.filter((name) => real.has(name.toLowerCase()))).toEqual([]);
});

/** What is against the rules of decks in one. */
function deckFaults({ key, class: name, cards: list, ability }: (typeof decks)[number]): string[] {
  const faults = list.length === (key === 'ghost-mathematician' ? 33 : 30) ? [] : [`${key} holds ${list.length}`];
  for (const id of [...list, ability]) {
    const card = byId.get(id);
    const copies = list.filter((other) => other === id).length;
    const legal =
      card !== undefined &&
      card.token === undefined &&
      ['neutral', name].includes(card.class) &&
      (card.kind === 'ability') === (id === ability) &&
      copies <= (card.rarity === 'org' ? 1 : 2);
    if (!legal) faults.push(`${key}: ${id}`);
  }
  return faults;
}

test('the decks are legal, and every class has one', () => {
  expect(decks.flatMap(deckFaults)).toEqual([]);
  const withClass = new Set(decks.map((deck) => deck.class));
  expect(CLASS_NAMES.filter((name) => !withClass.has(name))).toEqual(['neutral']);
  expect(new Set(decks.map((deck) => deck.key)).size).toBe(decks.length);
});
