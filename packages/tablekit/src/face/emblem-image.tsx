/** The picture of a card where it stands. It is decoration: the card's name is its label. */
import { useEffect, useRef, useState } from 'react';
import type { Pool } from './pool.ts';
import { useGlyphs } from './pool.ts';
import { paintedAs, painting, pointsOf } from './raster.ts';
import type { Picture } from './scene.ts';
import { stampOf } from './scene.ts';
import { useSeen } from './seen.ts';

interface Props {
  readonly pool: Pool;
  readonly picture: Picture;
  /** Units wide it is painted; undefined = the drawing itself, sharp at every size. */
  readonly width?: number | undefined;
}

/** The drawing, or the points it was painted as; undefined = not yet. */
function useAddress({ pool, picture, width }: Props, seen: boolean): string | undefined {
  const there = useGlyphs(pool);
  const points = width === undefined ? undefined : pointsOf(width);
  const [made, set] = useState<{ readonly stamp: string; readonly src: string }>();
  const stamp = stampOf(picture);
  const before = points === undefined ? undefined : paintedAs(stamp, points);
  useEffect(() => {
    if (!(seen && there) || points === undefined || before !== undefined) return;
    let wanted = true;
    const take = (src: string): void => {
      if (wanted) set({ stamp, src });
    };
    void painting(stamp, pool.address(picture), points).then(take);
    return () => {
      wanted = false;
    };
  }, [seen, there, points, before, stamp, picture, pool]);
  if (points !== undefined) return before ?? (made?.stamp === stamp ? made.src : undefined);
  return seen ? pool.address(picture) : undefined;
}

export function EmblemImage(props: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const src = useAddress(props, useSeen(ref));
  return (
    <img
      ref={ref}
      className={src === undefined ? 'emblem waiting' : 'emblem'}
      src={src}
      alt=""
      aria-hidden="true"
      draggable={false}
      decoding="async"
      width={240}
      height={200}
    />
  );
}
