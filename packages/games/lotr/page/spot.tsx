import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import type { ReactNode } from 'react';
import { grips } from './drag.ts';
import { firstFigure } from './figures.ts';
import type { Place } from './places.ts';
import { keyOf, optionsAt } from './places.ts';
import { pointAt } from './point.ts';
import { useRings } from './store.ts';

interface Props {
  readonly place: Place;
  /** The card that is looked at; 0 = none. */
  readonly card: number;
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot({ place, card, words, className = '', children }: Props) {
  const key = keyOf(place);
  const lit = useTable(({ prompt }) => prompt !== null && optionsAt(prompt, key).length > 0);
  const picked = useTable(
    ({ prompt, picked: option }) =>
      prompt !== null && option !== null && optionsAt(prompt, key).some((choice) => choice.option === option),
  );
  const grip = useTable(() => grips(key));
  const look = (): void => void (card > 0 && useRings.setState({ looked: card }));
  return (
    <button
      type="button"
      className={['spot', className, lit && 'lit', picked && 'picked', grip && 'grip'].filter(Boolean).join(' ')}
      data-place={key}
      data-asked={firstFigure(place, card)}
      aria-pressed={lit ? picked : undefined}
      onClick={() => {
        pointAt(key);
        // What a card says is wanted before it is played, by a finger too.
        if (place.at === 'hand') look();
      }}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look()}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look()}
      onContextMenu={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
