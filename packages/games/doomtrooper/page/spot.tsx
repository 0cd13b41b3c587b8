import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { pointedBy } from '@kolbiste/tablekit/table/pointed.ts';
import type { ReactNode } from 'react';
import { useDoom } from './board.ts';
import { grips } from './drag.ts';
import { isPair, optionsAt, pairMeant, refusalsAt } from './places.ts';
import { pointAt } from './point.ts';

interface Props {
  readonly place: string;
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const usePlaced = pointedBy(optionsAt);

/** What pointing at a place means now; whose attacker is chosen, those he may attack are lit. */
export function usePointed(place: string): { readonly lit: boolean; readonly picked: boolean } {
  // Where options lie follows from who is chosen.
  const attacker = useDoom((s) => s.attacker);
  const placed = usePlaced(place);
  const fights = useTable(({ prompt, picked }) => {
    if (prompt === null || picked === null || !isPair(prompt)) return false;
    return pairMeant(prompt, picked).some((id) => place === `piece:${id}`);
  });
  const chosen = useTable(({ prompt }) => prompt !== null && isPair(prompt) && place === `piece:${attacker}`);
  return { lit: placed.lit, picked: placed.picked || fights || chosen };
}

/** The code of why a place cannot be chosen now; undefined = it can, or nothing is asked of it. */
export const useRefused = (key: string): string | undefined =>
  useTable(({ prompt }) => (prompt === null ? undefined : refusalsAt(prompt, key)[0]?.code));

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot({ place, words, className = '', children }: Props) {
  const { lit, picked } = usePointed(place);
  const grip = useTable(() => grips(place));
  return (
    <button
      type="button"
      className={['spot', className, lit && 'lit', picked && 'picked', grip && 'grip'].filter(Boolean).join(' ')}
      data-place={place}
      aria-pressed={lit ? picked : undefined}
      onClick={() => pointAt(place)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Named words={words}>{children}</Named>
    </button>
  );
}
