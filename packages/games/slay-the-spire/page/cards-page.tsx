import { titleOf } from '@kolbiste/tablekit/games.ts';
import { GameChooser } from '@kolbiste/tablekit/ui/game-chooser.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { CardsGrid } from './cards-grid.tsx';
import '@kolbiste/tablekit/pages/pages.css';

const CardPage = lazily(() => import('./card-page.tsx'));

/** All cards of Slay the Spire with their filters, or the one that the address names. */
export default function SpireCards() {
  const { t } = useTranslation('cards');
  const { id } = useParams<{ id?: string }>();
  return (
    <main className="page" id="content">
      <Title also={titleOf('slay-the-spire')}>{t('title')}</Title>
      <GameChooser page="/cards" chosen="slay-the-spire" />
      <p className="page-lead">{t('slay-the-spire-pages:cards.lead')}</p>
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
