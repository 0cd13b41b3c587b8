/** The rules know no first player: what holds in a scenario of two holds with the seats exchanged. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runScenarioFile, scenarioFiles } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { scenarioAdapter } from '../src/scenario.ts';

/** More seats, a whole game from its shuffle, legal decks; cards in play by their numbers or in the order in which they lie, options by theirs. */
const BEYOND = /^ *(seats: |checked)|procedure: game|#\d|option \d|chance:|\.pieces:/m;
/** About which of two equal cards lies there longer: that of the first seat, as files state them. */
const OLDER = [
  'cards/warriors/algeroth-equips.yaml',
  'cover/a-known-one-leaves-for-nothing.yaml',
  'cover/a-lost-claim.yaml',
  'hidden/laid-first-of-all-he-leaves-cover.yaml',
  'immunity/the-own-art-takes-him.yaml',
  'plays/more-was-paid-than-there-is.yaml',
  'relics/for-whom-it-is.yaml',
];

const other = (seat: string): string => (seat === 'A' ? 'B' : 'A');
function exchanged(line: string): string {
  if (/^(name|cards):|^ +- \{name: example/.test(line)) return line;
  return line
    .replace(/\b(of|at)([AB])\b/g, (_, word: string, seat: string) => word + other(seat))
    .replace(/(?<![\w-])([AB])(?![\w-])/g, (_, seat: string) => other(seat));
}

/** Where nothing is said the game stands in A's turn, who began it. */
function mirrored(text: string): string {
  const from = /^at:/m.test(text)
    ? text
    : text.replace(/^setup:/m, 'at: {procedure: turn, step: act, seat: A}\nsetup:');
  const at = from.replace(/^at: (?!.*seat:)\{/m, 'at: {seat: A, ');
  const started = /starter:/.test(at) ? at : at.replace(/^setup:\n/m, 'setup:\n  starter: A\n');
  return started.split('\n').map(exchanged).join('\n');
}

test('every scenario of two players holds with the seats exchanged', { timeout: 300_000 }, () => {
  const folder = fileURLToPath(new URL('../scenarios', import.meta.url));
  const files = scenarioFiles(folder).map(
    (file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')] as const,
  );
  const ours = files.filter(([file, text]) => !BEYOND.test(text) && !OLDER.includes(file));
  expect(ours.length).toBeGreaterThan(1000);
  const wrong = ours.flatMap(([file, text]) =>
    runScenarioFile([scenarioAdapter], `${folder}/${file}`, {}, mirrored(text)).failures.map(
      ({ line, expected, actual }) => `${file}:${line}: ${expected}; ${actual}`,
    ),
  );
  expect(wrong).toEqual([]);
});
