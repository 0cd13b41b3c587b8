/** What lies ahead on the map: rooms by their kind, and how many of each a way to the boss leads through. */
import { mapOf } from '../src/cards/maps.ts';
import { ROOMS } from '../src/vocabulary.ts';
import type { SpireTable } from './engine/table.ts';

export type RoomKind = (typeof ROOMS)[number];
type Where = Pick<SpireTable, 'act' | 'map' | 'tokens'>;

/** What a room is, as far as all know: its token where one lies there. */
export function kindAt({ act, map, tokens }: Where, node: number): RoomKind | undefined {
  const token = (tokens[node] ?? 0) - 1;
  return ROOMS[token >= 0 ? token : (mapOf(act, map).nodes[node]?.kind ?? -1)];
}

/** The kinds that a group chooses its way by. */
export const COUNTED = ['elite', 'campfire', 'merchant', 'treasure', 'event', 'encounter'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Ahead {
  readonly kind: Counted;
  readonly least: number;
  readonly most: number;
}

const counts = (kind: RoomKind | undefined, as: Counted): number =>
  kind === as || (kind === 'burningElite' && as === 'elite') ? 1 : 0;

/** How many rooms of a kind lie on the ways from a room to the boss, that room among them. */
function range(where: Where, node: number, as: Counted, known: Map<number, readonly [number, number]>) {
  const before = known.get(node);
  if (before !== undefined) return before;
  const own = counts(kindAt(where, node), as);
  const on: (readonly [number, number])[] = (mapOf(where.act, where.map).next[node] ?? []).map((next) =>
    range(where, next, as, known),
  );
  const found: readonly [number, number] =
    on.length === 0
      ? [own, own]
      : [own + Math.min(...on.map(([least]) => least)), own + Math.max(...on.map(([, most]) => most))];
  known.set(node, found);
  return found;
}

/** What the ways through a room lead to; kinds that none of them meets are left out. */
export function aheadOf(where: Where, node: number): Ahead[] {
  return COUNTED.flatMap((kind) => {
    const [least, most] = range(where, node, kind, new Map());
    return most === 0 ? [] : [{ kind, least, most }];
  });
}
