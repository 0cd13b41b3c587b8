import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filtering } from './kit.ts';

interface Props extends Filtering {
  /** What stands beside the words, always in sight. */
  readonly beside?: ReactNode;
  /** How many of the filters that are folded choose something. */
  readonly active: number;
  /** The filters that are folded where there is little room. */
  readonly children: ReactNode;
}

/** The filters of the cards to choose from: words, and behind a fold the rest. */
export function FiltersBox({ filter, set, beside, active, children }: Props) {
  const { t } = useTranslation(['decks', 'cards', 'workshop']);
  const [unfolded] = useState(() => matchMedia('(min-width: 800px)').matches);
  return (
    <search className="filters-box" aria-label={t('cards:filters')}>
      <div className="filters">
        <label className="control filter-words">
          <span className="control-label">{t('filter.words')}</span>
          <input type="search" value={filter.q ?? ''} onChange={(event) => set({ q: event.target.value })} />
        </label>
        {beside}
      </div>
      <details open={unfolded}>
        <summary>
          {t('workshop:filter.more')} {active === 0 ? null : <span className="count">{active}</span>}
        </summary>
        <div className="filters">{children}</div>
      </details>
    </search>
  );
}
