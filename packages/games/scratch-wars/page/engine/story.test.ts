import { writeReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import { tenthsAbove } from '@kolbiste/tablekit/story/luck.ts';
import type { Point } from '@kolbiste/tablekit/story/story.ts';
import { tellStory } from '@kolbiste/tablekit/story/tell.ts';
import { expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import type { Config } from '../../src/index.ts';
import { ID } from '../id.ts';
import { played } from '../replay/played.fixture.ts';
import { ending } from '../table/ending.tsx';
import type { Snapshot } from './adapter.ts';

playGames([manifest]);
await fetchGame(ID);

/** A recorded duel: as it is watched, and as its course is told, piece by piece. */
async function course(name: string) {
  const record = played(name);
  const text = writeReplay(record);
  const points: Point[] = [];
  for (let at = 0; ; ) {
    const piece = await tellStory(text, at);
    if (piece === null) throw new Error('nothing is told');
    points.push(...piece.points);
    at = piece.to;
    if (at === piece.answers) return { record, points, luck: piece.luck, ...retell(text, 'public', 'real') };
  }
}

it('the numbers of the graph are those of the table at every step', async () => {
  for (const name of ['a', 'b', 'c']) {
    const { points, updates } = await course(name);
    updates.forEach(({ table, result }, at) => {
      if (result !== null) expect(at).toBe(points.at(-1)?.at);
      const last = points.findLast((point) => point.at <= at);
      const { life, round } = table as Snapshot;
      expect(last?.values).toEqual(life);
      if (last?.at === at) expect(last.time).toBe(round);
    });
    // A point for each change, and no other but the ends.
    points.slice(1, -1).forEach((point, k) => expect(point.values).not.toEqual(points[k].values));
  }
});

it('luck is counted from the spins, exactly', async () => {
  const { record, luck, updates } = await course('luck');
  const { decks } = record.config as unknown as Config;
  const log = updates.flatMap(({ happened }) => happened);
  for (const seat of [0, 1]) {
    const spins = log.filter(({ kind, a }) => /^(spun|startWeaponSpun)$/.test(kind) && a === seat);
    const fields = spins.map(({ b }) => decks[b >= 5 ? 1 : 0].weapons[b % 5].fields);
    const came = spins.reduce((sum, { c }, k) => sum + fields[k][c].value, 0);
    const mean = fields.reduce((sum, all) => sum + all.reduce((total, one) => total + one.value, 0) / all.length, 0);
    const told = luck[0].seats[seat];
    expect(spins.length).toBeGreaterThan(0);
    expect(told).toMatchObject({ draws: spins.length, came });
    expect(told.expected.over / told.expected.under).toBeCloseTo(mean, 9);
    expect(tenthsAbove(told)).toBe(Math.round(10 * (came - mean)));
  }
});

it('what decided it is the loss that left a hero without life, and the reason names the fallen hero', async () => {
  for (const name of ['a', 'b', 'c']) {
    const { updates } = await course(name);
    const log = updates.flatMap(({ happened }) => happened);
    const found = ending.decisive(log);
    if (found === undefined) throw new Error('nothing decided it');
    const { life } = found.blow.after as Snapshot;
    expect(found.reason.kind).toMatch(/^(defeated|gameDrawn)$/);
    expect(life[found.blow.a]).toBeLessThanOrEqual(0);
    expect(found.blow.kind).not.toBe('defeated');
    expect(ending.decisive(log.slice(0, -8))).toBeUndefined();
  }
});
