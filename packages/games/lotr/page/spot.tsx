import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { pointedBy } from '@kolbiste/tablekit/table/pointed.ts';
import type { ReactNode } from 'react';
import { grips } from './drag.ts';
import { firstFigure } from './figures.ts';
import type { Place } from './places.ts';
import { keyOf, optionsAt } from './places.ts';
import { pointAt } from './point.ts';

interface Props {
  readonly place: Place;
  /** The card that lies there; 0 = none. */
  readonly card: number;
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What pointing at a place means now. */
export const usePointed = pointedBy(optionsAt);

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot({ place, card, words, className = '', children }: Props) {
  const key = keyOf(place);
  const { lit, picked } = usePointed(key);
  const grip = useTable(() => grips(key));
  return (
    <button
      type="button"
      className={['spot', className, lit && 'lit', picked && 'picked', grip && 'grip'].filter(Boolean).join(' ')}
      data-place={key}
      data-asked={firstFigure(place, card)}
      aria-pressed={lit ? picked : undefined}
      onClick={() => pointAt(key)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
