import { CardFilters, FilterRows } from '@kolbiste/tablekit/cards/filters.tsx';
import type { Wanting } from '@kolbiste/tablekit/cards/found.tsx';
import { useTranslation } from 'react-i18next';
import type { Wanted } from './browse.ts';
import { CHOICES } from './browse.ts';

/** What one can look for: words, class, kind, rarity, cost, tag or keyword. */
export function CardsFilters(filtering: Wanting<Wanted>) {
  const { t } = useTranslation(['stone', 'cards', 'tmmstone-pages']);
  const traits = [
    ...CHOICES.tag.map((tag) => [tag, t(`tag.${tag}`)] as const),
    ...CHOICES.keyword.map((word) => [word, t(`keyword.${word}`)] as const),
  ];
  const named = (by: 'class' | 'kind' | 'rarity') => CHOICES[by].map((way) => [way, t(`${by}.${way}`)] as const);
  return (
    <CardFilters {...filtering}>
      <FilterRows
        {...filtering}
        rows={[
          ['class', t('tmmstone-pages:cards.class'), named('class')],
          ['kind', t('cards:printed.kind'), named('kind')],
          ['cost', t('cards:printed.cost'), CHOICES.cost.map((cost) => [cost, cost])],
          ['rarity', t('tmmstone-pages:cards.rarity'), named('rarity')],
          ['trait', t('cards:printed.trait'), traits],
        ]}
      />
    </CardFilters>
  );
}
