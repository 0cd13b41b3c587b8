import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { pointedBy, refusedBy } from '@kolbiste/tablekit/table/pointed.ts';
import { SpotButton } from '@kolbiste/tablekit/table/spot.tsx';
import type { ReactNode } from 'react';
import { grips } from './drag.ts';
import { optionsAt, refusalsAt } from './places.ts';
import { pointAt } from './point.ts';

interface Props {
  readonly place: string;
  readonly words: string;
  readonly className?: string;
  /** What is asked about by "why?". */
  readonly asked?: string | undefined;
  readonly children: ReactNode;
}

/** What pointing at a place means now. */
export const usePointed = pointedBy(optionsAt);

export const useRefused = refusedBy(refusalsAt);

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot(props: Props) {
  const { place } = props;
  const pointed = usePointed(place);
  const grip = useTable(() => grips(place));
  return <SpotButton {...props} pointed={pointed} grip={grip} press={pointAt} />;
}
