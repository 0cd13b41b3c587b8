import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { download } from '@kolbiste/tablekit/ui/download.ts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { cardText } from '../../src/index.ts';
import { HeroCardView } from '../cards/hero-card.tsx';
import { useNames } from '../cards/names.ts';
import { WeaponCardView } from '../cards/weapon-card.tsx';
import { titleOf } from './browse.ts';
import { addDeck, removeCards, useCollection } from './collection.ts';
import { decksWith } from './decks.ts';
import { fileText } from './files.ts';
import { useLooking } from './looking.ts';
import type { Card, Owned } from './records.ts';
import { isHero } from './records.ts';

/** The card's text as the game makes it, each line with its paragraphs. */
function CardLines({ card }: { card: Card }) {
  const { lang, names } = useSettings();
  return (
    <ul className="card-lines">
      {cardText(card, lang, names).map((line) => (
        <li key={line.text}>
          {line.text} <Chips rules={line.rules} most={2} />
        </li>
      ))}
    </ul>
  );
}

/** A card as it is printed. */
function WholeCard({ card, heading }: { card: Card; heading: 'h2' | 'h3' }) {
  const label = useNames();
  return isHero(card) ? (
    <HeroCardView hero={card} label={label} heading={heading} />
  ) : (
    <WeaponCardView weapon={card} label={label} heading={heading} />
  );
}

function Ways({ owned }: { owned: Owned }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { lang, names } = useSettings();
  const [, go] = useLocation();
  const { id, card, from } = owned;
  const title = titleOf(card, lang, names);
  const build = async () => {
    const deck = await addDeck(title, { hero: id });
    if (deck !== undefined) go(`/workshop/deck/${deck}`);
  };
  return (
    <p className="kind-ways">
      {isHero(card) ? (
        <button type="button" className="main" onClick={() => void build()}>
          {t('card.build')}
        </button>
      ) : null}
      {from === 'booster' || from === 'starter' ? null : (
        <Link href={`/workshop/card/${id}/mend`} className="second">
          {t('card.mend')}
        </Link>
      )}
      <button type="button" className="second" onClick={() => download('kolbiste-card.json', fileText([owned], []))}>
        {t('file.one')}
      </button>
      <button
        type="button"
        className="second"
        onClick={() => {
          void removeCards([id]);
          go('/workshop');
        }}
      >
        {t('remove.card')}
      </button>
    </p>
  );
}

/** One card of the collection: everything about it, and what can be done with it. */
export function CardPage({ id }: { id: string }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { cards, decks } = useCollection();
  const lang = useSettings((s) => s.lang);
  const search = useLooking((s) => s.search);
  const owned = cards.find((one) => one.id === id);
  if (owned === undefined) return <p>{t('card.none')}</p>;
  const used = decksWith(id, decks);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(owned.at));
  return (
    <article className="panel">
      <p>
        <Link href={`/workshop${search}`}>← {t('nav.collection')}</Link>
      </p>
      <WholeCard card={owned.card} heading="h2" />
      <details>
        <summary>{t('card.text')}</summary>
        <CardLines card={owned.card} />
      </details>
      <p className="quiet">
        {t(`came.${owned.from}`, { day })}{' '}
        {used.length === 0 ? null : (
          <>
            {t('card.inDecks', { count: used.length })}{' '}
            {used.map(({ id: deck, name }, k) => (
              <span key={deck}>
                {k === 0 ? '' : ', '}
                <Link href={`/workshop/deck/${deck}`}>{name}</Link>
              </span>
            ))}
          </>
        )}
      </p>
      <Ways owned={owned} />
    </article>
  );
}
