import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder, shapeOf } from '../../test/run.ts';
import { gameNamed } from '../games.ts';
import { csvOf } from './rows.ts';
import { matchOf } from './strength.ts';
import type { Summary } from './summary.ts';
import { deckScores, summaryOf } from './summary.ts';

const desk = await gameNamed('scratch-wars', 'en');

const game = (end: number, rounds = 5, decisions = 20, decks = [-1, -1]) =>
  Int32Array.of(end, rounds, decisions, ...decks);
const names = { game: 'toy', rulesVersion: '1', seed: 's', bots: ['easy', 'random'] };

/** The figures that do not depend on the machine. */
function figures(text: string): Omit<Summary, 'seconds' | 'gamesPerSecond' | 'decisionsPerSecond'> {
  const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(text) as Summary;
  expect(seconds).toBeGreaterThan(0);
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  return rest;
}

/** What stderr says beside the progress, which a slow machine gets to see. */
const unexpected = (err: string): string => err.replaceAll(/^\d+ of \d+ games\n/gm, '');

describe('the summary', () => {
  const summary = summaryOf(
    { games: [game(1), game(1), game(2), game(-1), game(-2, 9, 99)], millis: [], seconds: 2 },
    names,
  );

  test('counts wins, draws and losses; what was stopped does not count', () => {
    expect(summary).toMatchObject({ games: 5, finished: 4, stopped: 1, decisions: 179, gamesPerSecond: 2.5 });
    expect(summary.seats[0]).toMatchObject({ bot: 'easy', wins: 2, draws: 1, losses: 1, rate: 0.625 });
    expect(summary.seats[1]).toMatchObject({ bot: 'random', wins: 1, draws: 1, losses: 2, rate: 0.375 });
    expect(summary.rounds.max).toBe(5);
  });

  test('a win of all seats counts for each, a defeat of all for none', () => {
    const together = summaryOf({ games: [game(3), game(0)], millis: [], seconds: 1 }, names);
    for (const seat of together.seats) expect(seat).toMatchObject({ wins: 1, losses: 1, rate: 0.5 });
  });

  test('no finished game gives no figures, not none at all', () => {
    const none = summaryOf({ games: [game(-2)], millis: [], seconds: 1 }, names);
    expect(none.seats[0]).toMatchObject({ wins: 0, rate: 0, low: 0, high: 1 });
    expect(JSON.stringify(none)).not.toMatch(/null|NaN/);
  });

  test('decks are counted at whichever seat they sit', () => {
    const scores = deckScores([game(1, 5, 20, [0, 1]), game(1, 5, 20, [1, 0]), game(2, 5, 20, [1, 1])], 2);
    expect(scores[0]).toMatchObject({ wins: 1, losses: 1 });
    expect(scores[1]).toMatchObject({ wins: 2, losses: 2 });
  });
});

test('mirrored games: the first level sits at both seats, the interval is over pairs', () => {
  const games = [game(1), game(2), game(1), game(1), game(-1), game(2)];
  const match = matchOf('hard', 'random', { games, millis: [[3, 1, 2], []], seconds: 1 });
  expect(match).toMatchObject({ games: 6, wins: 4, draws: 1, losses: 1, stopped: 0, p95Millis: 3 });
  expect(match.score).toBeCloseTo((1 + 0.5 + 0.75) / 3, 6);
});

test('a row a game, and no cell that a spreadsheet would run', () => {
  const csv = csvOf(
    { games: [game(1, 7, 30, [0, 1]), game(-1), game(-2), game(0)], millis: [], seconds: 1 },
    ['easy', 'hard'],
    ['=1+1', 'B, "b"'],
  );
  expect(csv.split('\n')[1]).toBe(`0,A,7,30,easy,hard,'=1+1,"B, ""b"""`);
  expect(csv.split('\n').map((row) => row.split(',')[1])).toEqual([
    'winner',
    'A',
    'draw',
    'stopped',
    'nobody',
    undefined,
  ]);
});

