import { describe, expect, it } from 'vitest';
import { ACTIONS, actionOf, DEFAULT_KEYS, keyName, keysWith } from './keys.ts';

const pressed = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey });

describe('keys', () => {
  it('every action has a key, and no key does two things', () => {
    expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(ACTIONS.length);
    for (const action of ACTIONS) expect(actionOf(DEFAULT_KEYS, DEFAULT_KEYS[action])).toBe(action);
  });

  it('digits are told by their place: Czech keyboards write letters there', () => {
    expect(pressed('+', 'Digit1')).toBe('1');
    expect(pressed('1', 'Digit1', true)).toBe('Shift+1');
    expect(pressed('2', 'Numpad2')).toBe('2');
  });

  it('everything else is told by what it writes', () => {
    expect(pressed('h', 'KeyH')).toBe('H');
    expect(pressed('H', 'KeyH', true)).toBe('Shift+H');
    expect(pressed('?', 'Slash', true)).toBe('?');
    expect(pressed(' ', 'Space')).toBe('Space');
    expect(pressed('Escape', 'Escape')).toBe('Escape');
  });

  it('keys of the browser stand for nothing', () => {
    for (const key of ['Tab', 'Enter', 'Shift', 'Control']) expect(pressed(key, key)).toBe('');
    expect(actionOf(DEFAULT_KEYS, '')).toBeUndefined();
  });

  it("the player's own keys replace those of the game; what is no key is left out", () => {
    const keys = keysWith({ main: 'F', log: '', help: 7, nothing: 'X' });
    expect(keys).toEqual({ ...DEFAULT_KEYS, main: 'F' });
    expect(actionOf(keys, 'F')).toBe('main');
    expect(actionOf(keys, 'Space')).toBeUndefined();
    for (const stored of [null, 'x', 3, []]) expect(keysWith(stored)).toEqual(DEFAULT_KEYS);
  });
});
