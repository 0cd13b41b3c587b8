import { describe, expect, it } from 'vitest';
import type { KeySet } from './keys.ts';
import { actionOf, keyName, keysWith, TOOL_KEYS } from './keys.ts';

const KEYS: KeySet<'main' | keyof typeof TOOL_KEYS> = { main: 'Space', ...TOOL_KEYS };

const pressed = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey });

describe('keys', () => {
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
    expect(actionOf(KEYS, '')).toBeUndefined();
  });

  it("the player's own keys replace those of the game; what is no key is left out", () => {
    const keys = keysWith({ main: 'F', log: '', help: 7, nothing: 'X' }, KEYS);
    expect(keys).toEqual({ ...KEYS, main: 'F' });
    expect(actionOf(keys, 'F')).toBe('main');
    expect(actionOf(keys, 'Space')).toBeUndefined();
    for (const stored of [null, 'x', 3, []]) expect(keysWith(stored, KEYS)).toEqual(KEYS);
  });
});
