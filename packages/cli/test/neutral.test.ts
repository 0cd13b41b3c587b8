/** Under `--names neutral` no command says a real name, nor a key made of one. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../../scripts/games.mjs';
import { often } from '../../../scripts/long.mjs';
import { finder, realNames } from '../../../scripts/names.mjs';
import { kolbiste, ROOT } from './run.ts';

const NEUTRAL = ['--names', 'neutral'];
const folders = (game: string): string[] =>
  readdirSync(`${ROOT}/packages/games/${game}/scenarios`)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => `packages/games/${game}/scenarios/${name}`);

/** A record that today's rules play; none of a game that is being made. */
function ofToday(game: string): readonly string[] {
  if (!existsSync(`${ROOT}/corpus/${game}`)) return [];
  const versions = readdirSync(`${ROOT}/corpus/${game}`).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const folder = `corpus/${game}/${versions.at(-1)}`;
  return [`${folder}/${readdirSync(`${ROOT}/${folder}`)[0]}`];
}

describe.each(games)('$id', ({ id: game, workshop }) => {
  const find = finder(realNames(game));
  // Where bots think for minutes random ones play: the words are the same.
  const seats = workshop.parity.bots ? 'greedy,random' : 'random,random';
  const commands: readonly (readonly string[])[] = [
    ['cards', game, '--lang', 'cs'],
    ['cards', game, '--lang', 'en'],
    ['cards', game, '--json'],
    ['play', game, '--seats', seats, '--seed', '3', '--lang', 'cs'],
    ...ofToday(game).map((record) => ['replay', record, '--lang', 'en']),
    ['sim', game, '--games', '3', '--seed', '2', '--lang', 'cs'],
    ['judge', ...folders(game).slice(0, often(2, 99)), '--full', '--lang', 'cs'],
    ['judge', ...folders(game).slice(-often(2, 99)), '--json'],
  ];
  it.each(commands)('%s %s %s %s %s', async (...args) => {
    const { code, out, err } = await kolbiste([...args, ...NEUTRAL]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(300);
    expect(find(pathless(out))).toEqual([]);
  });

  it('the check finds a name where it stands', async () => {
    const { out } = await kolbiste(['cards', game, '--lang', 'en']);
    expect(find(out).length).toBeGreaterThan(80);
  });
});

/** Paths are the user's own words. */
const pathless = (text: string): string => text.replaceAll(/scenarios[\\/][\w\\/.-]+/g, '');
