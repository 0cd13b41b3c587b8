import type { ReactNode } from 'react';
import { Named } from './named.tsx';
import type { Pointed } from './pointed.ts';

interface Props {
  readonly place: string;
  readonly words: string;
  readonly pointed: Pointed;
  /** Whether it can be dragged. */
  readonly grip: boolean;
  press(place: string): void;
  readonly className?: string | undefined;
  /** What is asked about by "why?". */
  readonly asked?: string | undefined;
  readonly children: ReactNode;
}

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function SpotButton({ place, words, pointed, grip, press, className = '', asked, children }: Props) {
  const { lit, picked } = pointed;
  return (
    <button
      type="button"
      className={['spot', className, lit && 'lit', picked && 'picked', grip && 'grip'].filter(Boolean).join(' ')}
      data-place={place}
      data-asked={asked}
      aria-pressed={lit ? picked : undefined}
      onClick={() => press(place)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
