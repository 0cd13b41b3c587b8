/** What an arranged first game has to bring up, and how what is told is worded; the same of every game. */
import { readFileSync } from 'node:fs';
import type { GameManifest } from '@kolbiste/gamekit';
import { beforeAll, expect, it } from 'vitest';
import { lesson, type Told } from '../src/coach/lesson.fixture.ts';
import type { CoachStep } from '../src/coach/step.ts';
import { fetchGame } from '../src/engine/games.ts';
import type { NewGame } from '../src/engine/protocol.ts';
import { fetchMind } from '../src/engine/thinker.ts';
import { playGames } from '../src/games.ts';

export interface Taught {
  readonly manifest: GameManifest;
  readonly steps: readonly CoachStep[];
  readonly secret: string;
  order(): NewGame;
  /** How many of what can be told each of these who learn is told at least within so many answers. */
  readonly arranged: { readonly habits: readonly string[]; readonly answers: number; readonly least: number };
  /** Games in which everything is told. @param play the order with a secret, so many answers, a habit */
  all?(play: (secret: string, answers: number, habit: string) => Told): readonly Told[];
  /** Where the words lie. */
  readonly page: string;
}

const MANY = [1, 2, 3, 4, 5, 6];
const LONG = 120;
const SECRET_LENGTH = 64;

const fills = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).toSorted();

export function describeTaught({ manifest, steps, secret, order, arranged, all, page }: Taught): void {
  const play = (by: string, answers: number, habit: string): Told => lesson(order(), by, steps, answers, habit);
  const keys = steps.map(({ key }) => key).toSorted();
  const words = (lang: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`./words/${lang}/${manifest.id}-coach.json`, page), 'utf8'));

  beforeAll(async () => {
    playGames([manifest]);
    await fetchGame(manifest.id);
    await fetchMind(manifest.id);
  });

  it('the arranged game brings up the main rules, whatever the one who learns answers', () => {
    const told = (habit: string) => play(secret, arranged.answers, habit).size;
    expect(arranged.habits.map(told).filter((size) => size < arranged.least)).toEqual([]);
  });

  it('what is told has its sentence in both languages, with figures that are there', () => {
    const games = all?.(play) ?? MANY.map((n) => play(`${n}`.repeat(SECRET_LENGTH), LONG, `${n}`));
    const known = new Map(games.flatMap((game) => [...game]));
    expect([...known.keys()].toSorted()).toEqual(keys);
    for (const lang of ['cs', 'en']) {
      const told = words(lang);
      expect(Object.keys(told).toSorted()).toEqual(keys);
      for (const [key, figures] of known) {
        expect(
          fills(told[key]).filter((name) => !(name in figures)),
          `${lang} ${key}`,
        ).toEqual([]);
        expect(Object.values(figures).filter((fill) => typeof fill === 'number' && !Number.isFinite(fill))).toEqual([]);
      }
    }
  });
}
