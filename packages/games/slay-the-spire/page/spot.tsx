import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { pointedBy } from '@kolbiste/tablekit/table/pointed.ts';
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

/** The code of why a place cannot be chosen now; undefined = it can, or nothing is asked of it. */
export const useRefused = (key: string): string | undefined =>
  useTable(({ prompt }) => (prompt === null ? undefined : refusalsAt(prompt, key)[0]?.code));

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot({ place, words, className = '', asked, children }: Props) {
  const { lit, picked } = usePointed(place);
  const grip = useTable(() => grips(place));
  return (
    <button
      type="button"
      className={['spot', className, lit && 'lit', picked && 'picked', grip && 'grip'].filter(Boolean).join(' ')}
      data-place={place}
      data-asked={asked}
      aria-pressed={lit ? picked : undefined}
      onClick={() => pointAt(place)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
