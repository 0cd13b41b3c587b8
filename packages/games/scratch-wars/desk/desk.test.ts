import { widthOf } from '@kolbiste/gamekit/desk';
import { describeDesk } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import { nameBook } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

const LANGS = ['cs', 'en'] as const;

describeDesk({ describe, it }, desk, {
  plans: [{ format: 'free' }, { format: 'free' }, { format: 'free' }],
  every: 7,
  width: widthOf,
  hidden: null,
  names: { book: nameBook, least: 150 },
  looked: { alike: ['w1', 'A w1'], nobody: ['', 'C w1', 'A w9', 'hero hero'] },
  facts: (seats) => seats + 1,
  list: {
    cards: 221,
    filters: { kind: 'hero', island: 'vampiria', type: 'bow', stars: '3', effect: 'stit' },
    kinds: ['hero-001', 'weapon-140'],
    seeded: true,
  },
});

describe('the list of cards', () => {
  test('holds every kind with name and text in both languages', () => {
    const cards = cardDesk.list('real');
    expect(cards.filter((card) => card.kind === 'hero')).toHaveLength(81);
    expect(cards.filter((card) => card.kind === 'weapon')).toHaveLength(140);
    for (const card of cards) {
      for (const lang of LANGS) {
        expect(card.name[lang]).not.toBe('');
        expect(card.text[lang].split('\n').length).toBeGreaterThan(6);
        expect(card.text[lang]).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
