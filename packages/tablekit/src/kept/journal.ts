/**
 * Changes on their way into a database, written down in the same moment they are made: a page that is left before the
 * database has them is caught up with by the next one. Each stands under a key of its own, so that tabs do not meet.
 */

export interface Noted {
  readonly id: string;
  /** What was written; undefined = it cannot be read. */
  readonly change: unknown;
  readonly text: string;
}

const PREFIX = 'kolbiste.pending';
const keyOf = (database: string, id: string): string => `${PREFIX}.${database}.${id}`;

let noted = 0;

/** The order of ids is the order in which they were made. */
export const freshEntry = (): string =>
  `${Date.now().toString(36).padStart(9, '0')}-${(noted++).toString(36).padStart(4, '0')}-${crypto.randomUUID().slice(0, 8)}`;

/** Writes a change down; false = this browser has no room for it. */
export function noteDown(database: string, id: string, change: unknown): boolean {
  try {
    localStorage.setItem(keyOf(database, id), JSON.stringify(change));
    return true;
  } catch {
    return false;
  }
}

/** The database has it, or has refused it. */
export function strikeOut(database: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(database, id));
  } catch {
    // Nothing could be written down either.
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What is written down for a database, in order. */
export function notedDown(database: string): Noted[] {
  const prefix = keyOf(database, '');
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()
      .map((key) => {
        const text = localStorage.getItem(key) ?? '';
        return { id: key.slice(prefix.length), change: parsed(text), text };
      });
  } catch {
    return [];
  }
}
