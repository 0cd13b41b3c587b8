/** Where options lie on the table of the page. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { expect, test } from 'vitest';
import { handOption, OPENLY } from '../src/options.ts';
import { placeOf } from './places.ts';

const MISSION = 1010;
const prompt = (decision: string): Prompt => {
  const [procedure, step] = decision.split('.');
  return { procedure, step, seat: 0, locals: {}, options: [], refused: [], rule: [], text: { cs: '', en: '' } };
};

test('a card of the own hand lies there, whatever becomes of it; one of another hand, or of a pile, at no card', () => {
  for (const own of ['prove.choose', 'tuck.choose', 'castOnce.choose'])
    expect(placeOf(prompt(own), MISSION)).toBe(`hand:${MISSION}`);
  expect(placeOf(prompt('turn.discard'), handOption(MISSION, OPENLY))).toBe(`hand:${MISSION}`);
  expect(placeOf(prompt('turn.discard'), 0)).toBeNull();
  for (const other of ['pickHand.choose', 'search.choose']) expect(placeOf(prompt(other), MISSION)).toBeNull();
});
