/** Outlines of the glyphs that a game's pictures name, out of @iconify-json/game-icons. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '@kolbiste/games';
import { roundPath } from './round-path.ts';

interface Named {
  readonly icon: string;
  readonly second?: string;
}

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

const json = (file: URL | string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const faceFile = (game: string, name: string): URL => new URL(`../../games/${game}/page/face/${name}`, import.meta.url);

/** Games whose cards have pictures. */
export const drawnGames = (): string[] =>
  GAMES.map(({ id }) => id).filter((id) => existsSync(faceFile(id, 'pictures.json')));

/** Where a game's outlines are written. */
export const glyphFile = (game: string): URL => faceFile(game, 'glyphs.json');

/** Pictures of a game's cards by their keys, or by groups of them. */
type Pictures = Readonly<Record<string, Named | Readonly<Record<string, Named>>>>;
const isNamed = (one: Named | Readonly<Record<string, Named>>): one is Named => typeof one['icon'] === 'string';

/** Names of all glyphs of a game, in order. */
export function glyphNames(game: string): string[] {
  const pictures = Object.values(json(faceFile(game, 'pictures.json')) as Pictures);
  const all = pictures.flatMap((one) => (isNamed(one) ? [one] : Object.values(one)));
  return [...new Set(all.flatMap(({ icon, second }) => (second === undefined ? [icon] : [icon, second])))].sort();
}

/** Who drew which glyphs. */
export const authorsOf = (game: string): Readonly<Record<string, readonly string[]>> =>
  json(faceFile(game, 'credits.json')) as Record<string, string[]>;

/** The file of outlines as it is to be. */
export function glyphText(game: string): string {
  const found = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons, aliases } = json(found) as Icons;
  const rows = glyphNames(game).map((name) => {
    const body = icons[name]?.body ?? icons[aliases[name]?.parent ?? '']?.body;
    if (body === undefined) throw new Error(`${name}: no such icon`);
    const path = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => roundPath(d)).join('');
    return `  ${JSON.stringify(name)}: ${JSON.stringify(path)}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
