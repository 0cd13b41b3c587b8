/** Events as a tree of causes. */
import { wrapped } from '@kolbiste/gamekit/desk';

/** An event with its words. */
export interface Told {
  readonly id: number;
  /** Id of the event this one descends from; one that is not in the list makes this a root. */
  readonly cause: number;
  readonly text: string;
}

/** What laid the things that act in an event, behind its words: ` ← ... ← ...`, or nothing. Said once of each. */
export function origins(texts: ReadonlyMap<number, string>, from: readonly number[] = []): string {
  const said = new Set(from.flatMap((id) => texts.get(id) ?? []));
  return [...said].map((text) => ` ← ${text}`).join('');
}

/** ` [2.5.1.1, 2.8.1.2]`, or nothing. */
export const keysText = (keys: readonly string[]): string => (keys.length === 0 ? '' : ` [${keys.join(', ')}]`);

/** Deepest indentation: what lies deeper stands at the same place. */
const DEEPEST = 6;

/** Lines of the tree, each event once, in the order in which they happened, indented below what caused it. */
export function eventTree(events: readonly Told[], width: number, indent = ''): string[] {
  const depth = new Map<number, number>();
  return events.flatMap(({ id, cause, text }) => {
    const above = depth.get(cause);
    const at = above === undefined ? 0 : above + 1;
    depth.set(id, at);
    const space = indent + '  '.repeat(Math.min(at, DEEPEST));
    return wrapped(text, width, `${space}${at === 0 ? '• ' : '└ '}`, `${space}  `);
  });
}
