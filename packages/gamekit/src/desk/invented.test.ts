import { expect, it } from 'vitest';
import { inventedIn } from './invented.ts';

const invent = (text: string): string => text.replaceAll('fire-imp', 'ash-sprite').replaceAll('fire', 'ash');

it('goes through data, names of fields too, but not through what the program says itself', () => {
  const data = { name: 'fire', 'cost fire-imp': [1, 'fire'], kind: 'fire', file: 'fire.yaml', none: null };
  expect(inventedIn(data, invent)).toEqual({
    name: 'ash',
    'cost ash-sprite': [1, 'ash'],
    kind: 'fire',
    file: 'fire.yaml',
    none: null,
  });
});
