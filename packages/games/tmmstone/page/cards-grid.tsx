import { PrintedFound } from '@kolbiste/tablekit/cards/printed.tsx';
import { useWanted } from '@kolbiste/tablekit/cards/wanted.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useDeferredValue, useMemo } from 'react';
import type { Wanted } from './browse.ts';
import { ANYTHING, cardsWanted } from './browse.ts';
import { CardsFilters } from './cards-filters.tsx';
import { STONE_SHELF } from './shelf.ts';

/** All cards that fit, each with its face. */
export function CardsGrid() {
  const { lang, names } = useSettings();
  const [wanted, set] = useWanted(ANYTHING);
  const asked = useDeferredValue(JSON.stringify(wanted));
  const found = useMemo(() => cardsWanted(JSON.parse(asked) as Wanted, lang, names), [asked, lang, names]);
  return (
    <>
      <CardsFilters wanted={wanted} set={set} />
      <PrintedFound shelf={STONE_SHELF} ids={found.map(({ id }) => id)} />
    </>
  );
}
