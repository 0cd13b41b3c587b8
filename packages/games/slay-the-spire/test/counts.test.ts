/** What there is of everything, counted in the data that run, beside what the rulebook counts: docs/slay-the-spire-counts.md. */
import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { BLESSINGS, EVENT_CARDS } from '../src/cards/events.ts';
import { mapsOf } from '../src/cards/maps.ts';
import { CARD_COUNT, cardWritten, ENEMIES, faceOf, ITEMS } from '../src/cards/pool.ts';
import { SETS } from '../src/cards/types.ts';
import '../src/index.ts';
import { OWNERS } from '../src/vocabulary.ts';

const FILE = fileURLToPath(new URL('../../../../docs/slay-the-spire-counts.md', import.meta.url));

/** What, how many different ones, how many copies, how many the rulebook counts (-1 = it does not), by which paragraph. */
type Row = readonly [what: string, kinds: number, copies: number, printed: number, key: string];

const sum = (list: readonly { readonly copies: number }[]): number => list.reduce((n, { copies }) => n + copies, 0);
const row = (what: string, list: readonly { readonly copies: number }[], printed: number, key: string): Row => [
  what,
  list.length,
  sum(list),
  printed,
  key,
];

const faces = Array.from({ length: CARD_COUNT }, (_, card) => ({
  owner: OWNERS[faceOf(2 * card).owner] as string,
  copies: cardWritten(card).copies,
  twoSided: faceOf(2 * card).canUpgrade,
  id: cardWritten(card).id,
}));
const PLAYERS = { ironclad: 85, silent: 87, defect: 85, watcher: 85, colorless: 22, curse: 17 } as const;
const ofPlayers = faces.filter(({ owner }) => Object.hasOwn(PLAYERS, owner));

const enemies = (deck: string, act: number, base: boolean) =>
  ENEMIES.filter((enemy) => enemy.deck === deck && enemy.act === act && (SETS[enemy.set] === 'base') === base);
/** Cards of a deck act by act, of the base and of levels of ascension. */
const byActs = (what: string, deck: string, base: readonly number[], more: readonly number[], key: string): Row[] => [
  ...base.map((n, at) => row(`${what}, Act ${at + 1}`, enemies(deck, at + 1, true), n, key)),
  ...more.map((n, at) => row(`${what}, Act ${at + 1}, levels of ascension`, enemies(deck, at + 1, false), n, key)),
];
const items = (what: string, kind: string, printed: number): Row =>
  row(
    what,
    ITEMS.filter((item) => item.kind === kind),
    printed,
    '3.6',
  );
/** An event of several acts lies in the deck of each. */
const events = (what: string, set: string, printed: readonly number[]): Row[] =>
  printed.map((n, at) =>
    row(
      `${what}, Act ${at + 1}`,
      EVENT_CARDS.filter((event) => event.set === set && event.acts.includes(at + 1)),
      n,
      '3.4',
    ),
  );
/** Cards of bosses: of the base in Acts I to III; the others are those of levels of ascension and all of Act IV, its elites too. */
const bosses = (base: boolean) =>
  ENEMIES.filter(
    ({ deck, act, set }) =>
      (deck === 'boss' || (deck === 'elite' && act === 4)) && (SETS[set] === 'base' && act < 4) === base,
  );
const blessings = (what: string, set: string, printed: number): Row =>
  row(
    what,
    BLESSINGS.filter((each) => each.set === set).map(() => ({ copies: 1 })),
    printed,
    '3.5',
  );

const TABLE: readonly Row[] = [
  ...Object.entries(PLAYERS).map(([owner, n]) =>
    row(
      `player cards: ${owner}`,
      faces.filter((face) => face.owner === owner),
      n,
      '3.5',
    ),
  ),
  row('player cards together', ofPlayers, 381, '3.5'),
  row(
    'of them with another side',
    ofPlayers.filter(({ twoSided }) => twoSided),
    -1,
    '8.18',
  ),
  row(
    'daze',
    faces.filter(({ id }) => id === 'daze'),
    10,
    '3.5',
  ),
  row(
    'status cards (burn and slimed are their halves)',
    faces.filter(({ id }) => id === 'burn' || id === 'slimed'),
    36,
    '3.5',
  ),
  items('relics', 'relic', 58),
  items('boss relics', 'bossRelic', 20),
  items('potions', 'potion', 29),
  ...events('events', '', [12, 14, 11]),
  ...events('events of a level of ascension', 'a3', [6, 5, 2]),
  ...events('events that are unlocked', 'colorless', [0, 0, 1]),
  blessings('blessings of Neow', '', 14),
  blessings('blessings that are unlocked', 'colorless', 6),
  row('first encounters', enemies('first', 1, true), 4, '3.1'),
  ...byActs('encounters', 'encounter', [12, 12, 10], [3, 3, 3], '3.1'),
  ...byActs('elites', 'elite', [3, 3, 3], [6, 6, 6], '3.3'),
  ...byActs('summons', 'summon', [35, 31, 20], [0, 2, 1], '3.2'),
  row('bosses', bosses(true), 11, '3.6'),
  row('bosses of levels of ascension and of Act IV, with its elites', bosses(false), 15, '3.6'),
];

test('there is as much of everything as the rulebook counts', () => {
  const wrong = TABLE.filter(([, , copies, printed]) => printed >= 0 && copies !== printed);
  expect(wrong).toEqual([]);
});

test('the table in the docs is that of the data', () => {
  const lines = TABLE.map(
    ([what, kinds, copies, printed, key]) =>
      `| ${what} | ${kinds} | ${copies} | ${printed < 0 ? '–' : printed} | ${key} |`,
  );
  const text = `# Slay the Spire: what there is

Counted in the data that run; a test makes this table and holds it against the rulebook (\`packages/games/slay-the-spire/test/counts.test.ts\`, \`KOLBISTE_UPDATE_GOLDEN=1\` writes it anew). \`kolbiste cards slay-the-spire --json\` lists everything with its counts.

| What | Different ones | Copies | The rulebook | STS |
|---|---|---|---|---|
${lines.join('\n')}

Maps of Acts I to IV: ${[1, 2, 3, 4].map((act) => mapsOf(act)).join(', ')}. Besides: ${ITEMS.filter(({ kind }) => kind === 'special').length} special relics, one for a hero alone and the shard.
`;
  expect(() => checkGolden(FILE, text)).not.toThrow();
});
