import { expect, it } from 'vitest';
import { moodOf } from './mood.ts';

const ALONE = { home: 0, both: false, together: false };
const won = (...winners: number[]) => ({ winners, draw: false });
const TIE = { winners: [], draw: true };

it('one against one: won, lost, and a tie that is neither', () => {
  expect(moodOf(won(0), ALONE)).toBe('won');
  expect(moodOf(won(1), ALONE)).toBe('lost');
  expect(moodOf(TIE, ALONE)).toBe('draw');
  expect(moodOf(won(), ALONE)).toBe('draw');
});

it('two at one screen: whoever has won sits here, a tie stays one', () => {
  const both = { ...ALONE, both: true };
  expect([moodOf(won(0), both), moodOf(won(1), both), moodOf(TIE, both)]).toEqual(['won', 'won', 'draw']);
});

it('all on one side: together they have won or lost, whoever looks', () => {
  const together = { ...ALONE, home: 1, together: true };
  expect([moodOf(won(0, 1), together), moodOf(won(), together)]).toEqual(['won', 'lost']);
});
