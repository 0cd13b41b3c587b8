import { readdirSync, readFileSync } from 'node:fs';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { Point } from '@kolbiste/tablekit/story/story.ts';
import { tellStory } from '@kolbiste/tablekit/story/tell.ts';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { RULES_VERSION } from '../../src/index.ts';
import { ending } from '../ending.tsx';
import type { RingsTable } from './table.ts';

playGames([manifest]);
await fetchGame('lotr');

const FOLDER = new URL(`../../../../../corpus/lotr/${RULES_VERSION}/`, import.meta.url);
const names = readdirSync(FOLDER);

async function told(text: string) {
  const points: Point[] = [];
  for (let at = 0; ; ) {
    const piece = await tellStory(text, at);
    if (piece === null) throw new Error('nothing is told');
    points.push(...piece.points);
    at = piece.to;
    if (at === piece.answers) return { ...piece, points };
  }
}

describe.each(names)('%s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const { updates } = retell(text, 'public', 'real');
  const log = updates.flatMap(({ happened }) => happened);

  it('threat, or the score of combat alone, is told as the table had it at every step', async () => {
    const { points, counted } = await told(text);
    updates.forEach(({ table }, at) => {
      const { mode, threat, score } = table as RingsTable;
      const values = mode === 'quest' ? threat : [score];
      expect(counted.of).toBe(mode === 'quest' ? 'seats' : 'table');
      expect(points.findLast((point) => point.at <= at)?.values).toEqual(values);
    });
  });

  it('of shadow cards at most all that were dealt are judged, each as one that does something or nothing', async () => {
    const [shadows] = (await told(text)).luck;
    const draws = shadows.seats.reduce((sum, one) => sum + one.draws, 0);
    expect(draws).toBeLessThanOrEqual(log.filter(({ kind }) => kind === 'shadowDealt').length);
    for (const { came, draws: of, expected } of shadows.seats) {
      expect(came).toBeLessThanOrEqual(of);
      expect(expected.over / expected.under).toBeGreaterThanOrEqual(0);
      expect(expected.over / expected.under).toBeLessThanOrEqual(of);
    }
  });

  it('the end has a reason with its paragraphs, and what brought it about', () => {
    const found = ending.decisive(log);
    if (updates.at(-1)?.result === null) return expect(found).toBeUndefined();
    expect(found?.reason.kind).toMatch(/^(won|lost|combatOver)$/);
    expect(found?.reason.rule.length).toBeGreaterThan(0);
    expect(log.indexOf(found?.blow as never)).toBeLessThanOrEqual(log.indexOf(found?.reason as never));
  });
});
