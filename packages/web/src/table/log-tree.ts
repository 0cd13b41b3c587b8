/** The log as a tree: every line stands under what caused it. */
import type { Why } from '@kolbiste/kernel';
import { causes } from '@kolbiste/kernel';
import type { GameId, Happening } from '../engine/protocol.ts';

export interface Branch {
  readonly line: Happening;
  readonly children: Branch[];
}

/** Rounds and turns follow from who starts; in the tree each stands for itself, or all the game would hang on one line. */
const ROOT: Readonly<Partial<Record<GameId, string>>> = { 'scratch-wars': 'roundBegan', tmmstone: 'turnBegan' };

/** Where few lines follow from answers, rounds and their phases hold what happens in them. */
const CHAPTERS: Readonly<Partial<Record<GameId, readonly string[]>>> = { lotr: ['roundBegan', 'phaseBegan'] };
const NONE: readonly string[] = [];

/** Roots in the order they happened. A cause that is not there, or came before the chapter, makes a root, of the chapter. */
export function treeOf(log: readonly Happening[], game: GameId = 'scratch-wars'): Branch[] {
  const byId = new Map<number, Branch | undefined>();
  const roots: Branch[] = [];
  const chapters = CHAPTERS[game] ?? NONE;
  let open: readonly Branch[] = [];
  for (const line of log) {
    const level = chapters.indexOf(line.kind);
    if (level >= 0) open = open.slice(0, level);
    const chapter = open.at(-1);
    const follows = level < 0 && line.cause !== line.id && line.kind !== ROOT[game];
    const near = chapter === undefined || line.cause >= chapter.line.id;
    const parent = (follows && near ? byId.get(line.cause) : undefined) ?? chapter;
    const branch: Branch = { line, children: [] };
    // What follows from a line that is left out hangs where that line would.
    byId.set(line.id, line.quiet ? parent : branch);
    if (line.quiet) continue;
    (parent?.children ?? roots).push(branch);
    if (level >= 0) open = [...open, branch];
  }
  return roots;
}

/** From a line back to where it began, the line itself first; beside a line the ways back of the laid things that acted. */
export const whyOf = (log: readonly Happening[], id: number): Why<Happening>[] =>
  causes(new Map(log.map((line) => [line.id, line])), id);
