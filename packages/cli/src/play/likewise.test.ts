import { expect, test } from 'vitest';
import { kolbiste } from '../../test/run.ts';
import { sharedWords } from './likewise.ts';

test('what names begin with is found, never in the midst of a quoted name, never the whole of one', () => {
  expect(sharedWords(['Use the opponent’s axe “A B”', 'Use the opponent’s bow “C”'])).toBe('Use the opponent’s');
  expect(sharedWords(['Repair wand “A B” for 2', 'Repair wand “A C” for 2'])).toBe('Repair wand');
  expect(sharedWords(['Opravit hůl „A B“', 'Opravit hůl „A C“'])).toBe('Opravit hůl');
  expect(sharedWords(['End the turn', 'End the turn now'])).toBe('End the');
  expect(sharedWords(['Cancel (bow “A”)', 'Cancel (bow “B”)'])).toBe('Cancel');
  expect(sharedWords(['Attack', 'Defend'])).toBe('');
  expect(sharedWords(['Attack'])).toBe('');
});

test.each([
  ['en', /likewise “Spin …”: b \S+ “[^”]+”, c /, /likewise b \(/],
  ['cs', /stejně tak „Zatočit …“: b \S+ „[^“]+“, c /, /stejně tak b \(/],
])('the opponent’s weapons are listed under one beginning: %s', async (lang, said, before) => {
  const { out } = await kolbiste(['play', 'scratch-wars', '--seats', 'human,easy', '--seed', '3', '--lang', lang], {
    input: 'q\n',
  });
  const text = out.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(said);
  expect(text).not.toMatch(before);
});
