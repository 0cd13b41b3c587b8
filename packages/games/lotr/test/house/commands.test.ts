/** The commands with The Lord of the Rings, as a user types them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../../../cli/test/run.ts';

function fileWith(name: string, value: unknown): string {
  const path = join(scratchFolder(), name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const lines = (...each: string[]): string => `${each.join('\n')}\n`;

describe('a game in the terminal', () => {
  test('is played to its end from piped input, saved, and verified', async () => {
    const save = join(scratchFolder(), 'game.json');
    const input = lines(
      'card h1',
      'table',
      'why 1',
      'log',
      ...Array.from({ length: 1500 }, (_, i) => `${1 + (i % 2)}`),
    );
    const seats = ['--seats', 'human,random', '--easy', '--seed', '3', '--names', 'neutral', '--save', save];
    const { code, out, err } = await kolbiste(['play', 'lotr', ...seats], { input });
    expect([code, err.trim()]).toEqual([0, expect.not.stringContaining('fault')]);
    expect(out).toMatch(/passed by itself \d+×/);
    expect(out).toMatch(/\nThe game is over: /);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    const replay = await kolbiste(['replay', save, '--verify']);
    expect([replay.code, replay.out.startsWith('lotr, rules')]).toEqual([0, true]);
    expect(readFileSync(save, 'utf8')).toContain('"lotr"');
  }, 60_000);

  test('stops are set, shown and taken back', async () => {
    const input = lines('stops', 'stops staged', 'stops every', 'stops off', 'stops until nowhere', 'quit');
    const { out } = await kolbiste(['play', 'lotr', '--seats', 'human', '--seed', '3'], { input });
    expect(out).toMatch(/do nothing new [^·]+ · no stops/);
    expect(out).toMatch(/do nothing new [^·]+ · stops: staged/);
    expect(out).toMatch(/asked in every window · stops: staged/);
    expect(out).toMatch(/nowhere: expected every, able, legal/);
  });
});

describe('own cards', () => {
  const ally = {
    id: 130,
    name: { cs: 'Zkušební válečník', en: 'Test warrior' },
    type: 'ally',
    sphere: 'tactics',
    set: 'core',
    copies: 3,
    cost: 1,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['Warrior'],
  };
  const foe = {
    id: 131,
    name: { cs: 'Zkušební sok', en: 'Test foe' },
    type: 'enemy',
    set: 'orcs',
    copies: 4,
    easy: 3,
    threat: 2,
    engagement: 20,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    traits: ['Orc'],
  };
  const file = (...cards: object[]): string =>
    fileWith('own.json', { format: 'kolbiste-cards/1', game: 'lotr', cards });

  test('are put into decks that can pay them and into the encounter deck, and a record of them verifies', async () => {
    const kept = join(scratchFolder(), 'kept');
    const played = ['sim', 'lotr', '--games', '2', '--seed', '1', '--seats', 'random', '--cards', file(ally, foe)];
    const sim = await kolbiste([...played, '--keep', kept]);
    expect([sim.code, sim.err]).toEqual([0, expect.not.stringContaining('fault')]);
    const record = join(kept, 'lotr-0.json');
    const { lists, own } = JSON.parse(readFileSync(record, 'utf8')).config;
    expect(own.map((card: { id: number }) => card.id)).toEqual([130, 131]);
    expect(lists[0].cards.filter((id: number) => id === 130)).toHaveLength(3);
    expect((await kolbiste(['replay', record, '--verify'])).code).toBe(0);
    expect((await kolbiste(['replay', record])).out).toMatch(/Test warrior|Test foe/);
  });

  test('name what the box does not, and decks of a file may name them', async () => {
    const other = await kolbiste(['sim', 'lotr', '--games', '1', '--cards', file({ ...ally, id: 12 })]);
    expect([other.code, other.err]).toEqual([2, expect.stringMatching(/\$\.cards\[0\]\.id: .*130 to 199/)]);
    const taken = await kolbiste([
      'sim',
      'lotr',
      '--games',
      '1',
      '--cards',
      file({ ...ally, name: { cs: 'Gimli', en: 'X' } }),
    ]);
    expect(taken.err).toMatch(/\$\.cards\[0\]\.name: .*no other card bears/);
    const deck = fileWith('deck.txt', lines('Gimli', 'Legolas', '3 Test warrior'));
    const alone = await kolbiste(['sim', 'lotr', '--games', '1', '--decks', deck]);
    expect(alone.err).toMatch(/Test warrior/);
    const beside = await kolbiste(['sim', 'lotr', '--games', '1', '--decks', deck, '--cards', file(ally)]);
    expect(beside.err).not.toMatch(/Test warrior/);
  });
});

describe('combat alone', () => {
  const position = {
    players: [
      {
        heroes: [{ card: 'Aragorn', damage: 1, with: ['Steward of Gondor'] }, 'Legolas'],
        allies: [{ card: 'Guard of the Citadel', exhausted: true }],
        enemies: ['Forest Spider', 'Dol Guldur Orcs'],
      },
    ],
  };
  const sim = (file: string, mode: string): ReturnType<typeof kolbiste> =>
    kolbiste(['sim', 'lotr', '--mode', mode, '--position', file, '--games', '3', '--seed', '1', '--json']);

  test('begins with the position of a file, once or in waves', async () => {
    const file = fileWith('combat.json', position);
    for (const mode of ['combat', 'waves']) {
      const { code, out, err } = await sim(file, mode);
      expect([mode, code, err]).toEqual([mode, 0, expect.not.stringContaining('kolbiste:')]);
      expect((JSON.parse(out) as { finished: number }).finished).toBe(3);
    }
  });

  test('faults of the file are told with their places', async () => {
    const odd = fileWith('odd.json', { players: [{ heroes: ['Aragon'] }] });
    expect((await sim(odd, 'combat')).err).toContain(
      '$.players[0].heroes[0]: expected the name or the number of a card (hero) (perhaps “Aragorn”?)',
    );
    const bare = fileWith('bare.json', { players: [{ enemies: ['Forest Spider'] }] });
    expect((await sim(bare, 'combat')).err).toContain('$.players[0].heroes: expected a list of 1');
    expect((await kolbiste(['sim', 'lotr', '--mode', 'waves', '--games', '1'])).err).toMatch(/wants a position/);
    expect((await kolbiste(['sim', 'tmmstone', '--easy', '--games', '1'])).err).toMatch(/tmmstone has no such option/);
  });
});

interface Counted {
  readonly aRound: number;
  readonly passed: number;
  readonly alone: number;
  readonly windows: { readonly [name: string]: { readonly idle: number; readonly ended: number } };
}

test('fewer than one prompt in ten is answered by a pass by hand', async () => {
  const orders = ['sim', 'lotr', '--seats', 'easy', '--easy', '--games', '12', '--seed', 'prompts', '--prompts'];
  const { out } = await kolbiste([...orders, '--json']);
  const { prompts } = JSON.parse(out) as { prompts: Counted };
  expect(prompts.aRound).toBeGreaterThan(3);
  expect(prompts.alone).toBeGreaterThan(3);
  expect(prompts.passed).toBeLessThan(0.1);
  const { resource, planning } = prompts.windows;
  expect([resource.idle, resource.ended]).toEqual([0, 0]);
  expect(planning.ended).toBeGreaterThan(0);
}, 180_000);

test('prompts are told by window, decks of a file are played', async () => {
  const { out } = await kolbiste(['sim', 'lotr', '--games', '2', '--seed', '1', '--prompts']);
  expect(out).toMatch(/Prompts a round and player: [\d.]+, [\d.]+ % /);
  expect(out).toMatch(/\nplanning +\d+ +\d+ +\d+ +\d+/);
  const made = await kolbiste(['cards', 'new', 'lotr', 'learning-lore', '--seed', '1', '--json']);
  expect(made.code).toBe(0);
  const deck = fileWith('deck.json', { decks: [] });
  expect((await kolbiste(['sim', 'lotr', '--games', '1', '--decks', deck])).code).toBe(2);
});

test('levels of bots are measured each by itself', async () => {
  const { out, code } = await kolbiste([
    'strength',
    'lotr',
    '--easy',
    '--levels',
    'random',
    '--games',
    '4',
    '--seed',
    '1',
  ]);
  expect([code, /leadership/.test(out), /each by itself/.test(out)]).toEqual([0, true, true]);
});

test('rules are found, scenarios are judged', async () => {
  expect((await kolbiste(['rules', 'lotr', '6.2.2.1'])).out).toMatch(/^\[6\.2\.2\.1\]/);
  const judged = await kolbiste(['judge', 'packages/games/lotr/scenarios/windows', '--json']);
  expect([judged.code, judged.err]).toEqual([0, '']);
});
