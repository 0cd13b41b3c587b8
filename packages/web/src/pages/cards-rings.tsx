import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { CardsGrid } from '../rings/cards-grid.tsx';
import { GAME_TITLE, GameChooser } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
import './pages.css';

const CardPage = lazy(() => import('../rings/card-page.tsx'));

/** All cards of The Lord of the Rings with their filters, or the one that the address names. */
export default function RingsCards() {
  const { t } = useTranslation('cards');
  const { id } = useParams<{ id?: string }>();
  return (
    <main className="page" id="content">
      <Title also={GAME_TITLE.lotr}>{t('title')}</Title>
      <GameChooser page="/cards" chosen="lotr" />
      <p className="page-lead">{t('rings.lead')}</p>
      {id === undefined ? (
        <CardsGrid />
      ) : (
        <Suspense fallback={null}>
          <CardPage key={id} id={Number(id)} />
        </Suspense>
      )}
    </main>
  );
}
