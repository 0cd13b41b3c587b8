import { readdirSync, readFileSync } from 'node:fs';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { Point } from '@kolbiste/tablekit/story/story.ts';
import { tellStory } from '@kolbiste/tablekit/story/tell.ts';
import { expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { RULES_VERSION } from '../../src/index.ts';
import { ending } from '../ending.tsx';
import type { StoneTable } from './table.ts';

playGames([manifest]);
await fetchGame('tmmstone');

const FOLDER = new URL(`../../../../../corpus/tmmstone/${RULES_VERSION}/`, import.meta.url);
const records = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

it('the life of both heroes is told as the table had it at every step', async () => {
  for (const text of records) {
    const { updates } = retell(text, 'public', 'real');
    const points: Point[] = [];
    for (let at = 0; at < updates.length - 1; ) {
      const piece = await tellStory(text, at);
      if (piece === null) throw new Error('nothing is told');
      expect(piece.to).toBeGreaterThan(at);
      points.push(...piece.points);
      at = piece.to;
    }
    expect(points[0].at).toBe(0);
    updates.forEach(({ table }, at) =>
      expect(points.findLast((point) => point.at <= at)?.values).toEqual((table as StoneTable).life),
    );
  }
});

it('what decided a recorded game is what took the last life of the hero that fell', () => {
  for (const text of records) {
    const { updates } = retell(text, 'public', 'real');
    const log = updates.flatMap(({ happened }) => happened);
    const found = ending.decisive(log);
    if (updates.at(-1)?.result === null) {
      expect(found).toBeUndefined();
      continue;
    }
    if (found === undefined) throw new Error('nothing decided it');
    expect(found.reason.kind).toMatch(/^(defeated|gameTied)$/);
    expect((found.blow.after as StoneTable).life[found.blow.a]).toBeLessThanOrEqual(0);
    expect(found.reason.rule.length).toBeGreaterThan(0);
  }
});

it('a record of other rules has no course to be told', async () => {
  const [text] = records;
  const other = JSON.stringify({ ...JSON.parse(text), rulesVersion: '0' });
  await expect(tellStory(other, 0)).resolves.toBeNull();
  await expect(tellStory(text, 0)).resolves.not.toBeNull();
});
