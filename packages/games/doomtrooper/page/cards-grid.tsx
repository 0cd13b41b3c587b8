import { CardFilters, FilterRows } from '@kolbiste/tablekit/cards/filters.tsx';
import type { Wanting } from '@kolbiste/tablekit/cards/found.tsx';
import { CardsFound } from '@kolbiste/tablekit/cards/found.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { Wanted } from './browse.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';
import { affiliationWord, editionWord, kindName } from './printed.ts';
import { DOOM_SHELF } from './shelf.ts';

/** The choices between a few ways: kind, affiliation, edition, whether they are played. */
export function Ways(filtering: Wanting<Wanted>) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  return (
    <FilterRows
      {...filtering}
      rows={[
        ['kind', t('browse.kind'), CHOICES.kind.map((way) => [way, kindName(way, t, lang, names)])],
        [
          'affiliation',
          t('browse.affiliation'),
          CHOICES.affiliation.map((way) => [way, affiliationWord(way, lang, names)]),
        ],
        ['edition', t('browse.edition'), CHOICES.edition.map((way) => [way, editionWord(way, lang, names)])],
        ['scripted', t('browse.scripted'), CHOICES.scripted.map((way) => [way, t(`browse.scriptedWays.${way}`)])],
      ]}
    />
  );
}

const Filters = (filtering: Wanting<Wanted>) => (
  <CardFilters {...filtering}>
    <Ways {...filtering} />
  </CardFilters>
);

/** All cards that fit, each with its face. */
export const CardsGrid = () => (
  <CardsFound anything={ANYTHING} find={cardsWanted} shelf={DOOM_SHELF} Filters={Filters} />
);
