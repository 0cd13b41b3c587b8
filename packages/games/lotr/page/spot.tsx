import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { pointedBy } from '@kolbiste/tablekit/table/pointed.ts';
import { SpotButton } from '@kolbiste/tablekit/table/spot.tsx';
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
export function Spot({ place, card, ...rest }: Props) {
  const key = keyOf(place);
  const pointed = usePointed(key);
  const grip = useTable(() => grips(key));
  return (
    <SpotButton {...rest} place={key} asked={firstFigure(place, card)} pointed={pointed} grip={grip} press={pointAt} />
  );
}
