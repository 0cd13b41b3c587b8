/** The maps of the acts: rooms from the bottom row up, and which rooms each leads to [STS 4.5] [STS 9.1]. */
import type { RoomKind } from '../vocabulary.ts';
import { BOSS, ROOMS } from '../vocabulary.ts';
import rows from './maps.json' with { type: 'json' };

export interface MapNode {
  readonly row: number;
  readonly column: number;
  readonly kind: number;
}

export interface ActMap {
  readonly nodes: readonly MapNode[];
  /** By node: the nodes above that a path leads to. */
  readonly next: readonly (readonly number[])[];
}

const LETTERS: Readonly<Record<string, RoomKind>> = {
  M: 'encounter',
  E: 'elite',
  '?': 'event',
  R: 'campfire',
  T: 'treasure',
  $: 'merchant',
  B: 'boss',
  D: 'dark',
  L: 'light',
};
const kindOf = (letter: string): number => ROOMS.indexOf(LETTERS[letter]);

interface Written {
  readonly rows: readonly string[];
  /** `0-3>1-1,1-3;...` */
  readonly edges: string;
}

function read({ rows: grid, edges }: Written): ActMap {
  const nodes = grid
    .toReversed()
    .flatMap((line, row) =>
      Array.from(line).flatMap((letter, column) => (letter === '.' ? [] : [{ row, column, kind: kindOf(letter) }])),
    );
  const at = (name: string): number => nodes.findIndex(({ row, column }) => name === `${row}-${column}`);
  const next: number[][] = nodes.map(() => []);
  for (const edge of edges.split(';')) {
    const [from, to] = edge.split('>');
    next[at(from)].push(...to.split(',').map(at));
  }
  return { nodes, next: next.map((list) => list.sort((a, b) => a - b)) };
}

const MAPS: readonly (readonly ActMap[])[] = Object.values(rows.acts).map((maps) => maps.map(read));

/** @param act from 1 */
export const mapOf = (act: number, map: number): ActMap => MAPS[act - 1][Math.min(map, MAPS[act - 1].length - 1)];

/** Whether a room is that of the boss, at the top of the map. */
export const isTop = (act: number, map: number, node: number): boolean => mapOf(act, map).nodes[node]?.kind === BOSS;

/** How many maps an act has to choose from. */
export const mapsOf = (act: number): number => MAPS[act - 1].length;

/** What the tokens of both colours say [STS 4.6]. */
export const DARK_TOKENS: readonly number[] = rows.tokens.dark.map(kindOf);
export const LIGHT_TOKENS: readonly number[] = rows.tokens.light.map(kindOf);
