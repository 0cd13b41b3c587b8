import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { List } from '../src/index.ts';
import { STARTERS } from './begin.ts';
import { isSound, ringsShelf } from './decks/store.ts';

const { useDecks, openDecks } = ringsShelf;

/** The lists of decks by their values: a learning deck's key, or an own deck's id. Undefined = none, or it may not be played with. */
export function useLists(): (deck: string) => List | undefined {
  const decks = useDecks((s) => s.decks);
  useEffect(openDecks, []);
  return (deck) =>
    STARTERS.find(({ key }) => key === deck)?.list ?? decks.find(({ id, list }) => id === deck && isSound(list))?.list;
}

interface Choosing {
  readonly deck: string;
  set(deck: string): void;
  /** What no deck means, where that is a choice. */
  readonly any?: string;
}

/** One player's deck: a learning deck or an own one. */
export function ChooseDeck({ deck, set, any }: Choosing) {
  const { t } = useTranslation('rings');
  const lang = useSettings((s) => s.lang);
  const own = useDecks((s) => s.decks);
  const open = useDecks((s) => s.open);
  const found = useLists()(deck);
  return (
    <>
      <label className="control">
        <span className="control-label">{t('setup.deck')}</span>
        <select value={deck} onChange={(event) => set(event.target.value)}>
          {any === undefined ? null : <option value="">{any}</option>}
          <optgroup label={t('decks.learning')}>
            {STARTERS.map(({ key, name }) => (
              <option key={key} value={key}>
                {name[lang]}
              </option>
            ))}
          </optgroup>
          {own.length === 0 ? null : (
            <optgroup label={t('decks.own')}>
              {own.toReversed().map(({ id, name, list }) => (
                <option key={id} value={id} disabled={!isSound(list)}>
                  {isSound(list) ? name : t('decks.faulty', { name })}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {open && found === undefined && !(any !== undefined && deck === '') ? (
        <p role="alert">{t('decks.gone')}</p>
      ) : null}
    </>
  );
}

/** To building a deck. */
export function BuildOwn() {
  const { t } = useTranslation('rings');
  return (
    <p>
      <Link href="/decks/lotr">{t('decks.build')}</Link>
    </p>
  );
}
