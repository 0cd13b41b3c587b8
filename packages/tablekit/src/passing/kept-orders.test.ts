import type { Order } from '@kolbiste/wire';
import { expect, it } from 'vitest';
import { keptOrders } from './kept-orders.ts';

const said = (en: string) => ({ question: { cs: en, en }, answer: { cs: en, en } });
const plain: Order = { decision: 'window.ask', option: 7, window: 'reactions', once: true };

it('the same answer on something played and in any such window are two orders with words of their own', () => {
  const orders = keptOrders('test');
  orders.note(plain, said('any'));
  expect(orders.wordsOf(0, plain)).toEqual(said('any'));
  const ahead: Order = { ...plain, when: { played: 'card 5', on: 'me' } };
  expect(orders.wordsOf(0, ahead)).toBe(null);
  orders.note(ahead, said('card 5'));
  expect([orders.wordsOf(0, plain), orders.wordsOf(0, ahead)]).toEqual([said('any'), said('card 5')]);
  expect(orders.wordsOf(0, { ...plain, when: { played: 'card 6' } })).toBe(null);
});
