import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { addressOf, games } from '../games.ts';
import './dialogs.css';
import './game-chooser.css';

/** Which game a page is about. */
export function GameChooser({ page, chosen }: { page: string; chosen: GameId }) {
  const { t } = useTranslation('ui');
  return (
    <nav className="games" aria-label={t('game')}>
      {games().map(({ id, page: { name } }) => (
        <Link
          key={id}
          href={addressOf(page, id)}
          className={id === chosen ? 'way chosen' : 'way'}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
