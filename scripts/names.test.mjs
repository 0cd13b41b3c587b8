/** Real names stand in the files of names alone. */
import { describe, expect, it } from 'vitest';
import { ids } from './games.mjs';
import { finder, realNames, strays } from './names.mjs';

describe.each(ids)('%s', (game) => {
  it('has real names in its files of names alone', () => expect(strays(game)).toEqual([]));

  it('has names that the check would find', () => {
    const names = realNames(game);
    expect(names.length).toBeGreaterThan(400);
    expect(finder(names)(`a text with ${names[7]} in it`)).toEqual([names[7]]);
    expect(finder(names)(`a text with x${names[7]}x in it`)).toEqual([]);
  });
});
