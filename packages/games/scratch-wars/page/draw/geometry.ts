/** Shapes of a disc, in a box from -100 to 100. Angles are degrees, clockwise from the top. */

/** How torn the edge of a field is: the second sign of its colour [SW 3.1.1.2]. */
export type Edge = 'whole' | 'slight' | 'torn';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (v: number): number => Math.round(v * 100) / 100 + 0;

/** The point at an angle and a distance from the middle. */
export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

/** Width of a field: all are equal, as their chances are. */
export const fieldWidth = (fields: number): number => 360 / fields;

/** Angle of the middle of field i on a disc at rest; field 0 lies at the top. */
export const fieldAngle = (i: number, fields: number): number => i * fieldWidth(fields);

/** Outer edges as [part of the width, part of the depth]: 0 = at the rim, 1 = deepest. */
const EDGES: Readonly<Record<Edge, readonly (readonly [number, number])[]>> = {
  whole: [],
  slight: [
    [0.3, 0],
    [0.37, 0.75],
    [0.44, 0],
    [0.66, 0],
    [0.72, 0.6],
    [0.78, 0],
  ],
  torn: [
    [0.06, 0.9],
    [0.15, 0.1],
    [0.25, 1],
    [0.36, 0.05],
    [0.46, 0.85],
    [0.56, 0.1],
    [0.66, 1],
    [0.76, 0],
    [0.86, 0.9],
    [0.94, 0.15],
  ],
};

const at = ({ x, y }: Point): string => `${x} ${y}`;

/**
 * Outline of field i between two radii.
 * @param depth how deep the tears of the outer edge go
 */
export function fieldPath(
  i: number,
  fields: number,
  inner: number,
  outer: number,
  edge: Edge = 'whole',
  depth = 6,
): string {
  const width = fieldWidth(fields);
  const from = fieldAngle(i, fields) - width / 2;
  if (fields === 1) {
    const ring = (r: number) => `M 0 ${-r} A ${r} ${r} 0 1 1 0 ${r} A ${r} ${r} 0 1 1 0 ${-r} Z`;
    return `${ring(outer)} ${ring(inner)}`;
  }
  const large = width > 180 ? 1 : 0;
  const to = from + width;
  const rim =
    edge === 'whole'
      ? `A ${outer} ${outer} 0 ${large} 1 ${at(polar(to, outer))}`
      : [...EDGES[edge].map(([part, down]) => polar(from + part * width, outer - down * depth)), polar(to, outer)]
          .map((point) => `L ${at(point)}`)
          .join(' ');
  return `M ${at(polar(from, outer))} ${rim} L ${at(polar(to, inner))} A ${inner} ${inner} 0 ${large} 0 ${at(polar(from, inner))} Z`;
}

/** Where a field's signs lie, upright, on a disc turned by an angle. */
export function fieldSpot(i: number, fields: number, radius: number, turned = 0): Point {
  return polar(fieldAngle(i, fields) + turned, radius);
}
