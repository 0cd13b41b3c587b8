/** Small pictures are painted once and kept as points: a hundred drawings with a filter each would make scrolling heavy. */
import { Bounded } from './bounded.ts';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH } from './emblem.ts';

const KEPT = 200;
const QUALITY = 0.86;
/** More points than these nobody tells apart. */
const DENSEST = 2;

const painted = new Bounded<string>(KEPT);
let queue: Promise<unknown> = Promise.resolve();

const pause = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => go(), { timeout: 400 });
    else setTimeout(go);
  });

async function paint(drawing: string, width: number): Promise<string> {
  await pause();
  const image = new Image(EMBLEM_WIDTH, EMBLEM_HEIGHT);
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * EMBLEM_HEIGHT) / EMBLEM_WIDTH);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', QUALITY);
}

const keyOf = (key: string, width: number): string => `${key}@${width}`;

/** How many points wide a picture of so many units is painted on this screen. */
export const pointsOf = (width: number): number =>
  Math.round(width * Math.min(DENSEST, globalThis.devicePixelRatio || 1));

export const paintedAs = (key: string, width: number): string | undefined => painted.get(keyOf(key, width));

/** Paints a drawing, one after the other, when nothing else is to be done; where it cannot be, the drawing itself. */
export function painting(key: string, drawing: string, width: number): Promise<string> {
  const one = queue.then(async () => {
    const there = paintedAs(key, width);
    if (there !== undefined) return there;
    try {
      const points = await paint(drawing, width);
      painted.set(keyOf(key, width), points);
      return points;
    } catch {
      return drawing;
    }
  });
  queue = one;
  return one;
}
