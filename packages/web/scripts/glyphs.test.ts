import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { authorsOf, drawnGames, glyphFile, glyphNames, glyphText } from './glyphs.ts';

/** What the pictures of a pool may cost over the wire. */
const MOST = 150_000;

test('games have pictures', () => expect(drawnGames().length).toBeGreaterThan(1));

describe.each(drawnGames())('%s', (game) => {
  const text = readFileSync(glyphFile(game), 'utf8');

  test('the outlines are those that its pictures name, as the script makes them', () => {
    expect(text === glyphText(game), 'node packages/web/scripts/pick-glyphs.ts').toBe(true);
  });

  test('whoever drew a glyph is named, once', () => {
    expect(Object.values(authorsOf(game)).flat().sort()).toEqual(glyphNames(game));
  });

  test(`they weigh at most ${MOST} bytes as a browser gets them`, () => {
    expect(brotliCompressSync(text).length).toBeLessThan(MOST);
    // Whoever lacks brotli waits a little longer.
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MOST * 1.15);
  });
});
