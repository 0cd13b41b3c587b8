import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what takes long is not overtaken, and what fails holds nobody up', async () => {
  const done: string[] = [];
  const turn = inTurn();
  const after = (millis: number, name: string) =>
    turn(async () => {
      await setTimeout(millis);
      if (name === 'bad') throw new Error('no');
      done.push(name);
      return name;
    });
  const all = await Promise.allSettled([after(30, 'slow'), after(10, 'bad'), after(0, 'quick')]);
  expect(done).toEqual(['slow', 'quick']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
