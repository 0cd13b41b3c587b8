import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOURS, WEAPON_TYPES } from '../../src/index.ts';
import type { Filter } from './browse.ts';
import { COSTS, SORTS } from './browse.ts';
import { ORIGINS } from './records.ts';

/** The filters of a collection. `what`: one kind alone, which then needs no filter of its own. */
export function Filters({
  filter,
  set,
  what,
}: {
  filter: Filter;
  set(part: Partial<Filter>): void;
  what?: 'hero' | 'weapon';
}) {
  const { t } = useTranslation(['duel-workshop', 'workshop', 'cards', 'ui']);
  const heroes = what === 'hero' || filter.kind === 'hero';
  const active = [filter.type, filter.stars, filter.colour, filter.cost, filter.from].filter(
    (one) => one !== '',
  ).length;
  const [unfolded] = useState(() => active > 0 || matchMedia('(min-width: 700px)').matches);
  return (
    <search className="filters-box" aria-label={t('cards:filters')}>
      <div className="filters">
        <label className="control filter-words">
          <span className="control-label">{t('filter.words')}</span>
          <input type="search" value={filter.q} onChange={(event) => set({ q: event.target.value })} />
        </label>
        {what === undefined ? (
          <Choose
            label={t('filter.kind')}
            value={filter.kind}
            set={(kind) => set({ kind })}
            ways={(['hero', 'weapon'] as const).map((kind) => [kind, t(`filter.${kind}`)])}
          />
        ) : null}
        <Choose
          label={t('filter.sort')}
          value={filter.sort}
          set={(sort) => set({ sort })}
          ways={SORTS.slice(1).map((sort) => [sort, t(`sort.${sort}`)])}
          any={t('sort.newest')}
        />
      </div>
      <details open={unfolded}>
        <summary>
          {t('workshop:filter.more')} {active === 0 ? null : <span className="count">{active}</span>}
        </summary>
        <More filter={filter} set={set} heroes={heroes} all={what === undefined} />
      </details>
    </search>
  );
}

interface MoreProps {
  filter: Filter;
  set(part: Partial<Filter>): void;
  /** Heroes alone: they have neither colours nor a cost. */
  heroes: boolean;
  all: boolean;
}

function More({ filter, set, heroes, all }: MoreProps) {
  const { t } = useTranslation(['duel-workshop', 'workshop', 'duel', 'duel-cards']);
  return (
    <div className="filters">
      <Choose
        label={t(heroes ? 'duel-cards:focusOn' : 'duel-cards:type')}
        value={filter.type}
        set={(type) => set({ type })}
        ways={WEAPON_TYPES.map((type) => [type, t(`duel:type.${type}`)])}
      />
      <Choose
        label={t('duel-cards:stars')}
        value={filter.stars}
        set={(stars) => set({ stars })}
        ways={['1', '2', '3', '4'].map((n) => [n, '★'.repeat(Number(n))])}
      />
      {heroes ? null : (
        <>
          <Choose
            label={t('filter.colour')}
            value={filter.colour}
            set={(colour) => set({ colour })}
            ways={COLOURS.map((colour) => [colour, t(`duel:colour.${colour}`)])}
          />
          <Choose
            label={t('filter.cost')}
            value={filter.cost}
            set={(cost) => set({ cost })}
            ways={COSTS.map((cost) => [cost, cost])}
          />
        </>
      )}
      {all ? (
        <Choose
          label={t('filter.from')}
          value={filter.from}
          set={(from) => set({ from })}
          ways={ORIGINS.map((from) => [from, t(`from.${from}`)])}
        />
      ) : null}
    </div>
  );
}
