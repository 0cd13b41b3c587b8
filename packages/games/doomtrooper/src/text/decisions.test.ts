import { expect, test } from 'vitest';
import { nameOf } from '../cards/names.ts';
import type { View } from '../view.ts';
import { decisionText } from './decisions.ts';
import { talkIn } from './talk.ts';

const FREELANCER = 4069;
const PLAYERS = { you: 0, cs: ['vy', 'Jan'], en: ['you', 'Jan'] };

/** The question for a bid as seat 0 reads it. */
function bidText(lang: 'cs' | 'en', locals: Readonly<Record<string, number>>): string {
  const view = { flow: [{ proc: 'auction', locals: { card: FREELANCER, ...locals } }] } as unknown as View;
  return decisionText(talkIn(lang, 'real', PLAYERS, view), view, { id: 'auction.bid' } as never);
}

test('who is asked for a bid reads for which warrior, and what is to be outbid', () => {
  const first = bidText('en', { high: -1, holder: -1 });
  expect(first).toContain(nameOf(FREELANCER, 'en', 'real'));
  expect(first).not.toContain('highest');
  expect(bidText('en', { high: 3, holder: 1 })).toMatch(/The highest bid: 3 D, Jan\.$/);
  expect(bidText('cs', { high: 3, holder: 1 })).toMatch(/Nejvíc nabízí Jan: 3 B\.$/);
});
