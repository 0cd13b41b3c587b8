import { CardFilters, FilterRows } from '@kolbiste/tablekit/cards/filters.tsx';
import type { Wanting } from '@kolbiste/tablekit/cards/found.tsx';
import { CardsFound } from '@kolbiste/tablekit/cards/found.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { KEYWORD_WORDS, setWord, traitWord } from '../src/texts.ts';
import type { Wanted } from './browse.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';
import { RINGS_SHELF } from './shelf.ts';

/** What one can look for: words, kind, sphere, cost, set, trait or keyword. */
function Filters(filtering: Wanting<Wanted>) {
  const { t } = useTranslation(['rings', 'cards', 'lotr-pages']);
  const { lang, names } = useSettings();
  const traits = [
    ...CHOICES.trait.map((way) => [way, traitWord(way, lang, names)] as const),
    ...CHOICES.keyword.map((way) => [way, KEYWORD_WORDS[way][lang]] as const),
  ];
  return (
    <CardFilters {...filtering}>
      <FilterRows
        {...filtering}
        rows={[
          ['kind', t('cards:printed.kind'), CHOICES.kind.map((way) => [way, t(`type.${way}`)])],
          ['sphere', t('lotr-pages:cards.sphere'), CHOICES.sphere.map((way) => [way, t(`sphere.${way}`)])],
          ['cost', t('cards:printed.cost'), CHOICES.cost.map((way) => [way, way])],
          ['set', t('lotr-pages:cards.set'), CHOICES.set.map((way) => [way, setWord(way, lang, names)])],
          ['trait', t('lotr-pages:cards.trait'), traits],
        ]}
      />
    </CardFilters>
  );
}

/** All cards that fit, each with its face. */
export const CardsGrid = () => (
  <CardsFound anything={ANYTHING} find={cardsWanted} shelf={RINGS_SHELF} Filters={Filters} />
);
