import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Peek } from '../face/peek.tsx';
import { useSettings } from '../state/settings.ts';
import type { Filter } from './kit.ts';
import { useKit } from './kit.ts';
import { More } from './more.tsx';
import type { Edited } from './stepper.tsx';
import { rowKeys, Stepper } from './stepper.tsx';

const PAGE = 40;
const NO_FILTER: Filter = {};

/** A card of the pool: its name opens it, the stepper beside it puts it in and takes it out. */
function Row({ card, deck, look }: { card: number; deck: Edited; look(id: number): void }) {
  const kit = useKit();
  const within = kit.copies(deck.list, card) > 0;
  return (
    <li className={within ? 'pool-row within' : 'pool-row'} data-row={card}>
      <button
        type="button"
        className="pool-card"
        data-part="name"
        onKeyDown={rowKeys(kit, deck, card)}
        onClick={() => look(card)}
      >
        <kit.parts.Line id={card} />
      </button>
      {kit.most(card) === 0 ? null : <Stepper deck={deck} card={card} />}
    </li>
  );
}

/** The cards to choose from. */
export function Pool({ deck, look }: { deck: Edited; look(id: number): void }) {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [most, setMost] = useState(PAGE);
  const asked = useDeferredValue(filter);
  const { browse, parts } = useKit();
  const { list } = deck;
  const shown = useMemo(() => browse(asked, list, lang, names), [browse, asked, list, lang, names]);
  const set = (part: Filter): void => {
    setFilter({ ...filter, ...part });
    setMost(PAGE);
  };
  const clear = (): void => {
    setFilter(NO_FILTER);
    setMost(PAGE);
  };
  return (
    <section aria-label={t('pool.title')} data-testid="pool" aria-busy={asked !== filter}>
      <parts.Filters filter={filter} set={set} list={list} />
      <p className="quiet pool-count">
        <span role="status">{t('pool.count', { count: shown.length })}</span>
        {Object.values(filter).every((one) => one === '') ? null : (
          <button type="button" className="link" onClick={() => clear()}>
            {t('filter.clear')}
          </button>
        )}
        <span className="pool-keys">{t('pool.keys')}</span>
      </p>
      <ul className="pool-rows">
        {shown.slice(0, most).map((card) => (
          <Row key={card} card={card} deck={deck} look={look} />
        ))}
      </ul>
      <More left={shown.length - most} page={PAGE} more={() => setMost(most + PAGE)} />
      <Peek draw={(card) => <parts.Face id={card} />} />
    </section>
  );
}
