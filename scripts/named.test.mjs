/** No shell names a game: what still does is listed, and the list may only shrink. */
import { expect, it } from 'vitest';
import { games } from './games.mjs';
import { compared, listed, namesAGame, naming } from './named.mjs';

it('nobody outside the folder of a game names it, but for those that are listed', () => {
  const { unlisted, idle } = compared(naming(), listed());
  expect(unlisted, 'these files name a game: go through its manifest (docs/new-game.md)').toEqual([]);
  expect(idle, 'these name none any more: take them off scripts/named.json').toEqual([]);
});

it('of what runs nothing is listed, tests alone', () => {
  expect(listed().filter((entry) => !/\.test\.\w+$|\/test\//.test(entry))).toEqual([]);
});

it('a game is found by its id, its titles and its citations', () => {
  for (const { id, manifest } of games) {
    const camel = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const { title, mark } = manifest;
    const texts = [`'${id}'`, `${camel}Desk`, `@kolbiste/${id}`, title.cs, title.en, `[${mark} 1.2]`];
    expect(texts.filter((text) => !namesAGame(`x ${text} y`))).toEqual([]);
  }
  expect(namesAGame('a game of the house, its weapons, lots of wars scratched [KEY 1.2]')).toBe(false);
});

it('the check sees files that are not listed, and entries that are idle', () => {
  const files = ['bench/a.ts', 'packages/web/test/b.ts'];
  expect(compared(files, ['packages/web/test/', 'scripts/c.mjs'])).toEqual({
    unlisted: ['bench/a.ts'],
    idle: ['scripts/c.mjs'],
  });
});
