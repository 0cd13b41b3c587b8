/** One player's deck: a ready one, or an own one that is legal by the profile of the table; of one that is not, why. */
import { FaultList } from '@kolbiste/tablekit/decks/faults.tsx';
import type { KeptDeck } from '@kolbiste/tablekit/decks/shelf.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { deckRefusalWords } from '../src/cards/deck-words.ts';
import { affiliation } from '../src/cards/words.ts';
import type { Deck, Profile } from '../src/config.ts';
import type { List } from './decks/lists.ts';
import { deckOf, faultsBy, READY } from './decks/lists.ts';
import { doomShelf } from './decks/store.ts';

const { useDecks, openDecks } = doomShelf;

const listCalled = (value: string, own: readonly KeptDeck<List>[]): List | undefined =>
  READY.find(({ side }) => side === value)?.list ?? own.find(({ id }) => id === value)?.list;

/** The decks by their values: the side of a ready one, or an own one's id. Undefined = none, or it is not legal by the profile. */
export function useDeckCalled(profile: Profile): (value: string) => Deck | undefined {
  const own = useDecks((s) => s.decks);
  useEffect(openDecks, []);
  return (value) => {
    const list = listCalled(value, own);
    return list === undefined || faultsBy(list, profile).length > 0 ? undefined : deckOf(list);
  };
}

/** Why a deck cannot be played by the profile, what helps, and the way there. */
function WhyNot({ list, profile, mend }: { list: List; profile: Profile; mend: string | undefined }) {
  const { t } = useTranslation('doom');
  const faults = faultsBy(list, profile).map((fault) => ({
    id: `${fault.code} ${fault.card}`,
    text: (lang: 'cs' | 'en', names: 'real' | 'neutral') => deckRefusalWords(fault, profile, names)[lang],
    rules: [fault.rule],
  }));
  if (faults.length === 0) return null;
  return (
    <div className="form-wrong" role="alert">
      <p>{t('decks.notHere')}</p>
      <FaultList faults={faults} />
      {mend === undefined ? null : <Link href={`/decks/doomtrooper/${mend}`}>{t('decks.mend')}</Link>}
    </div>
  );
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
  const list = listCalled(deck, own);
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
                <option key={id} value={id}>
                  {called(id) === undefined ? t('decks.faulty', { name }) : name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {list !== undefined ? (
        <WhyNot list={list} profile={profile} mend={own.find(({ id }) => id === deck)?.id} />
      ) : open ? (
        <p role="alert">{t('decks.gone')}</p>
      ) : null}
      <p>
        <Link href="/decks/doomtrooper">{t('decks.build')}</Link>
      </p>
    </>
  );
}
