import { expect, test } from 'vitest';
import { eventTree, origins } from './events.ts';

test('events stand below what caused them', () => {
  const events = [
    { id: 5, cause: 2, text: 'root' },
    { id: 6, cause: 5, text: 'child' },
    { id: 7, cause: 6, text: 'grandchild' },
    { id: 8, cause: 5, text: 'second child' },
    { id: 9, cause: 3, text: 'other root' },
  ];
  expect(eventTree(events, 80)).toEqual([
    '• root',
    '  └ child',
    '    └ grandchild',
    '  └ second child',
    '• other root',
  ]);
});

test('what laid the things that act is said behind the words, each once', () => {
  const texts = new Map([
    [3, 'A lays poison'],
    [4, 'B lays a trap'],
    [5, 'A lays poison'],
  ]);
  expect(origins(texts, [3, 5, 4, 9])).toBe(' ← A lays poison ← B lays a trap');
  expect(origins(texts)).toBe('');
});
