import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { useSettings } from '../state/settings.ts';
import type { Wanted } from './browse.ts';
import { ANYTHING, cardsWanted } from './browse.ts';
import { CardFace } from './card-face.tsx';
import { CardsFilters } from './cards-filters.tsx';
import { useCardName } from './words.ts';

const PARTS = Object.keys(ANYTHING) as (keyof Wanted)[];

/** What the address asks for: filters stand in it, so that a choice of cards can be sent to somebody. */
function useWanted(): readonly [Wanted, (part: Partial<Wanted>) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = Object.fromEntries(PARTS.map((part) => [part, params.get(part) ?? ''])) as unknown as Wanted;
  const set = (part: Partial<Wanted>) =>
    setParams(Object.fromEntries(Object.entries({ ...wanted, ...part }).filter(([, value]) => value !== '')), {
      replace: true,
    });
  return [wanted, set];
}

/** All cards that fit, each with its face. */
export function CardsGrid() {
  const { t } = useTranslation('cards');
  const { lang, names } = useSettings();
  const name = useCardName();
  const [wanted, set] = useWanted();
  const asked = useDeferredValue(JSON.stringify(wanted));
  const found = useMemo(() => cardsWanted(JSON.parse(asked) as Wanted, lang, names), [asked, lang, names]);
  return (
    <>
      <CardsFilters wanted={wanted} set={set} />
      <p className="quiet" role="status">
        {found.length === 0 ? t('stone.none') : t('stone.found', { count: found.length })}
      </p>
      <ul className="stone-cards">
        {found.map(({ id }) => (
          <li key={id}>
            <CardFace
              id={id}
              title={
                <Link href={`/cards/tmmstone/${id}`} className="card-name">
                  {name(id)}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
