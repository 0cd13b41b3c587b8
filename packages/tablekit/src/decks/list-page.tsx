import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../state/settings.ts';
import { ExportBox } from './export-box.tsx';
import { FaultList, Verdict } from './faults.tsx';
import { ImportBox } from './import-box.tsx';
import type { Cards, DeckKit } from './kit.ts';
import { useKit } from './kit.ts';
import type { KeptDeck } from './shelf.ts';
import { MOST_DECKS } from './shelf.ts';

function Ways({ deck, legal }: { deck: KeptDeck<Cards>; legal: boolean }) {
  const { t } = useTranslation('decks');
  const { game, path, shelf } = useKit();
  const { useDecks, addDeck, removeDeck } = shelf;
  const full = useDecks((s) => s.decks.length >= MOST_DECKS);
  const named = (what: string): string => `${what}: ${deck.name}`;
  return (
    <p className="kind-ways">
      {legal ? (
        <Link href={`/new/${game}?deck=${deck.id}`} className="main" aria-label={named(t('deck.play'))}>
          {t('deck.play')}
        </Link>
      ) : null}
      <Link href={`${path}/${deck.id}`} className="second" aria-label={named(t('deck.edit'))}>
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

function Own({ deck }: { deck: KeptDeck<Cards> }) {
  const { faultsOf, parts, path } = useKit();
  const faults = faultsOf(deck.list);
  return (
    <li className="panel deck-row">
      <div>
        <h3>
          <Link href={`${path}/${deck.id}`}>{deck.name}</Link> <parts.Badge list={deck.list} />
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

function Ready({ starter }: { starter: DeckKit['starters'][number] }) {
  const { t } = useTranslation('decks');
  const lang = useSettings((s) => s.lang);
  const { parts, path, shelf, useListWords } = useKit();
  const { useDecks, addDeck } = shelf;
  const words = useListWords();
  const [, go] = useLocation();
  const full = useDecks((s) => s.decks.length >= MOST_DECKS);
  const name = starter.name[lang];
  const copy = async (): Promise<void> => {
    const id = await addDeck({ name, list: starter.list });
    if (id !== undefined) go(`${path}/${id}`);
  };
  return (
    <li className="panel starter">
      <h3>
        {name} <parts.Badge list={starter.list} />
      </h3>
      <details>
        <summary>{t('check.cards', { count: starter.list.cards.length })}</summary>
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
  const { fresh, game, path, shelf, starters } = useKit();
  const { useDecks, addDeck } = shelf;
  const decks = useDecks((s) => s.decks);
  const [, go] = useLocation();
  const full = decks.length >= MOST_DECKS;
  const build = async (): Promise<void> => {
    const id = await addDeck({ name: t('deck.newName'), list: fresh });
    if (id !== undefined) go(`${path}/${id}`);
  };
  return (
    <>
      <p className="page-lead">{t(`${game}-pages:decks.lead`)}</p>
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
          {starters.map((starter) => (
            <Ready key={starter.key} starter={starter} />
          ))}
        </ul>
      </section>
    </>
  );
}
