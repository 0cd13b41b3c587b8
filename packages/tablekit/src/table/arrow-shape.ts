/** Arrows between things of a table, in points of the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** How far from its middle a box reaches in a direction. */
function reach({ width, height }: Box, u: number, v: number): number {
  const across = u === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(u);
  const up = v === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(v);
  return Math.min(across, up);
}

/** How far an arrow swings out, of its length. */
const SWING = 0.16;
/** It begins and ends inside what it is about, so that it is plain what that is. */
const INSIDE = 0.72;

export interface Arrow {
  /** The line itself. */
  readonly line: string;
  readonly head: string;
}

const HEAD = 15;
const round = (n: number): number => Math.round(n * 10) / 10;

/** An arrow from one thing to another, a little bent; null where they are one. */
export function arrowOf(from: Box, to: Box): Arrow | null {
  const [a, b] = [middle(from), middle(to)];
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  if (way < 1) return null;
  const [u, v] = [(b.x - a.x) / way, (b.y - a.y) / way];
  const start = Math.min(reach(from, u, v) * INSIDE, way * 0.4);
  const stop = Math.min(reach(to, u, v) * INSIDE, way * 0.4);
  const begin = { x: a.x + u * start, y: a.y + v * start };
  const tip = { x: b.x - u * stop, y: b.y - v * stop };
  const bend = { x: (begin.x + tip.x) / 2 - v * way * SWING, y: (begin.y + tip.y) / 2 + u * way * SWING };
  const turn = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const [p, q] = [((tip.x - bend.x) / turn) * HEAD, ((tip.y - bend.y) / turn) * HEAD];
  const wing = (side: number): string => `${round(tip.x - p - side * q * 0.6)} ${round(tip.y - q + side * p * 0.6)}`;
  const foot = `${round(tip.x - p * 0.7)} ${round(tip.y - q * 0.7)}`;
  return {
    line: `M${round(begin.x)} ${round(begin.y)}Q${round(bend.x)} ${round(bend.y)} ${foot}`,
    head: `M${round(tip.x)} ${round(tip.y)}L${wing(1)}L${wing(-1)}Z`,
  };
}
