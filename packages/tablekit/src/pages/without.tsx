import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { isGame, titleOf } from '../games.ts';
import { Title } from '../ui/title.tsx';
import './pages.css';

/** Says that the game has no such page, or no page at all. */
export default function Without({ game }: { game: GameId }) {
  const { t } = useTranslation('ui');
  return (
    <main className="page" id="content" data-testid="without">
      <Title>{isGame(game) ? titleOf(game) : game}</Title>
      <p className="page-lead">{t('without')}</p>
      <p>
        <Link href="/" className="main">
          {t('notFound.home')}
        </Link>
      </p>
    </main>
  );
}
