import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useTitle } from '../ui/title.tsx';
import { CardDialog } from './card-dialog.tsx';
import { Contents } from './contents.tsx';
import { DeckName } from './deck-name.tsx';
import { ExportBox } from './export-box.tsx';
import { DeckCheck, Verdict } from './faults.tsx';
import { LONGEST_NAME } from './free-name.ts';
import type { Cards } from './kit.ts';
import { useKit } from './kit.ts';
import { Pool } from './pool.tsx';
import type { KeptDeck } from './shelf.ts';

function Ways({ deck }: { deck: KeptDeck<Cards> }) {
  const { t } = useTranslation('decks');
  const { faultsOf, game, path, shelf } = useKit();
  const { addDeck, removeDeck } = shelf;
  const [, go] = useLocation();
  const copy = async (): Promise<void> => {
    const id = await addDeck(deck);
    if (id !== undefined) go(`${path}/${id}`);
  };
  const remove = (): void => {
    void removeDeck(deck.id);
    go(path);
  };
  return (
    <p className="kind-ways">
      {faultsOf(deck.list).length === 0 ? (
        <Link href={`/new/${game}?deck=${deck.id}`} className="main">
          {t('deck.play')}
        </Link>
      ) : null}
      <button type="button" className="second" onClick={() => void copy()}>
        {t('deck.copy')}
      </button>
      <button type="button" className="second" onClick={remove}>
        {t('deck.remove')}
      </button>
    </p>
  );
}

type View = 'pool' | 'deck';

/** Where there is room for one of them only: the cards to choose from, or the deck. */
function Views({ deck, view, set }: { deck: KeptDeck<Cards>; view: View; set(view: View): void }) {
  const { t } = useTranslation('decks');
  const count = useKit().faultsOf(deck.list).length;
  return (
    <div className="builder-views" role="group" aria-label={t('view.title')}>
      <button type="button" className="second" aria-pressed={view === 'pool'} onClick={() => set('pool')}>
        {t('view.pool')}
      </button>
      <button type="button" className="second" aria-pressed={view === 'deck'} onClick={() => set('deck')}>
        {t('view.deck', { count: deck.list.cards.length })}
        <small>{count === 0 ? t('check.legal') : t('check.faults', { count })}</small>
      </button>
    </div>
  );
}

/** Building one deck: the cards to choose from, and beside them what it is by now. */
export function BuilderPage({ id }: { id: string }) {
  const { t } = useTranslation('decks');
  const { parts, path, shelf } = useKit();
  const deck = shelf.useDecks((s) => s.decks).find((one) => one.id === id);
  const [view, setView] = useState<View>('pool');
  const [looked, look] = useState<number | null>(null);
  // Whoever comes from a long list begins at the top.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  useTitle(deck?.name ?? '');
  if (deck === undefined)
    return (
      <p>
        {t('deck.unknown')} <Link href={path}>{t('deck.all')}</Link>
      </p>
    );
  return (
    <section aria-label={deck.name}>
      <p>
        <Link href={path}>← {t('deck.all')}</Link>
      </p>
      <h2 className="sr">{deck.name}</h2>
      <p className="sr" role="status">
        <Verdict list={deck.list} />
      </p>
      <div className="builder" data-view={view}>
        <div className="builder-deck" data-testid="deck">
          <div className="builder-head">
            <DeckName
              name={deck.name}
              label={t('deck.name')}
              longest={LONGEST_NAME}
              keep={(name) => void shelf.renameDeck(deck.id, name)}
            />
            {parts.Head === undefined ? null : <parts.Head deck={deck} />}
          </div>
          <DeckCheck list={deck.list} />
          <parts.Curve cards={deck.list.cards} />
          <Contents deck={deck} look={look} />
          <Ways deck={deck} />
          <ExportBox decks={[deck]} title={t('export.title')} />
        </div>
        <div className="builder-pool">
          <Pool deck={deck} look={look} />
        </div>
      </div>
      <Views deck={deck} view={view} set={setView} />
      <CardDialog id={looked} deck={deck} close={() => look(null)} />
    </section>
  );
}
