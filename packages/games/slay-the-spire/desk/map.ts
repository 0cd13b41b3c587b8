/** The map of the act in letters, the topmost row first, with the paths between the rows. */
import type { View } from '../src/index.ts';
import { mapOf, W } from './engine.ts';

const SIGNS: Readonly<Record<(typeof W.ROOMS)[number], string>> = {
  encounter: 'M',
  elite: 'E',
  event: '?',
  campfire: 'R',
  treasure: 'T',
  merchant: '$',
  boss: 'B',
  dark: '#',
  light: 'o',
  burningElite: 'F',
};
const STEP = 4;

/** The kind of a room: what its token says, or what is printed. */
export const kindAt = (v: View, node: number): number =>
  (v.tokens[node] ?? 0) > 0 ? v.tokens[node] - 1 : mapOf(v.act, v.map).nodes[node].kind;

function rowLine(v: View, row: number): string {
  const { nodes, next } = mapOf(v.act, v.map);
  const ahead = v.node < 0 ? [0] : next[v.node];
  const signs: string[] = [];
  nodes.forEach((node, n) => {
    if (node.row !== row) return;
    const sign = SIGNS[W.ROOMS[kindAt(v, n)]];
    const [left, right] = n === v.node ? ['[', ']'] : ahead.includes(n) ? ['<', '>'] : [' ', ' '];
    const at = node.column * STEP;
    signs[at] = left;
    signs[at + 1] = sign;
    signs[at + 2] = right;
  });
  return Array.from(signs, (sign) => sign ?? ' ').join('');
}

/** Paths from a row to the one above it. */
function pathLine(v: View, row: number): string {
  const { nodes, next } = mapOf(v.act, v.map);
  const signs: string[] = [];
  nodes.forEach((node, n) => {
    if (node.row !== row) return;
    for (const to of next[n]) {
      const [from, up] = [node.column * STEP + 1, nodes[to].column * STEP + 1];
      const middle = (from + up) >> 1;
      signs[middle] = up === from ? '|' : up > from ? '/' : '\\';
      for (let at = Math.min(from, up) + 2; at < Math.max(from, up) - 1; at++) signs[at] ??= '-';
    }
  });
  return Array.from(signs, (sign) => sign ?? ' ').join('');
}

export function mapLines(v: View): string[] {
  const { nodes } = mapOf(v.act, v.map);
  const top = Math.max(...nodes.map(({ row }) => row));
  const out: string[] = [];
  for (let row = top; row >= 0; row--) {
    out.push(rowLine(v, row));
    if (row > 0) out.push(pathLine(v, row - 1));
  }
  return out.map((line) => `   ${line}`.trimEnd());
}

/** The row of the map on which the boot stands, counted from 1. */
export const floorOf = (v: View): number => mapOf(v.act, v.map).nodes[v.node].row + 1;
