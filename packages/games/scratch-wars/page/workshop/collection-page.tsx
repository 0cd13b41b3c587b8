import { More } from '@kolbiste/tablekit/decks/more.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { download } from '@kolbiste/tablekit/ui/download.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { Filter } from './browse.ts';
import { ALL, browse } from './browse.ts';
import { removeCards, useCollection } from './collection.ts';
import { fileText, wholeIn } from './files.ts';
import { Filters } from './filters.tsx';
import { LoadFile } from './load-file.tsx';
import { useLooking } from './looking.ts';
import type { Owned } from './records.ts';
import { ownedHero } from './records.ts';
import { CardLink } from './tile.tsx';

const PAGE = 60;

/** The filters as they stand in the address, so that going back finds them again. */
function useFilter(): [Filter, (part: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(Object.keys(ALL).map((key) => [key, params.get(key) ?? ''])) as unknown as Filter;
  const set = (part: Partial<Filter>) => {
    const forHeroes = part.kind === 'hero' ? { colour: '', cost: '' } : {};
    const next = Object.entries({ ...filter, ...forHeroes, ...part }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true });
    useLooking.setState({ search: next.length === 0 ? '' : `?${new URLSearchParams(next).toString()}` });
  };
  return [filter, set];
}

/** The first cards, for somebody who has none. */
function Empty() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <div className="panel empty">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.lead')}</p>
      <p className="kind-ways">
        <Link href="/workshop/packs" className="main big">
          {t('empty.open')}
        </Link>
        <Link href="/workshop/enter" className="second big">
          {t('empty.enter')}
        </Link>
        <LoadFile big />
      </p>
    </div>
  );
}

/** How many cards there are, and of what. */
function Counts({ shown, all }: { shown: readonly Owned[]; all: readonly Owned[] }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const heroes = shown.filter(ownedHero).length;
  return (
    <p className="quiet" role="status" data-testid="counts">
      {shown.length === all.length
        ? t('count.all', { count: all.length })
        : t('count.some', { count: shown.length, all: all.length })}{' '}
      · {t('count.heroes', { count: heroes })}, {t('count.weapons', { count: shown.length - heroes })}
    </p>
  );
}

/** What can be done with all the cards in sight. */
function Together({ shown, all }: { shown: readonly Owned[]; all: readonly Owned[] }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const decks = useCollection((s) => s.decks);
  const whole = decks.filter((deck) => wholeIn(deck, all));
  const some = shown.length < all.length;
  const left = decks.filter((deck) => !whole.includes(deck));
  return (
    <>
      <p className="kind-ways">
        <LoadFile />
        <button type="button" className="second" onClick={() => download('kolbiste-cards.json', fileText(all, whole))}>
          {t('file.all')}
        </button>
        {some && shown.length > 0 ? (
          <button type="button" className="second" onClick={() => download('kolbiste-cards.json', fileText(shown, []))}>
            {t('file.shown', { count: shown.length })}
          </button>
        ) : null}
        {shown.length === 0 ? null : (
          <button type="button" className="link" onClick={() => void removeCards(shown.map(({ id }) => id))}>
            {t('remove.shown', { count: shown.length })}
          </button>
        )}
      </p>
      {left.length === 0 ? null : (
        <p className="quiet">{t('file.left', { names: left.map(({ name }) => name).join(', ') })}</p>
      )}
    </>
  );
}

/** All cards of the visitor: filters, order, counts, and each card a way to its page. */
export function CollectionPage() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { lang, names } = useSettings();
  const cards = useCollection((s) => s.cards);
  const [filter, setFilter] = useFilter();
  const asked = useDeferredValue(filter);
  const key = JSON.stringify(asked);
  const shown = useMemo(() => browse(cards, JSON.parse(key) as Filter, lang, names), [cards, key, lang, names]);
  const [most, setMost] = useState(PAGE);
  if (cards.length === 0) return <Empty />;
  return (
    <section aria-label={t('nav.collection')}>
      <Filters filter={filter} set={setFilter} />
      <Counts shown={shown} all={cards} />
      {shown.length === 0 ? (
        <p>
          {t('count.none')}{' '}
          <button type="button" className="link" onClick={() => setFilter(ALL)}>
            {t('filter.clear')}
          </button>
        </p>
      ) : null}
      <ul className="kinds" data-testid="collection">
        {shown.slice(0, most).map(({ id, card }) => (
          <li key={id}>
            <CardLink id={id} card={card} />
          </li>
        ))}
      </ul>
      <More left={shown.length - most} page={PAGE} more={() => setMost(most + PAGE)} />
      <Together shown={shown} all={cards} />
    </section>
  );
}
