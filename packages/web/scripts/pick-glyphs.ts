/**
 * Writes the outlines of all glyphs that the pictures of each game name (`page/face/pictures.json`) to `page/face/glyphs.json`.
 * Run it after changing pictures: node packages/web/scripts/pick-glyphs.ts
 */
import { writeFileSync } from 'node:fs';
import { drawnGames, glyphFile, glyphNames, glyphText } from './glyphs.ts';

for (const game of drawnGames()) {
  const text = glyphText(game);
  writeFileSync(glyphFile(game), text);
  console.log(`${game}: ${glyphNames(game).length} glyphs, ${text.length} characters`);
}
