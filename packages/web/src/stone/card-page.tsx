import type { Card } from '@kolbiste/tmmstone';
import { LANGS, nameOf } from '@kolbiste/tmmstone';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useSettings } from '../state/settings.ts';
import { CardFace } from './card-face.tsx';
import { cardOf, linesOfCard } from './cards.ts';
import { cardsNamedBy, cardsNaming } from './links.ts';
import { useCardName } from './words.ts';

/** Name and text in the other language. */
function Abroad({ card }: { card: Card }) {
  const { t } = useTranslation(['cards', 'stone']);
  const { lang, names } = useSettings();
  const other = LANGS.find((one) => one !== lang) ?? lang;
  const lines = linesOfCard(card, other, names);
  return (
    <section lang={other}>
      <h3>
        {t(`text.${other}`)}: {nameOf(card.id, other, names)}
      </h3>
      {lines.length === 0 ? null : <p>{lines.join(' ')}</p>}
    </section>
  );
}

function Others({ title, ids }: { title: string; ids: readonly number[] }) {
  const name = useCardName();
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="stone-cards">
        {ids.map((id) => (
          <li key={id}>
            <CardFace
              id={id}
              title={
                <Link href={`/cards/tmmstone/${id}`} className="card-name">
                  {name(id)}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way back to the cards as they were looked for, or to all of them. */
function Back() {
  const { t } = useTranslation('cards');
  return (
    <p>
      <Link href="/cards/tmmstone">← {t('stone.back')}</Link>
    </p>
  );
}

/** One card: its face, its text in both languages, the cards it names and the cards that name it. */
export default function CardPage({ id }: { id: number }) {
  const { t } = useTranslation('cards');
  const name = useCardName();
  const card = cardOf(id);
  const title = name(id);
  useEffect(() => {
    document.title = `${title} · Kolbiště`;
    return () => void (document.title = 'Kolbiště');
  }, [title]);
  if (card === undefined)
    return (
      <>
        <Back />
        <p role="status">{t('stone.none')}</p>
      </>
    );
  return (
    <article className="stone-card-page">
      <Back />
      <CardFace id={id} title={<h2>{title}</h2>} />
      <p className="quiet">{t('stone.number', { id, key: card.key })}</p>
      <Abroad card={card} />
      <Others title={t('stone.names')} ids={cardsNamedBy(card)} />
      <Others title={t('stone.namedBy')} ids={cardsNaming(card)} />
    </article>
  );
}
