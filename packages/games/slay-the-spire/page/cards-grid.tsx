import { CardFilters, FilterRows } from '@kolbiste/tablekit/cards/filters.tsx';
import type { Wanting } from '@kolbiste/tablekit/cards/found.tsx';
import { CardsFound } from '@kolbiste/tablekit/cards/found.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { ITEMS } from '../src/cards/pool.ts';
import { CARD_TYPES } from '../src/vocabulary.ts';
import type { Wanted } from './browse.ts';
import { ANYTHING, CHOICES, thingsWanted } from './browse.ts';
import { ownerCalled } from './printed.ts';
import type { Say } from './say.ts';
import { SPIRE_SHELF } from './shelf.ts';

const isIn = (list: readonly string[], way: string): boolean => list.includes(way);

function kindWord(t: Say, way: string): string {
  if (isIn(CARD_TYPES, way)) return t(`type.${way}`);
  return t(ITEMS.some(({ kind }) => kind === way) ? `item.${way}` : `deck.${way}`);
}

/** What one can look for: words, kind, hero, rarity, cost, act. */
function Filters(filtering: Wanting<Wanted>) {
  const { t } = useTranslation('spire');
  const { t: page } = useTranslation(['slay-the-spire-pages', 'cards']);
  const { lang, names } = useSettings();
  return (
    <CardFilters {...filtering}>
      <FilterRows
        {...filtering}
        rows={[
          ['kind', page('cards:printed.kind'), CHOICES.kind.map((way) => [way, kindWord(t, way)])],
          ['owner', page('cards.owner'), CHOICES.owner.map((way) => [way, ownerCalled(way, t, lang, names)])],
          ['rarity', page('cards.rarity'), CHOICES.rarity.map((way) => [way, t(`rarity.${way}`)])],
          ['cost', page('cards:printed.cost'), CHOICES.cost.map((way) => [way, way])],
          ['act', page('cards.act'), CHOICES.act.map((way) => [way, t('act', { n: way })])],
        ]}
      />
    </CardFilters>
  );
}

/** All things that fit, each with its face. */
export const CardsGrid = () => (
  <CardsFound anything={ANYTHING} find={thingsWanted} shelf={SPIRE_SHELF} Filters={Filters} />
);
