import { seedFrom } from '@kolbiste/kernel';
import { expect, it } from 'vitest';
import { hiddenGame as game } from '../../../kernel/test/toys/hidden.ts';
import { AllEyes } from './all-eyes.ts';

it('every event is witnessed by somebody who may see it, what is public by the public', () => {
  const s = game.setup({ life: 6 }, seedFrom('eyes'));
  const eyes = new AllEyes([0, 1, 2]);
  const bid = (seat: number): void => {
    const refusal = game.answer(s, seat, game.options(s, seat)[0], { sink: { event: (e) => eyes.hear(e) } });
    expect(refusal).toBeUndefined();
  };
  bid(2);
  expect(eyes.take()).toEqual([]);
  eyes.look = (viewer) => game.view(s, viewer);
  bid(0);
  bid(1);
  const told = eyes.take().map(({ event, view }) => [game.events[event.kind], (view as { who: unknown }).who]);
  expect(told.slice(0, 2)).toEqual([
    ['answer', 0],
    ['bid', 'public'],
  ]);
  expect(told).toContainEqual(['answer', 1]);
  expect(eyes.take()).toEqual([]);
});
