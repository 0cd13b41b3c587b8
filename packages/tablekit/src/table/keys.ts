/** The keys of a table: one list of what can be done, each with its key, which the player may change. */

/** What each action's key is, in the order in which the list of keys shows them. */
export type KeySet<A extends string> = Readonly<Record<A, string>>;

/** Keys of what stands beside every table: an action has the same key at each. */
export const TOOL_KEYS = {
  undo: 'U',
  why: 'W',
  compare: 'C',
  text: 'T',
  log: 'L',
  settings: 'S',
  sound: 'M',
  help: '?',
} as const satisfies KeySet<string>;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const BARE = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process', 'Unidentified']);

/**
 * The name of a pressed key. Digits are told by their place, as Czech keyboards write letters there; everything else by
 * what it writes. '' for a key that stands for nothing alone, and for Tab and Enter, which belong to the browser.
 */
export function keyName({ key, code, shiftKey }: Pressed): string {
  if (BARE.has(key) || key === 'Tab' || key === 'Enter') return '';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const name = digit ?? (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
  // Shift is part of what a sign like ? is written with; of letters, digits and named keys it makes another key.
  const counts = digit !== undefined || name.length > 1 || name.toLowerCase() !== name.toUpperCase();
  return shiftKey && counts ? `Shift+${name}` : name;
}

/** All keys: the player's own in place of those that come with the game. What is stored may be anything. */
export function keysWith<A extends string>(own: unknown, defaults: KeySet<A>): KeySet<A> {
  const given = typeof own === 'object' && own !== null ? (own as Record<string, unknown>) : {};
  const keys: Record<A, string> = { ...defaults };
  for (const action of Object.keys(defaults) as A[]) {
    const key = given[action];
    if (typeof key === 'string' && key !== '' && key.length < 24) keys[action] = key;
  }
  return keys;
}

/** What a key does, or undefined. */
export function actionOf<A extends string>(keys: KeySet<A>, name: string): A | undefined {
  return name === '' ? undefined : (Object.keys(keys) as A[]).find((action) => keys[action] === name);
}
