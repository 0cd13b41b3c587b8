/** The picture of a card at the head of its line, with what it costs. */
import type { CSSProperties, ReactNode } from 'react';
import { EmblemImage } from './emblem-image.tsx';
import type { Pool } from './pool.ts';
import type { Picture } from './scene.ts';
import './thumb.css';

/** Units wide it is painted. */
const WIDTH = 72;

interface Props {
  readonly card: number;
  readonly pool: Pool;
  readonly picture: Picture;
  readonly children: ReactNode;
}

export function Thumb({ card, pool, picture, children }: Props) {
  const [, middle, deep] = picture.tincture;
  return (
    <span className="thumb" data-peek={card} style={{ '--t2': middle, '--t3': deep } as CSSProperties}>
      <EmblemImage pool={pool} picture={picture} width={WIDTH} />
      <span className="line-cost">{children}</span>
    </span>
  );
}
