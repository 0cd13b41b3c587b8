import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kolbiste/games';
import { games, playGames } from '@kolbiste/tablekit/games.ts';
import { describe, expect, it } from 'vitest';

playGames([...GAMES, { ...GAMES[0], id: 'without', page: null }]);

it('a game without a page is not played here', () => {
  expect(games().map(({ id }) => id)).toEqual(GAMES.filter(({ page }) => page !== null).map(({ id }) => id));
});

describe.each(games())('the page of $id', ({ id, page: slot }) => {
  const words = (part: string): boolean[] =>
    ['cs', 'en'].map((lang) =>
      existsSync(fileURLToPath(new URL(`../../games/${id}/page/words/${lang}/${id}-${part}.json`, import.meta.url))),
    );

  it('is what its slot says at once', async () => {
    const { page } = await slot.parts();
    expect(page.id).toBe(id);
    expect(page.decks !== null).toBe(slot.decks);
    expect(Object.keys(page.rooms)).toEqual(slot.rooms.map(({ name }) => name));
    expect((await slot.engine()).adapter.id).toBe(id);
  });

  it('has words for the front page and for pages that all games share', () => {
    expect([words('front'), words('pages')]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('speaks from dictionaries of its own or of the house alone', async () => {
    const { page } = await slot.parts();
    const own = Object.keys(page.words).map((path) => path.replace(/^.*\/|\.json$/g, ''));
    const house = import.meta.glob('../../tablekit/src/i18n/cs/*.json');
    const known = [...own, ...Object.keys(house).map((path) => path.replace(/^.*\/|\.json$/g, ''))];
    const parts = [...Object.values(page), ...Object.values(page.rooms)] as { words?: unknown }[];
    const named = parts.flatMap((part) => (Array.isArray(part?.words) ? (part.words as string[]) : []));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((part) => !known.includes(part))).toEqual([]);
  });
});