describe('the command', () => {
  test('gives the promised JSON, the same whatever the number of workers', async () => {
    const args = ['sim', 'scratch-wars', '--games', '40', '--seed', 'x y', '--json', '--workers'];
    const [one, two] = [await kolbiste([...args, '1']), await kolbiste([...args, '2'])];
    expect([one.code, two.code, unexpected(one.err), unexpected(two.err)]).toEqual([0, 0, '', '']);
    expect(shapeOf(JSON.parse(one.out))).toEqual([
      'game',
      'rulesVersion',
      'seed',
      'games',
      'finished',
      'stopped',
      ...['bot', 'wins', 'draws', 'losses', 'rate', 'low', 'high'].map((field) => `seats[].${field}`),
      ...['mean', 'min', 'max', 'p50', 'p95'].map((field) => `rounds.${field}`),
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
    ]);
    expect(figures(one.out)).toEqual(figures(two.out));
    expect(figures(one.out)).toMatchObject({ game: 'scratch-wars', seed: 'x y', games: 40, finished: 40, stopped: 0 });
  });

  test('bots that think are as steady as those that do not', async () => {
    const args = [
      'sim',
      'scratch-wars',
      '--games',
      '3',
      '--seats',
      'easy,greedy',
      '--seed',
      '3',
      '--json',
      '--workers',
    ];
    const [one, two] = [await kolbiste([...args, '1']), await kolbiste([...args, '2'])];
    expect(figures(one.out)).toEqual(figures(two.out));
    expect(figures(one.out).seats.map((seat) => seat.bot)).toEqual(['easy', 'greedy']);
  });

  test('strength: every two levels in mirrored games', async () => {
    const args = ['strength', 'scratch-wars', '--seed', '1', '--games', '10', '--levels', 'greedy,random'];
    const json = await kolbiste([...args, '--json']);
    expect([json.code, unexpected(json.err)]).toEqual([0, '']);
    const { matches } = JSON.parse(json.out) as { matches: Record<string, unknown>[] };
    expect(matches).toMatchObject([{ level: 'greedy', against: 'random', games: 10, stopped: 0 }]);
    expect(matches[0]?.['score']).toBeGreaterThan(0.7);
    expect(matches[0]?.['p95Millis']).toBeGreaterThan(0);
    expect((await kolbiste(args)).out).toMatch(/greedy {3}random .* % – .* %/);
  });

  test('game i depends on seed and i alone: replays, rows and report are written and agree', async () => {
    const folder = scratchFolder();
    const path = (name: string) => join(folder, name);
    const run = (games: number, to: string) =>
      kolbiste([
        'sim',
        'scratch-wars',
        '--games',
        String(games),
        '--seed',
        '5',
        '--keep',
        path(to),
        '--csv',
        path(`${to}.csv`),
      ]);
    const [few, more] = [await run(3, 'few'), await run(5, 'more')];
    expect([few.code, more.code]).toEqual([0, 0]);
    expect(readdirSync(folder).sort()).toEqual(['few', 'few.csv', 'more', 'more.csv']);
    for (const file of readdirSync(path('few'))) {
      const text = readFileSync(path(`few/${file}`), 'utf8');
      expect(readFileSync(path(`more/${file}`), 'utf8')).toBe(text);
      expect(verifyReplay(desk.game('real'), readReplay(text), text)).toMatchObject({ ok: true });
    }
    const rows = readFileSync(path('few.csv'), 'utf8').trimEnd().split('\n');
    expect(readFileSync(path('more.csv'), 'utf8').split('\n').slice(0, 4)).toEqual(rows);
    expect(more.out).toMatch(/scratch-wars · 5 games · seed 5/);
  });

  test('the report is one file without scripts, with the command that gives it again', async () => {
    const folder = scratchFolder();
    const made = await kolbiste([
      'cards',
      'new',
      'scratch-wars',
      'deck',
      '--seed',
      '<b>',
      '--out',
      join(folder, 'deck.json'),
    ]);
    expect(made.code).toBe(0);
    const html = join(folder, 'report.html');
    const decks = join(folder, 'deck.json');
    const run = await kolbiste([
      'sim',
      'scratch-wars',
      '--games',
      '12',
      '--seed',
      '<i>&',
      '--decks',
      decks,
      '--html',
      html,
      '--lang',
      'cs',
    ]);
    expect(run.code).toBe(0);
    const text = readFileSync(html, 'utf8');
    expect(text).toMatch(/<html lang="cs">/);
    expect(text.match(/<svg/g)).toHaveLength(3);
    expect(text).not.toMatch(/<script|<i>|<b>|https?:\/\/(?!www\.w3\.org)/);
    expect(text).toContain('&lt;i&gt;&amp;');
    expect(text).toContain('sim scratch-wars --games 12');
  });

  test('nothing is written when something stands in the way', async () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, 'old.csv'), 'mine');
    const run = await kolbiste([
      'sim',
      'scratch-wars',
      '--games',
      '2',
      '--csv',
      join(folder, 'old.csv'),
      '--html',
      join(folder, 'new.html'),
    ]);
    expect(run.code).toBe(2);
    expect(run.out).toBe('');
    expect(readFileSync(join(folder, 'old.csv'), 'utf8')).toBe('mine');
    expect(existsSync(join(folder, 'new.html'))).toBe(false);
  });
});
