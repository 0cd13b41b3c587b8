import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { DECK_FORMATS, deckStars, realDecks } from '../../src/index.ts';
import { useNames } from '../cards/names.ts';
import { addDeck, removeDeck, takeFile, useCollection } from './collection.ts';
import { cardsOf, judgeIn } from './decks.ts';
import { deckFile, MOST, wholeIn } from './files.ts';
import { LoadFile } from './load-file.tsx';
import type { NamedDeck } from './records.ts';
import { Face } from './tile.tsx';

/** Marks of the formats a deck is legal in. */
function Marks({ deck }: { deck: NamedDeck }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const all = useCollection((s) => s.cards);
  const cards = cardsOf(deck, all);
  const free = judgeIn('free', cards);
  return (
    <span className="marks">
      {DECK_FORMATS.map((format) => {
        const legal = judgeIn(format, cards).ok;
        return (
          <span key={format} className={legal ? 'mark good' : 'mark bad'}>
            <span aria-hidden="true">{legal ? '✓' : '✗'}</span> {t(`format.${format}`)}
            <span className="sr"> {t(legal ? 'format.legal' : 'format.illegal')}</span>
          </span>
        );
      })}
      {free.ok ? <span className="mark">{t('format.sum', { count: deckStars(free.value) })}</span> : null}
    </span>
  );
}

function Ways({ deck, whole }: { deck: NamedDeck; whole: boolean }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <p className="kind-ways">
      {whole ? (
        <Link href={`/new?deck=${deck.id}`} className="main">
          {t('deck.play')}
        </Link>
      ) : null}
      <Link href={`/workshop/deck/${deck.id}`} className="second" aria-label={`${t('deck.edit')}: ${deck.name}`}>
        {t('deck.edit')}
      </Link>
      <button
        type="button"
        className="second"
        aria-label={`${t('deck.copy')}: ${deck.name}`}
        onClick={() => void addDeck(deck.name, { hero: deck.hero, weapons: deck.weapons })}
      >
        {t('deck.copy')}
      </button>
      <button
        type="button"
        className="second"
        aria-label={`${t('remove.deck')}: ${deck.name}`}
        onClick={() => void removeDeck(deck.id)}
      >
        {t('remove.deck')}
      </button>
    </p>
  );
}

function Row({ deck }: { deck: NamedDeck }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const label = useNames();
  const all = useCollection((s) => s.cards);
  const { hero, weapons } = cardsOf(deck, all);
  return (
    <li className="panel deck-row">
      <div>
        <h2>
          <Link href={`/workshop/deck/${deck.id}`}>{deck.name || t('deck.unnamed')}</Link>
        </h2>
        <p className="quiet">
          {hero === undefined ? t('deck.noHero') : hero.card.name || label(hero.card.kind)} ·{' '}
          {t('count.weapons', { count: weapons.length })}
        </p>
        <Marks deck={deck} />
      </div>
      <ul className="deck-faces" aria-hidden="true">
        {(hero === undefined ? weapons : [hero, ...weapons]).map(({ id, card }) => (
          <li key={id}>
            <Face card={card} />
          </li>
        ))}
      </ul>
      <Ways deck={deck} whole={wholeIn(deck, all)} />
    </li>
  );
}

/** Decks that were really played, to start from. */
function League() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const names = useSettings((s) => s.names);
  return (
    <details className="panel">
      <summary>{t('deck.league')}</summary>
      <p className="quiet">{t('deck.leagueLead')}</p>
      <ul className="league">
        {realDecks(names).map(({ id, deck }) => (
          <li key={id}>
            <span>{deck.hero.name}</span>
            <button
              type="button"
              className="link"
              aria-label={`${t('deck.take')}: ${deck.hero.name}`}
              onClick={() => void takeFile(deckFile(deck.hero.name, deck), 'file')}
            >
              {t('deck.take')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All named decks. */
export function DecksPage() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { cards, decks } = useCollection();
  const [, go] = useLocation();
  const build = async () => {
    const id = await addDeck(t('deck.newName'));
    if (id !== undefined) go(`/workshop/deck/${id}`);
  };
  return (
    <section aria-label={t('nav.decks')}>
      <p className="kind-ways">
        <button
          type="button"
          className="main"
          disabled={cards.length === 0 || decks.length >= MOST.decks}
          onClick={() => void build()}
        >
          {t('deck.new')}
        </button>
        <LoadFile />
        {cards.length === 0 ? <Link href="/workshop/packs">{t('empty.open')}</Link> : null}
      </p>
      {decks.length === 0 ? <p className="quiet">{t(cards.length === 0 ? 'deck.noCards' : 'deck.none')}</p> : null}
      {decks.length >= MOST.decks ? <p className="quiet">{t('full.decks', { most: MOST.decks })}</p> : null}
      <ul className="deck-rows">
        {decks.toReversed().map((deck) => (
          <Row key={deck.id} deck={deck} />
        ))}
      </ul>
      <League />
    </section>
  );
}
