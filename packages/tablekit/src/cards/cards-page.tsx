import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { titleOf } from '../games.ts';
import { GameChooser } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
import '../pages/pages.css';

interface Props {
  readonly game: GameId;
  readonly lead: string;
  /** All cards with their filters. */
  readonly Grid: ComponentType;
  /** The one that the address names. */
  readonly Card: ComponentType<{ readonly id: number }>;
}

/** All printed cards of a game with their filters, or one of them. */
export function CardsPage({ game, lead, Grid, Card }: Props) {
  const { t } = useTranslation('cards');
  const { id } = useParams<{ id?: string }>();
  return (
    <main className="page" id="content">
      <Title also={titleOf(game)}>{t('title')}</Title>
      <GameChooser page="/cards" chosen={game} />
      <p className="page-lead">{lead}</p>
      {id === undefined ? (
        <Grid />
      ) : (
        <Suspense fallback={null}>
          <Card key={id} id={Number(id)} />
        </Suspense>
      )}
    </main>
  );
}
