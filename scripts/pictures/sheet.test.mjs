import { expect, test } from 'vitest';
import { sheetOf } from './sheet.mjs';

test('every picture of every state stands in the sheet, narrow ones first', () => {
  const page = sheetOf([
    { name: 'front', pictures: ['1024-light-cs.jpg', '360-dark-en.jpg', '360-light-cs.jpg'] },
    { name: 'about', pictures: ['360-light-cs.jpg'] },
  ]);
  const shown = [...page.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  expect(shown).toEqual([
    'front/360-light-cs.jpg',
    'front/360-dark-en.jpg',
    'front/1024-light-cs.jpg',
    'about/360-light-cs.jpg',
  ]);
  expect(page).toContain('<a href="#about">about</a>');
});
