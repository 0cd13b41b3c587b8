import type { Card } from '@kolbiste/tmmstone';
import { CLASS_NAMES, KIND_NAMES, RARITY_NAMES, TAG_NAMES } from '@kolbiste/tmmstone';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choose } from '../cards/choose.tsx';
import { useSettings } from '../state/settings.ts';
import { CHOICES } from '../stone/browse.ts';
import { CardLine } from '../stone/card-line.tsx';
import { More } from '../workshop/more.tsx';
import type { Filter } from './browse.ts';
import { ALL, browse } from './browse.ts';
import { copiesIn, mostOf } from './lists.ts';
import type { Edited } from './stepper.tsx';
import { rowKeys, Stepper } from './stepper.tsx';

const PAGE = 40;

interface Asked {
  filter: Filter;
  set(part: Partial<Filter>): void;
}

function Filters({ filter, set, cls }: Asked & { cls: string }) {
  const { t } = useTranslation(['decks', 'stone', 'cards', 'workshop']);
  const active = [filter.kind, filter.cost, filter.tag, filter.rarity].filter((one) => one !== '').length;
  const [unfolded] = useState(() => matchMedia('(min-width: 800px)').matches);
  const own = t(`stone:class.${cls}`);
  return (
    <search className="filters-box" aria-label={t('cards:filters')}>
      <div className="filters">
        <label className="control filter-words">
          <span className="control-label">{t('filter.words')}</span>
          <input type="search" value={filter.q} onChange={(event) => set({ q: event.target.value })} />
        </label>
        <Choose
          label={t('filter.of')}
          value={filter.of}
          set={(of) => set({ of })}
          any={cls === 'neutral' ? own : t('filter.playable', { class: own })}
          ways={[
            ['all', t('filter.all')],
            ...CLASS_NAMES.map((name): [string, string] => [name, t(`stone:class.${name}`)]),
            ['token', t('filter.token')],
          ]}
        />
      </div>
      <details open={unfolded}>
        <summary>
          {t('workshop:filter.more')} {active === 0 ? null : <span className="count">{active}</span>}
        </summary>
        <div className="filters">
          <Choose
            label={t('filter.kind')}
            value={filter.kind}
            set={(kind) => set({ kind })}
            ways={KIND_NAMES.map((kind) => [kind, t(`stone:kind.${kind}`)])}
          />
          <Choose
            label={t('filter.cost')}
            value={filter.cost}
            set={(cost) => set({ cost })}
            ways={CHOICES.cost.map((cost) => [cost, cost])}
          />
          <Choose
            label={t('filter.tag')}
            value={filter.tag}
            set={(tag) => set({ tag })}
            ways={TAG_NAMES.map((tag) => [tag, t(`stone:tag.${tag}`)])}
          />
          <Choose
            label={t('filter.rarity')}
            value={filter.rarity}
            set={(rarity) => set({ rarity })}
            ways={RARITY_NAMES.map((rarity) => [rarity, t(`stone:rarity.${rarity}`)])}
          />
        </div>
      </details>
    </search>
  );
}

/** A card of the pool: its name opens it, the stepper beside it puts it in and takes it out. */
function Row({ card, deck, look }: { card: Card; deck: Edited; look(id: number): void }) {
  const within = copiesIn(deck.list, card.id) > 0;
  return (
    <li className={within ? 'pool-row within' : 'pool-row'} data-row={card.id}>
      <button
        type="button"
        className="pool-card"
        data-part="name"
        onKeyDown={rowKeys(deck, card.id)}
        onClick={() => look(card.id)}
      >
        <CardLine id={card.id} />
      </button>
      {mostOf(card) === 0 ? null : <Stepper deck={deck} card={card} />}
    </li>
  );
}

/** The cards to choose from. */
export function Pool({ deck, look }: { deck: Edited; look(id: number): void }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const [filter, setFilter] = useState<Filter>(ALL);
  const [most, setMost] = useState(PAGE);
  const asked = useDeferredValue(filter);
  const { class: cls } = deck.list;
  const shown = useMemo(() => browse(asked, cls, lang, names), [asked, cls, lang, names]);
  const set = (part: Partial<Filter>): void => {
    setFilter({ ...filter, ...part });
    setMost(PAGE);
  };
  return (
    <section aria-label={t('pool.title')} data-testid="pool">
      <Filters filter={filter} set={set} cls={cls} />
      <p className="quiet pool-count">
        <span role="status">{t('pool.count', { count: shown.length })}</span>
        {Object.values(filter).every((one) => one === '') ? null : (
          <button type="button" className="link" onClick={() => set(ALL)}>
            {t('filter.clear')}
          </button>
        )}
        <span className="pool-keys">{t('pool.keys')}</span>
      </p>
      <ul className="pool-rows">
        {shown.slice(0, most).map((card) => (
          <Row key={card.id} card={card} deck={deck} look={look} />
        ))}
      </ul>
      <More left={shown.length - most} page={PAGE} more={() => setMost(most + PAGE)} />
    </section>
  );
}
