/** Where slips and numbers of a chain lie, in points of the window. */
import type { Box } from '@kolbiste/tablekit/table/arrow-shape.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a slip lies on a thing: in its middle, a little above, free of the figures in its corners. */
export const slipAt = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height * 0.42 });
/** Where the number of an act lies: in the upper corner where nothing else is. */
export const countAt = (box: Box): Point => ({ x: box.left + Math.min(12, box.width / 4), y: box.top + 12 });
