/** A thing of the table in small: the picture of its card, or of the class of a hero. */
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import type { CSSProperties } from 'react';
import { cardOf } from '../cards.ts';
import { heroPicture, pictureOf } from '../face/pictures.ts';
import { STONE_POOL } from '../face/stone-face.tsx';
import { useBoard } from '../store.ts';

/** Units wide it is painted. */
const WIDTH = 72;

export function Pic({ card, at }: { card: number; at: string }) {
  const [kind, seat] = at.split(':');
  const cls = useBoard((board) => (kind === 'hero' ? board.classes[Number(seat)] : null), null);
  const known = cardOf(card);
  const picture = cls !== null ? heroPicture(cls) : known === undefined ? null : pictureOf(known);
  if (picture === null)
    return (
      <span className="chain-pic none">
        <Icon name={kind === 'hand' ? 'rows' : 'mask'} />
      </span>
    );
  const [, middle, deep] = picture.tincture;
  return (
    <span className="chain-pic" style={{ '--t2': middle, '--t3': deep } as CSSProperties}>
      <EmblemImage pool={STONE_POOL} picture={picture} width={WIDTH} />
    </span>
  );
}
