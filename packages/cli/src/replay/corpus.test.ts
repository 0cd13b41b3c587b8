/**
 * Old games: every record that an older commit has made is played as it was, or named with the version it was played by. What
 * alters one without a new rules version fails here by name.
 */
import { readFileSync } from 'node:fs';
import type { AnyGame } from '@kolbiste/gamekit/desk';
import { printedHash, verifyReplay } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import type { OldRecord } from '../../test/corpus.ts';
import { brokenBy, kindsBefore, oldRecords, otherPrinted, readOld } from '../../test/corpus.ts';
import { kolbiste } from '../../test/run.ts';
import { allGames } from '../games.ts';
import { isWhole } from './read.ts';

/** All but those that are being made: of rules 0 no record is kept. */
const games: readonly AnyGame[] = (await allGames())
  .map((desk) => desk.game('real'))
  .filter(({ rulesVersion }) => rulesVersion !== '0');
const gameOf = ({ game }: OldRecord): AnyGame => games.find(({ id }) => id === game) as AnyGame;

const today = oldRecords.filter((old) => old.rulesVersion === gameOf(old).rulesVersion);
const before = oldRecords.filter((old) => old.rulesVersion !== gameOf(old).rulesVersion);
const titled = (records: readonly OldRecord[]): [string, OldRecord][] =>
  records.map((old) => [`${old.game}, rules ${old.rulesVersion}: ${old.name}`, old]);

test('the corpus has records of every game from several commits, the first one among them', () => {
  const commits = games.map(
    ({ id }) => new Set(oldRecords.filter(({ game }) => game === id).map(({ name }) => name.split('-')[0])),
  );
  expect(commits.every(({ size }) => size > 0)).toBe(true);
  // Games that came later have none of the first commit.
  const first = commits.filter((each) => each.has('76f4907'));
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(first.every(({ size }) => size >= 3)).toBe(true);
});

describe('what is printed belongs to the version', () => {
  test.each(games.map((game): [string, AnyGame] => [game.id, game]))('%s', (_id, game) => {
    expect(otherPrinted(game, printedHash(game))).toBeUndefined();
    expect(otherPrinted(game, '0'.repeat(64))).toMatch(/other printed cards .* raise RULES_VERSION/);
    expect(otherPrinted({ ...game, rulesVersion: 'next' }, printedHash(game))).toMatch(/no records in the corpus/);
  });
});

describe('kinds of events are only ever appended: stored events are told by their numbers', () => {
  test.each(games.map((game): [string, AnyGame] => [game.id, game]))('%s', (id, game) => {
    const versions = Object.entries(kindsBefore[id] ?? {});
    expect(versions.length).toBeGreaterThan(0);
    for (const [version, names] of versions) {
      const given = (game.eventsBefore ?? []).find((one) => one.rulesVersion === version);
      const now = names.map((_, at) => game.events[at]);
      const appended = names.every((name, at) => now[at] === name);
      if (!appended && given === undefined)
        throw new Error(
          `${id}: kinds of events of rules ${version} have other numbers now; append new ones at the end`,
        );
    }
    expect(game.events.length).toBeGreaterThanOrEqual(Math.max(...versions.map(([, names]) => names.length)));
  });
});

describe('a record of today’s version is played as it was', () => {
  test.each(titled(today))('%s', (_title, old) => {
    const record = readOld(old);
    expect([record.game, record.rulesVersion]).toEqual([old.game, old.rulesVersion]);
    const why = brokenBy(gameOf(old), record, old.name, old.text);
    if (why !== undefined) throw new Error(why);
  });
});

describe('a record of another version is named, never played otherwise in silence', () => {
  test.each(titled(before))('%s', (_title, old) => {
    const record = readOld(old);
    const game = gameOf(old);
    expect([record.game, record.rulesVersion, isWhole(record)]).toEqual([old.game, old.rulesVersion, true]);
    expect(verifyReplay(game, record, old.text).firstBad).toEqual({
      step: 0,
      expected: `rules ${game.rulesVersion}`,
      actual: `rules ${old.rulesVersion}`,
    });
  });

  test('by the command too', async () => {
    const one = before.filter(({ game }, at) => before.findIndex((other) => other.game === game) === at);
    for (const { path, rulesVersion, game } of one) {
      const { code, out, err } = await kolbiste(['replay', path]);
      expect([code, err]).toEqual([3, expect.stringContaining(`this replay is of ${game} rules ${rulesVersion}`)]);
      // What it says by itself is shown: whose cards, which answers.
      const { steps } = JSON.parse(readFileSync(path, 'utf8')) as { steps: [number, number, string][] };
      const [seat, option] = steps.at(-1) ?? [0, 0];
      expect(out).toContain(`${game}, rules ${rulesVersion}, ${steps.length} steps`);
      expect(out).toMatch(/^Cards of seat A, by today’s names: (the )?\p{Lu}/mu);
      expect(out.replaceAll(/\s+/g, ' ')).toContain(`, ${steps.length}. ${'ABCD'[seat]} ${option} `);
    }
  });
});

test('what alters old records without a new version is found by name: The Lord of the Rings within version 1', () => {
  const game = games.find(({ id }) => id === 'lotr') as AnyGame;
  const first = oldRecords.filter((old) => old.game === 'lotr' && old.rulesVersion === '1');
  expect(first.length).toBeGreaterThanOrEqual(9);
  // As if the version had not risen: that is how those records broke.
  const said = first.map((old) => brokenBy(game, { ...readOld(old), rulesVersion: game.rulesVersion }, old.name));
  for (const why of said)
    expect(why).toMatch(/^lotr, rules version \d+: the record \w+-\d is played otherwise at step \d+/);
});
