import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { PrintedFound } from '@kolbiste/tablekit/cards/printed.tsx';
import { useWanted } from '@kolbiste/tablekit/cards/wanted.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wanted } from './browse.ts';
import { ANYTHING, CHOICES, cardsWanted } from './browse.ts';
import { affiliationWord, editionWord, kindName } from './printed.ts';
import { DOOM_SHELF } from './shelf.ts';

interface Filtering {
  readonly wanted: Wanted;
  set(part: Partial<Wanted>): void;
}

/** The choices between a few ways: kind, affiliation, edition, whether they are played. */
export function Ways({ wanted, set }: Filtering) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const ways = {
    kind: CHOICES.kind.map((way) => [way, kindName(way, t, lang, names)] as const),
    affiliation: CHOICES.affiliation.map((way) => [way, affiliationWord(way, lang, names)] as const),
    edition: CHOICES.edition.map((way) => [way, editionWord(way, lang, names)] as const),
    scripted: CHOICES.scripted.map((way) => [way, t(`browse.scriptedWays.${way}`)] as const),
  };
  return (Object.keys(ways) as (keyof typeof ways)[]).map((by) => (
    <Choose key={by} label={t(`browse.${by}`)} value={wanted[by]} set={(way) => set({ [by]: way })} ways={ways[by]} />
  ));
}

/** What one can look for: words, kind, affiliation, edition, whether it is played. */
function Filters({ wanted, set }: Filtering) {
  const { t } = useTranslation('cards');
  return (
    <div className="filters" role="group" aria-label={t('filters')}>
      <label className="control">
        <span className="control-label">{t('printed.words')}</span>
        <input type="search" value={wanted.words} onChange={(event) => set({ words: event.target.value })} />
      </label>
      <Ways wanted={wanted} set={set} />
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
      <PrintedFound shelf={DOOM_SHELF} ids={found.map(({ id }) => id)} />
    </>
  );
}
