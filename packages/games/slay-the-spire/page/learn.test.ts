import { readFileSync } from 'node:fs';
import { lesson } from '@kolbiste/tablekit/coach/lesson.fixture.ts';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { fetchMind } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { beforeAll, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { steps } from './coach.ts';
import { LEARN_SECRET, learnOrder } from './learn.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame(manifest.id);
  await fetchMind(manifest.id);
});

const words = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./words/${lang}/${manifest.id}-coach.json`, import.meta.url), 'utf8'));

const fills = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted();

it('the arranged game brings up the main rules, whatever the one who learns answers', () => {
  const told = (habit: string) => lesson(learnOrder('real'), LEARN_SECRET, steps, 60, habit).size;
  expect(['a', 'b', 'c'].map(told).filter((size) => size < 6)).toEqual([]);
});

it('what is told has its sentence in both languages, with figures that are there', () => {
  // This one wins the first fight by chance, and comes to the fork behind it.
  const all = lesson(learnOrder('real'), LEARN_SECRET, steps, 90, 'h4');
  expect([...all.keys()].toSorted()).toEqual(steps.map(({ key }) => key).toSorted());
  for (const lang of ['cs', 'en']) {
    const told = words(lang);
    expect(Object.keys(told).toSorted()).toEqual(steps.map(({ key }) => key).toSorted());
    for (const [key, known] of all) {
      expect(
        fills(told[key]).filter((name) => !(name in known)),
        `${lang} ${key}`,
      ).toEqual([]);
      expect(Object.values(known).filter((fill) => typeof fill === 'number' && !Number.isFinite(fill))).toEqual([]);
    }
  }
});
