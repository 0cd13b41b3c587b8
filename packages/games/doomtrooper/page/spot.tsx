import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { pointedBy, refusedBy } from '@kolbiste/tablekit/table/pointed.ts';
import { SpotButton } from '@kolbiste/tablekit/table/spot.tsx';
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

export const useRefused = refusedBy(refusalsAt);

/** Something on the table that can be pointed at, with mouse, finger or key. */
export function Spot(props: Props) {
  const { place } = props;
  const pointed = usePointed(place);
  const grip = useTable(() => grips(place));
  return <SpotButton {...props} pointed={pointed} grip={grip} press={pointAt} />;
}
