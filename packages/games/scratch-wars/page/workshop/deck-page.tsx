import { DeckName } from '@kolbiste/tablekit/decks/deck-name.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { download } from '@kolbiste/tablekit/ui/download.ts';
import { ShareLink } from '@kolbiste/tablekit/ui/share-link.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { CARD_FILE_LIMITS } from '../../src/index.ts';
import { titleOf } from './browse.ts';
import { addDeck, editDeck, removeDeck, useCollection } from './collection.ts';
import { DeckCheck } from './deck-check.tsx';
import { DeckPicker } from './deck-picker.tsx';
import type { DeckCards } from './decks.ts';
import { cardsOf, judgeIn, without } from './decks.ts';
import { fileText } from './files.ts';
import { deckToText } from './link.ts';
import type { NamedDeck, Owned } from './records.ts';
import { CardLink } from './tile.tsx';

const WEAPONS = [0, 1, 2, 3, 4];

/** One place of a deck: a card, or room for one. */
function Slot({ owned, deck, empty }: { owned: Owned | undefined; deck: NamedDeck; empty: string }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { lang, names } = useSettings();
  if (owned === undefined) return <li className="slot-empty">{empty}</li>;
  return (
    <li className="slot">
      <CardLink id={owned.id} card={owned.card} />
      <button
        type="button"
        className="plain slot-out"
        aria-label={t('deck.out', { name: titleOf(owned.card, lang, names) })}
        onClick={() => void editDeck(deck.id, (now) => without(now, owned.id))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Slots({ deck, cards }: { deck: NamedDeck; cards: DeckCards }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <>
      <ul className="slots" data-testid="slots">
        <Slot owned={cards.hero} deck={deck} empty={t('deck.heroHere')} />
        {WEAPONS.map((k) => (
          <Slot key={k} owned={cards.weapons[k]} deck={deck} empty={t('deck.weaponHere', { n: k + 1 })} />
        ))}
      </ul>
      {cards.gone.length === 0 ? null : (
        <p className="note bad">
          {t('deck.gone', { count: cards.gone.length })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => void editDeck(deck.id, (now) => cards.gone.reduce(without, now))}
          >
            {t('deck.forget')}
          </button>
        </p>
      )}
    </>
  );
}

/** What a whole deck is good for. */
function WholeWays({ deck, parts }: { deck: NamedDeck; parts: readonly Owned[] }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <>
      <Link href={`/new?deck=${deck.id}`} className="main">
        {t('deck.play')}
      </Link>
      <button type="button" className="second" onClick={() => download('kolbiste-deck.json', fileText(parts, [deck]))}>
        {t('file.deck')}
      </button>
    </>
  );
}

function Ways({ deck, cards }: { deck: NamedDeck; cards: DeckCards }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [, go] = useLocation();
  const free = judgeIn('free', cards);
  const whole = free.ok && cards.gone.length === 0;
  const copy = async () => {
    const id = await addDeck(deck.name, { hero: deck.hero, weapons: deck.weapons });
    if (id !== undefined) go(`/workshop/deck/${id}`);
  };
  const remove = () => {
    void removeDeck(deck.id);
    go('/workshop/decks');
  };
  return (
    <>
      <p className="kind-ways">
        {whole && cards.hero !== undefined ? <WholeWays deck={deck} parts={[cards.hero, ...cards.weapons]} /> : null}
        <button type="button" className="second" onClick={() => void copy()}>
          {t('deck.copy')}
        </button>
        <button type="button" className="second" onClick={remove}>
          {t('remove.deck')}
        </button>
      </p>
      {whole && free.ok ? (
        <ShareLink path={`/workshop/shared#${deckToText({ name: deck.name, deck: free.value })}`} />
      ) : null}
    </>
  );
}

/** Building one deck: its name, its places, what the formats say, and the cards to choose from. */
export function DeckPage({ id }: { id: string }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { cards: all, decks } = useCollection();
  const deck = decks.find((one) => one.id === id);
  if (deck === undefined) return <p>{t('deck.unknown')}</p>;
  const cards = cardsOf(deck, all);
  return (
    <section aria-label={deck.name}>
      <p>
        <Link href="/workshop/decks">← {t('deck.all')}</Link>
      </p>
      <h2 className="sr">{deck.name}</h2>
      <DeckName
        name={deck.name}
        label={t('deck.name')}
        longest={CARD_FILE_LIMITS.deckName}
        keep={(name) => void editDeck(deck.id, (now) => ({ ...now, name }))}
      />
      <Slots deck={deck} cards={cards} />
      <DeckCheck cards={cards} />
      <Ways deck={deck} cards={cards} />
      <DeckPicker deck={deck} cards={all} />
    </section>
  );
}
