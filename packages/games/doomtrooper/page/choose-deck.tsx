/** One player's deck: a ready one or an own one that is legal by its profile. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { affiliation } from '../src/cards/words.ts';
import type { Deck, Profile } from '../src/config.ts';
import { deckFaults } from '../src/config.ts';
import { deckOf, READY } from './decks/lists.ts';
import { doomShelf } from './decks/store.ts';

const { useDecks, openDecks } = doomShelf;

/** The decks by their values: the side of a ready one, or an own one's id. Undefined = none, or it is not legal by the profile. */
export function useDeckCalled(profile: Profile): (value: string) => Deck | undefined {
  const own = useDecks((s) => s.decks);
  useEffect(openDecks, []);
  return (value) => {
    const list = READY.find(({ side }) => side === value)?.list ?? own.find(({ id }) => id === value)?.list;
    if (list === undefined) return undefined;
    const deck = deckOf(list);
    return deckFaults(deck, profile).length === 0 ? deck : undefined;
  };
}

interface Choosing {
  readonly profile: Profile;
  readonly deck: string;
  set(deck: string): void;
}

export function ChooseDeck({ profile, deck, set }: Choosing) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const own = useDecks((s) => s.decks);
  const open = useDecks((s) => s.open);
  const called = useDeckCalled(profile);
  return (
    <>
      <label className="control">
        <span className="control-label">{t('decks.choose')}</span>
        <select value={deck} onChange={(event) => set(event.target.value)}>
          <optgroup label={t('decks.ready')}>
            {READY.map(({ side }) => (
              <option key={side} value={side}>
                {affiliation(side, names)[lang]}
              </option>
            ))}
          </optgroup>
          {own.length === 0 ? null : (
            <optgroup label={t('decks.own')}>
              {own.toReversed().map(({ id, name }) => (
                <option key={id} value={id} disabled={called(id) === undefined}>
                  {called(id) === undefined ? t('decks.faulty', { name }) : name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {open && called(deck) === undefined ? <p role="alert">{t('decks.gone')}</p> : null}
      <p>
        <Link href="/decks/doomtrooper">{t('decks.build')}</Link>
      </p>
    </>
  );
}
