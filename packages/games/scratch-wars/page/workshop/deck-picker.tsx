import { More } from '@kolbiste/tablekit/decks/more.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_WEAPONS } from '../../src/index.ts';
import type { Filter } from './browse.ts';
import { ALL, browse } from './browse.ts';
import { editDeck } from './collection.ts';
import { toggled } from './decks.ts';
import { Filters } from './filters.tsx';
import type { NamedDeck, Owned } from './records.ts';
import { TileBody } from './tile.tsx';

const PAGE = 40;

/** The heroes or the weapons of the collection, to be put into the deck. */
function Shelf({ what, deck, cards }: { what: 'hero' | 'weapon'; deck: NamedDeck; cards: readonly Owned[] }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { lang, names } = useSettings();
  const [filter, setFilter] = useState<Filter>(ALL);
  const [most, setMost] = useState(PAGE);
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => browse(cards, { ...asked, kind: what }, lang, names), [cards, asked, what, lang, names]);
  const full = what === 'weapon' && deck.weapons.length >= MAX_WEAPONS;
  const within = (id: string) => deck.hero === id || deck.weapons.includes(id);
  return (
    <>
      <Filters filter={filter} set={(part) => setFilter({ ...filter, ...part })} what={what} />
      <p className="quiet" role="status">
        {t(`count.${what === 'hero' ? 'heroes' : 'weapons'}`, { count: shown.length })}
        {full ? ` · ${t('deck.full')}` : ''}
      </p>
      <ul className="kinds">
        {shown.slice(0, most).map(({ id, card }) => (
          <li key={id}>
            <button
              type="button"
              className={within(id) ? `kind within rarity-${card.rarity}` : `kind rarity-${card.rarity}`}
              aria-pressed={within(id)}
              disabled={full && !within(id)}
              onClick={() => void editDeck(deck.id, (now) => toggled(now, id, what === 'hero'))}
            >
              <TileBody card={card} />
              {within(id) ? <span className="badge">✓ {t('deck.in')}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      <More left={shown.length - most} page={PAGE} more={() => setMost(most + PAGE)} />
    </>
  );
}

/** The cards to choose from, heroes first until there is one. */
export function DeckPicker({ deck, cards }: { deck: NamedDeck; cards: readonly Owned[] }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <Tabs className="tabs picker" defaultSelectedKey={deck.hero === null ? 'hero' : 'weapon'}>
      <TabList aria-label={t('deck.choose')}>
        <Tab id="hero">{t('filter.hero')}</Tab>
        <Tab id="weapon">{t('filter.weapon')}</Tab>
      </TabList>
      {(['hero', 'weapon'] as const).map((what) => (
        <TabPanel key={what} id={what}>
          <Shelf what={what} deck={deck} cards={cards} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
