import { actionOf } from '@kolbiste/tablekit/table/keys.ts';
import { expect, it } from 'vitest';
import { ACTIONS, DUEL_KEYS } from './key-set.ts';

it('every action has a key, and no key does two things', () => {
  expect(new Set(Object.values(DUEL_KEYS)).size).toBe(ACTIONS.length);
  for (const action of ACTIONS) expect(actionOf(DUEL_KEYS, DUEL_KEYS[action])).toBe(action);
});
