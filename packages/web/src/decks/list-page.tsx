import type { Starter } from '@kolbiste/tmmstone';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../state/settings.ts';
import { STARTERS } from '../stone/begin.ts';
import { useListWords } from './contents.tsx';
import { ExportBox } from './export-box.tsx';
import { FaultList, Verdict } from './faults.tsx';
import { ImportBox } from './import-box.tsx';
import type { KeptDeck } from './records.ts';
import { faultsOf } from './records.ts';
import { addDeck, MOST_DECKS, removeDeck, useDecks } from './store.ts';

function Ways({ deck, legal }: { deck: KeptDeck; legal: boolean }) {
  const { t } = useTranslation('decks');
  const full = useDecks((s) => s.decks.length >= MOST_DECKS);
  const named = (what: string): string => `${what}: ${deck.name}`;
  return (
    <p className="kind-ways">
      {legal ? (
        <Link href={`/new/tmmstone?deck=${deck.id}`} className="main" aria-label={named(t('deck.play'))}>
          {t('deck.play')}
        </Link>
      ) : null}
      <Link href={`/decks/tmmstone/${deck.id}`} className="second" aria-label={named(t('deck.edit'))}>
        {t('deck.edit')}
      </Link>
      <button
        type="button"
        className="second"
        disabled={full}
        aria-label={named(t('deck.copy'))}
        onClick={() => void addDeck(deck)}
      >
        {t('deck.copy')}
      </button>
      <button
        type="button"
        className="second"
        aria-label={named(t('deck.remove'))}
        onClick={() => void removeDeck(deck.id)}
      >
        {t('deck.remove')}
      </button>
    </p>
  );
}

function Own({ deck }: { deck: KeptDeck }) {
  const { t } = useTranslation('stone');
  const faults = faultsOf(deck.list);
  return (
    <li className="panel deck-row">
      <div>
        <h3>
          <Link href={`/decks/tmmstone/${deck.id}`}>{deck.name}</Link> <small>{t(`class.${deck.list.class}`)}</small>
        </h3>
        <p>
          <Verdict list={deck.list} />
        </p>
        <FaultList faults={faults.slice(0, 2)} />
      </div>
      <Ways deck={deck} legal={faults.length === 0} />
    </li>
  );
}

function Ready({ starter }: { starter: Starter }) {
  const { t } = useTranslation(['decks', 'stone']);
  const lang = useSettings((s) => s.lang);
  const words = useListWords();
  const [, go] = useLocation();
  const full = useDecks((s) => s.decks.length >= MOST_DECKS);
  const name = starter.name[lang];
  const copy = async (): Promise<void> => {
    const id = await addDeck({ name, list: starter.list });
    if (id !== undefined) go(`/decks/tmmstone/${id}`);
  };
  return (
    <li className="panel starter">
      <h3>
        {name} <small>{t(`stone:class.${starter.list.class}`)}</small>
      </h3>
      <details>
        <summary>{t('stone:setup.cards', { count: starter.list.cards.length })}</summary>
        <p className="quiet">{words(starter.list)}</p>
      </details>
      <button
        type="button"
        className="second"
        disabled={full}
        aria-label={`${t('deck.take')}: ${name}`}
        onClick={() => void copy()}
      >
        {t('deck.take')}
      </button>
    </li>
  );
}

/** The visitor's decks, those that are ready, and the way of decks in and out. */
export function ListPage() {
  const { t } = useTranslation('decks');
  const decks = useDecks((s) => s.decks);
  const [, go] = useLocation();
  const full = decks.length >= MOST_DECKS;
  const build = async (): Promise<void> => {
    const id = await addDeck({ name: t('deck.newName'), list: { class: 'mathematician', cards: [], ability: 0 } });
    if (id !== undefined) go(`/decks/tmmstone/${id}`);
  };
  return (
    <>
      <p className="page-lead">{t('lead')}</p>
      <p className="kind-ways">
        <button type="button" className="main" disabled={full} onClick={() => void build()}>
          {t('deck.new')}
        </button>
      </p>
      {full ? <p className="quiet">{t('full', { most: MOST_DECKS })}</p> : null}
      <section aria-labelledby="own-decks">
        <h2 id="own-decks">{t('own')}</h2>
        {decks.length === 0 ? <p className="quiet">{t('none')}</p> : null}
        <ul className="deck-rows">
          {decks.toReversed().map((deck) => (
            <Own key={deck.id} deck={deck} />
          ))}
        </ul>
        <ImportBox />
        {decks.length === 0 ? null : <ExportBox decks={decks} title={t('export.all')} />}
      </section>
      <section aria-labelledby="ready-decks">
        <h2 id="ready-decks">{t('ready')}</h2>
        <ul className="starters">
          {STARTERS.map((starter) => (
            <Ready key={starter.key} starter={starter} />
          ))}
        </ul>
      </section>
    </>
  );
}
