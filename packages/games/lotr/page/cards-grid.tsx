import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { PrintedFound } from '@kolbiste/tablekit/cards/printed.tsx';
import { useWanted } from '@kolbiste/tablekit/cards/wanted.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORD_WORDS, setWord, traitWord } from '../src/texts.ts';
import type { Wanted } from './browse.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';
import { RINGS_SHELF } from './shelf.ts';

/** What one can look for: words, kind, sphere, cost, set, trait or keyword. */
function Filters({ wanted, set }: { wanted: Wanted; set(part: Partial<Wanted>): void }) {
  const { t } = useTranslation(['rings', 'cards']);
  const { lang, names } = useSettings();
  const ways = {
    kind: CHOICES.kind.map((way) => [way, t(`type.${way}`)] as const),
    sphere: CHOICES.sphere.map((way) => [way, t(`sphere.${way}`)] as const),
    cost: CHOICES.cost.map((way) => [way, way] as const),
    set: CHOICES.set.map((way) => [way, setWord(way, lang, names)] as const),
    trait: [
      ...CHOICES.trait.map((way) => [way, traitWord(way, lang, names)] as const),
      ...CHOICES.keyword.map((way) => [way, KEYWORD_WORDS[way][lang]] as const),
    ],
  };
  const labels = {
    kind: t('cards:printed.kind'),
    sphere: t('lotr-pages:cards.sphere'),
    cost: t('cards:printed.cost'),
    set: t('lotr-pages:cards.set'),
    trait: t('lotr-pages:cards.trait'),
  };
  return (
    <div className="filters" role="group" aria-label={t('cards:filters')}>
      <label className="control">
        <span className="control-label">{t('cards:printed.words')}</span>
        <input type="search" value={wanted.words} onChange={(event) => set({ words: event.target.value })} />
      </label>
      {(Object.keys(ways) as (keyof typeof ways)[]).map((by) => (
        <Choose key={by} label={labels[by]} value={wanted[by]} set={(way) => set({ [by]: way })} ways={ways[by]} />
      ))}
    </div>
  );
}

/** All cards that fit, each with its face. */
export function CardsGrid() {
  const { lang, names } = useSettings();
  const [wanted, set] = useWanted(ANYTHING);
  const asked = useDeferredValue(JSON.stringify(wanted));
  const found = useMemo(() => cardsWanted(JSON.parse(asked) as Wanted, lang, names), [asked, lang, names]);
  return (
    <>
      <Filters wanted={wanted} set={set} />
      <PrintedFound shelf={RINGS_SHELF} ids={found.map(({ id }) => id)} />
    </>
  );
}
