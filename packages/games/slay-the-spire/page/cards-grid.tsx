import { Choose } from '@kolbiste/tablekit/cards/choose.tsx';
import { PrintedFound } from '@kolbiste/tablekit/cards/printed.tsx';
import { useWanted } from '@kolbiste/tablekit/cards/wanted.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEMS } from '../src/cards/pool.ts';
import { CARD_TYPES } from '../src/vocabulary.ts';
import type { By, Wanted } from './browse.ts';
import { ANYTHING, CHOICES, thingsWanted } from './browse.ts';
import { inNames } from './printed.ts';
import type { Say } from './say.ts';
import { SPIRE_SHELF } from './shelf.ts';

const isIn = (list: readonly string[], way: string): boolean => list.includes(way);

function kindWord(t: Say, way: string): string {
  if (isIn(CARD_TYPES, way)) return t(`type.${way}`);
  return t(ITEMS.some(({ kind }) => kind === way) ? `item.${way}` : `deck.${way}`);
}

/** What one can look for: words, kind, hero, rarity, cost, act. */
function Filters({ wanted, set }: { wanted: Wanted; set(part: Partial<Wanted>): void }) {
  const { t } = useTranslation('spire');
  const { t: page } = useTranslation(['slay-the-spire-pages', 'cards']);
  const names = useSettings((s) => s.names);
  const word: Readonly<Record<By, (way: string) => string>> = {
    kind: (way) => kindWord(t, way),
    owner: (way) => inNames(t(`owner.${way}`), names),
    rarity: (way) => t(`rarity.${way}`),
    cost: (way) => way,
    act: (way) => t('act', { n: way }),
  };
  const labels: Readonly<Record<By, string>> = {
    kind: page('cards:printed.kind'),
    owner: page('cards.owner'),
    rarity: page('cards.rarity'),
    cost: page('cards:printed.cost'),
    act: page('cards.act'),
  };
  return (
    <div className="filters" role="group" aria-label={page('cards:filters')}>
      <label className="control">
        <span className="control-label">{page('cards:printed.words')}</span>
        <input type="search" value={wanted.words} onChange={(event) => set({ words: event.target.value })} />
      </label>
      {(Object.keys(word) as By[]).map((by) => (
        <Choose
          key={by}
          label={labels[by]}
          value={wanted[by]}
          set={(way) => set({ [by]: way })}
          ways={CHOICES[by].map((way) => [way, word[by](way)] as const)}
        />
      ))}
    </div>
  );
}

/** All things that fit, each with its face. */
export function CardsGrid() {
  const { lang, names } = useSettings();
  const [wanted, set] = useWanted(ANYTHING);
  const asked = useDeferredValue(JSON.stringify(wanted));
  const found = useMemo(() => thingsWanted(JSON.parse(asked) as Wanted, lang, names), [asked, lang, names]);
  return (
    <>
      <Filters wanted={wanted} set={set} />
      <PrintedFound shelf={SPIRE_SHELF} ids={found.map(({ id }) => id)} />
    </>
  );
}
