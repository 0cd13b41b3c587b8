/** The log as a tree: every line stands under what caused it. */
import type { Why } from '@kolbiste/kernel';
import { causes } from '@kolbiste/kernel';
import type { Happening } from '../engine/protocol.ts';

export interface Branch {
  readonly line: Happening;
  readonly children: readonly Branch[];
}

interface Growing extends Branch {
  readonly children: Growing[];
}

/**
 * Roots in the order they happened. A cause that is not there makes a root.
 * @param root kind of the lines that stand for themselves: rounds or turns follow from who starts, and all the game would
 *   hang on one line
 */
export function treeOf(log: readonly Happening[], root: string): readonly Branch[] {
  const byId = new Map<number, Growing | undefined>();
  const roots: Growing[] = [];
  for (const line of log) {
    const follows = line.cause !== line.id && line.kind !== root;
    const parent = follows ? byId.get(line.cause) : undefined;
    const branch: Growing = { line, children: [] };
    // What follows from a line that is left out hangs where that line would.
    byId.set(line.id, line.quiet ? parent : branch);
    if (!line.quiet) (parent?.children ?? roots).push(branch);
  }
  return roots;
}

/**
 * The same tree, in which whatever has not changed is what it was before: a line of which nothing is new is not drawn
 * again, however long the log.
 */
export function grownFrom(before: readonly Branch[], now: readonly Branch[]): readonly Branch[] {
  const old = new Map(before.map((branch) => [branch.line, branch]));
  const branches = now.map((branch) => {
    const was = old.get(branch.line);
    if (was === undefined) return branch;
    const children = grownFrom(was.children, branch.children);
    return children === was.children ? was : { line: branch.line, children };
  });
  return branches.length === before.length && branches.every((branch, k) => branch === before[k]) ? before : branches;
}

/**
 * From a line back to where it began, the line itself first; beside a line the ways back of the laid things that acted.
 * @param since what is older than this line is left out
 */
export const whyOf = (log: readonly Happening[], id: number, since = 0): Why<Happening>[] =>
  causes(new Map(log.map((line) => [line.id, line])), id).filter(({ event }) => event.id === id || event.id >= since);

/** The first line that stands for itself: what is older was the opening, from which all of a game follows; 0 = there is none before a line. */
export function openedBefore(log: readonly Happening[], id: number, root: string): number {
  const first = log.find(({ kind }) => kind === root)?.id ?? 0;
  return first <= id ? first : 0;
}
