import { expect, it } from 'vitest';
import { inventor, keyFrom } from './invented.ts';

const invent = inventor([
  ['fire-imp', 'ash-sprite'],
  ['fire', 'ash'],
  ['Ohnivý imp', 'Popelavý skřet'],
]);

it('replaces whole words, the longest first, in any alphabet', () => {
  expect(invent('play fire-imp at fire, „Ohnivý imp“!')).toBe('play ash-sprite at ash, „Popelavý skřet“!');
  expect(invent('fires fire-imps xfire Ohnivý impe')).toBe('fires fire-imps xfire Ohnivý impe');
  expect(invent('')).toBe('');
});

it('makes keys of names', () => expect(keyFrom("The Gambler's Cat, II")).toBe('the-gambler-s-cat-ii'));
